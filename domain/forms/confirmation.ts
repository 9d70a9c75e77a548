// Address and lifetime of the confirmation that a form was sent.
import { minuteMs } from '../calendar/durations.ts';

/** Query parameter that makes a form's page show the confirmation instead of the form. */
export const confirmationParameter = 'sent';

export const confirmationMs = 30 * minuteMs;

/** Target of "Leave this site quickly" without scripts. */
export const quickExitPath = '/leave';
