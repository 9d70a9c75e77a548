import { useId } from 'react';

type SecretFieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  hint?: string;
  autoComplete: 'current-password' | 'new-password' | 'one-time-code' | 'username' | 'off';
  /** Shows the value, for names and codes that work only once. */
  isShown?: boolean;
  isOptional?: boolean;
};

/** A field whose value is never stored in a draft. */
export function SecretField(props: SecretFieldProps) {
  const { name, label, value, onChange, problem, hint, autoComplete } = props;
  const { isShown = false, isOptional = false } = props;
  const id = useId();
  const said = problem ?? hint;
  return (
    <div className="staff-field">
      <label className="staff-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        className="staff-control"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required={!isOptional}
        maxLength={257}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={said === undefined ? undefined : `${id}-said`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {said === undefined ? null : (
        <p
          id={`${id}-said`}
          className={problem === undefined ? 'staff-hint' : 'staff-problem'}
          role="status"
        >
          {said}
        </p>
      )}
    </div>
  );
}
