// A step that needs the password once more. It is kept nowhere: not in a draft, not in the address.
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { codes } from '#text/staff/codes';
import { privacyTexts } from '#text/staff/privacy';
import { shell } from '#text/staff/shell';
import { ApiError } from '../../api';
import { SecretField } from '../accounts/secret-field';
import { tell } from '../data/api';
import { useSession } from '../data/queries';
import { isSignedOut, showFailure } from '../data/use-action';
import { StaffDialog } from '../shell/staff-dialog';

const { confirm: text } = privacyTexts;

type ConfirmedDialogProps = {
  title: string;
  description: string;
  press: string;
  /** What did not happen, said before the reason. */
  failed: string;
  isOpen: boolean;
  onClose: () => void;
  /** Done once the password was right. */
  onConfirmed: () => Promise<void>;
  children?: ReactNode;
};

export function ConfirmedDialog(props: ConfirmedDialogProps) {
  const { title, description, press, failed, isOpen, onClose, onConfirmed, children } = props;
  const id = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wrongCode, setWrongCode] = useState<string>();
  const hasCodes = useSession()?.hasCodes === true;
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setProblem(undefined);
    setWrongCode(undefined);
    try {
      await tell('/api/admin/confirm', { password, ...(hasCodes && { code }) });
      setPassword('');
      setCode('');
      await onConfirmed();
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? error.body.fields : {};
      setWrongCode(fields.code);
      if (fields.password !== undefined) setProblem(fields.password);
      else if (fields.code !== undefined) return;
      else if (!isSignedOut(error)) showFailure(error, failed);
    } finally {
      setSending(false);
    }
  }
  return (
    <StaffDialog
      title={title}
      description={description}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="staff-button" onClick={onClose}>
            {shell.cancel}
          </button>
          <button
            type="submit"
            form={id}
            className="staff-button staff-button-primary"
            aria-disabled={isSending}
          >
            {press}
          </button>
        </>
      }
    >
      <form id={id} className="grid gap-3" onSubmit={send}>
        {children}
        <div className="staff-field">
          <label className="staff-label" htmlFor={`${id}-password`}>
            {text.password}
          </label>
          <input
            id={`${id}-password`}
            type="password"
            className="staff-control"
            autoComplete="current-password"
            required
            maxLength={256}
            value={password}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
          <p id={`${id}-hint`} className={problem ? 'staff-problem' : 'staff-hint'} role="status">
            {problem ?? text.hint}
          </p>
        </div>
        {hasCodes ? (
          <SecretField
            name="code"
            label={codes.confirm}
            value={code}
            onChange={setCode}
            problem={wrongCode}
            autoComplete="one-time-code"
            isShown
          />
        ) : null}
      </form>
    </StaffDialog>
  );
}
