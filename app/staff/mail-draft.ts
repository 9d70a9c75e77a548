// A mail draft in the person's own mail program: nothing is sent from here.
import { organisation } from '#content/en/organisation';
import { submissions } from '#content/en/staff/submissions';
import { formTypes } from '#domain/form-types';
import { labelOf } from '#domain/vocabulary';
import { fill } from './formats';
import type { Submission } from './rows';

export function mailto(address: string, subject: string, lines: readonly string[]): string {
  const body = lines.join('\r\n');
  return `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

export function submissionMail(submission: Submission): string {
  const type = labelOf(formTypes, submission.formType);
  const { mail } = submissions;
  return mailto(
    submission.email,
    fill(mail.subject, { type }),
    mail.body.map((line) =>
      fill(line, {
        name: submission.firstName,
        type: type.toLowerCase(),
        organisation: organisation.name,
      }),
    ),
  );
}
