// A dialog that asks for a passkey or the password again, and never stores it.
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { codes } from '#text/staff/codes';
import { passkeys } from '#text/staff/passkeys';
import { privacyTexts } from '#text/staff/privacy';
import { shell } from '#text/staff/shell';
import { ApiError } from '../../api/request';
import { PasskeyButton } from '../accounts/passkey-button';
import { SecretField } from '../accounts/secret-field';
import { postTransient } from '../data/api';
import { askForPasskey, canUsePasskeys, isPasskeyError } from '../data/passkeys';
import { useSession } from '../data/queries';
import { isSignedOut, showFailure } from '../data/use-action';
import { StaffDialog } from '../shell/staff-dialog';

const { confirm: text } = privacyTexts;
const path = '/api/admin/confirm/passkey';

type ConfirmedDialogProps = {
  title: string;
  description: string;
  press: string;
  /** Names the failed action; shown before the reason. */
  failed: string;
  /** The action cannot be undone. */
  isDanger?: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Runs after the passkey or password was accepted. */
  onConfirmed: () => Promise<void>;
  children?: ReactNode;
};

export function ConfirmedDialog(props: ConfirmedDialogProps) {
  const { title, description, press, failed, isOpen, onClose, onConfirmed, children } = props;
  const { isDanger = false } = props;
  const id = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wrongCode, setWrongCode] = useState<string>();
  const session = useSession();
  // The demo's password is public and needs no check.
  const asksMore = session?.isDemo === false;
  const hasCodes = asksMore && session.hasCodes;
  const needsCode = hasCodes || (asksMore && session.hasPasskeys);
  const hasPasskeys = session?.hasPasskeys === true && canUsePasskeys();
  const [noPasskey, setNoPasskey] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [isDoing, setDoing] = useState(false);
  const isLeft = useRef(false);
  /** Cancels an action that has not begun; a request in flight keeps the dialog open. */
  function leave() {
    if (isDoing) return;
    isLeft.current = true;
    onClose();
  }
  async function send(confirm: () => Promise<unknown>) {
    if (isSending) return;
    setSending(true);
    isLeft.current = false;
    setProblem(undefined);
    setWrongCode(undefined);
    setNoPasskey(undefined);
    try {
      await confirm();
      setPassword('');
      setCode('');
      if (isLeft.current) return;
      setDoing(true);
      await onConfirmed();
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? error.body.fields : {};
      setWrongCode(fields.code);
      if (fields.password !== undefined) setProblem(fields.password);
      else if (fields.code !== undefined) return;
      else if (isPasskeyError(error)) setNoPasskey(passkeys.cancelled);
      else if (fields.passkey !== undefined) setNoPasskey(fields.passkey);
      else if (!isSignedOut(error)) showFailure(error, failed);
    } finally {
      setDoing(false);
      setSending(false);
    }
  }
  const sendPassword = (event: FormEvent) => {
    event.preventDefault();
    void send(() => postTransient('/api/admin/confirm', { password, ...(needsCode && { code }) }));
  };
  const sendPasskey = () =>
    send(async () => {
      const signed = await askForPasskey(path);
      if (!signed) throw new DOMException(passkeys.cancelled);
      return postTransient(path, signed);
    });
  return (
    <StaffDialog
      title={title}
      description={description}
      isOpen={isOpen}
      onClose={leave}
      footer={
        <>
          <button type="button" className="staff-button" aria-disabled={isDoing} onClick={leave}>
            {shell.cancel}
          </button>
          <button
            type="submit"
            form={id}
            className={`staff-button ${isDanger ? 'staff-button-danger' : 'staff-button-primary'}`}
            aria-disabled={isSending}
          >
            {press}
          </button>
        </>
      }
    >
      <form id={id} className="grid gap-3" onSubmit={sendPassword}>
        {children}
        {hasPasskeys ? (
          <>
            <PasskeyButton
              label={passkeys.confirm}
              isWaiting={isSending}
              problem={noPasskey}
              press={sendPasskey}
              isPrimary
            />
            <p className="text-quiet">{passkeys.orPassword}</p>
          </>
        ) : null}
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
        {needsCode ? (
          <SecretField
            name="code"
            label={hasCodes ? codes.confirm : codes.confirmRecovery}
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
