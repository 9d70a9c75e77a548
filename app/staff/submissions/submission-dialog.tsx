import { getLabel } from '#domain/vocabulary';
import { submissions } from '#text/staff/submissions';
import { vocabularies } from '#text/vocabularies';
import { ContactLog } from '../contact-log/contact-log';
import { useJson } from '../data/queries';
import { fillText } from '../format/formats';
import { buildSubmissionMail } from '../format/mail-draft';
import { Presence } from '../live/presence';
import { ReplyThread } from '../outbox/reply-thread';
import { ErasedNotice, PersonActions } from '../privacy/person-actions';
import { getPlaceholderTitle, isNotFound, LoadFailure } from '../shell/load-failure';
import { StaffDialog } from '../shell/staff-dialog';
import type { SubmissionHandlers } from './submission-actions';
import { SubmissionDetail } from './submission-detail';
import { SubmissionFooter } from './submission-footer';

type SubmissionDialogProps = {
  /** The open submission, from the address. */
  id: string | null;
  isReplying: boolean;
  onClose: () => void;
  handlers: SubmissionHandlers;
};

export function SubmissionDialog(props: SubmissionDialogProps) {
  const { id, isReplying, onClose, handlers } = props;
  const path = `/api/get-involved-submissions/${Number(id)}` as const;
  const query = useJson(path, { isWanted: id !== null });
  const submission = query.data;
  const { detail } = submissions;
  const title =
    submission === undefined
      ? getPlaceholderTitle(query.error, detail.missing)
      : fillText(detail.title, { type: getLabel(vocabularies.formTypes, submission.formType) });
  return (
    <StaffDialog
      title={title}
      isOpen={id !== null}
      onClose={onClose}
      isWide
      isTall={!isNotFound(query.error)}
      footer={
        submission === undefined || submission.erasedAt ? undefined : (
          <SubmissionFooter key={submission.id} submission={submission} handlers={handlers} />
        )
      }
    >
      {query.isLoading ? <div className="skeleton h-dvh" aria-busy /> : null}
      {query.isError && !isNotFound(query.error) ? <LoadFailure of={query} /> : null}
      {submission?.erasedAt ? <ErasedNotice erasedAt={submission.erasedAt} /> : null}
      {submission === undefined || submission.erasedAt ? null : (
        // Quick find can switch to another submission: the key resets all state.
        <div key={submission.id} className="grid gap-5">
          <Presence of="submission" id={submission.id} />
          <SubmissionDetail submission={submission} />
          <ContactLog person={{ submissionId: submission.id }} name={submission.name} />
          <ReplyThread
            path={path}
            subject="submission"
            to={{ ...submission, mailDraft: buildSubmissionMail(submission) }}
            isReplying={isReplying && submission.firstRespondedAt === null}
          />
          <div className="flex flex-wrap gap-2">
            <PersonActions person={{ ...submission, subject: 'submission' }} onErased={onClose} />
          </div>
        </div>
      )}
    </StaffDialog>
  );
}
