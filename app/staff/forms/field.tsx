// A labelled control: its hint and its problem are tied to it, whatever it is.
import { type ReactNode, useId } from 'react';

export type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  label: string;
  isNeeded?: boolean;
  hint?: string | undefined;
  problem?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

export function Field({ label, isNeeded, hint, problem, className = '', children }: FieldProps) {
  const id = useId();
  const notes = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean);
  return (
    <div className={`staff-field ${className}`}>
      <label className="staff-label" htmlFor={id}>
        {label}
        {isNeeded ? <span aria-hidden> *</span> : null}
      </label>
      {children({
        id,
        className: 'staff-control',
        'aria-invalid': problem !== undefined,
        'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="staff-hint">
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className="staff-problem">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
