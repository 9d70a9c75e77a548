import { shell } from '#content/en/staff/shell';
import { submissions } from '#content/en/staff/submissions';
import { formTypes } from '#domain/forms/form-types';
import { labelOf } from '#domain/vocabulary';
import { useJson } from '../data/queries';
import type { Submission } from '../data/rows';
import { fill } from '../format/formats';
import { ReplyThread } from '../outbox/reply-thread';
import { ErasedNotice, PersonActions } from '../privacy/person-actions';
import { StaffDialog } from '../shell/staff-dialog';
import type { SubmissionHandlers } from './submission-actions';
import { SubmissionDetail } from './submission-detail';
import { SubmissionFooter } from './submission-footer';

type SubmissionDialogProps = {
  /** From the address bar: which one is open. */
  id: string | null;
  onClose: () => void;
  handlers: SubmissionHandlers;
};

export function SubmissionDialog({ id, onClose, handlers }: SubmissionDialogProps) {
  const path = `/api/get-involved-submissions/${id}`;
  const query = useJson<Submission>(path, { isWanted: id !== null });
  const submission = query.data;
  const { detail } = submissions;
  const title =
    submission === undefined
      ? shell.loading
      : fill(detail.title, { type: labelOf(formTypes, submission.formType) });
  return (
    <StaffDialog
      title={query.isError ? detail.missing : title}
      isOpen={id !== null}
      onClose={onClose}
      isWide
      footer={
        submission === undefined || submission.erasedAt ? undefined : (
          <SubmissionFooter submission={submission} handlers={handlers} />
        )
      }
    >
      {submission?.erasedAt ? <ErasedNotice erasedAt={submission.erasedAt} /> : null}
      {submission === undefined || submission.erasedAt ? null : (
        <div className="grid gap-5">
          <SubmissionDetail submission={submission} />
          <ReplyThread path={path} />
          <div className="flex flex-wrap gap-2">
            <PersonActions
              person={{ subject: 'submission', id: submission.id, version: submission.version }}
              onErased={onClose}
            />
          </div>
        </div>
      )}
    </StaffDialog>
  );
}
