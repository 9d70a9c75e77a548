import { demoPassword } from '#organization';

/**
 * The account of a demo, shown on its login screen. A production start never makes or accepts it.
 */
export const demoAccount = { username: 'admin', password: demoPassword } as const;
