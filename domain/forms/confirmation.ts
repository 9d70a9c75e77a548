// The confirmation that a form was sent: where it stands, and for how long it can be shown.
import { minuteMs } from '../calendar/durations.ts';

/** The parameter of a form's address with which it shows the confirmation in place of the form. */
export const sentParameter = 'sent';

export const confirmationMs = 30 * minuteMs;

/** Where "Leave this site quickly" leads without scripts. */
export const leavePath = '/leave';
