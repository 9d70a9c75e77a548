// What replies have in common, named once.
export const danger = ['911', '988'];
export const phone = '555-0142';
export const apply = '/membership-assistance';
export const noAlarm = ['911', '988'];
/** The fall-back offers the four topics and the phone number. */
export const fallback = ['/volunteer', '/programs', '/donate', '/membership-assistance', phone];
