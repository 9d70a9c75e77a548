// Shown when the site is not ready: in the log, and on every screen of an owner.
import type { FailureReason } from '#domain/failures';
import type { Texts } from '../../texts.ts';

export const failures = {
  title: 'The server has a problem',
  reasons: {
    'database-unreachable':
      'The database cannot be reached. Nothing can be saved, and forms on the website are refused.',
    'writes-failing':
      'The database cannot save. The disk may be full. Forms on the website are refused.',
    'outbox-unreadable':
      'The outbox cannot be read. No messages go out, not even about emergencies.',
  } satisfies Record<FailureReason, string>,
  help: 'Call the person who runs the server. docs/operating.md explains what to check.',
} as const satisfies Texts;
