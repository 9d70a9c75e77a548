// The parts that mutation testing covers: the code that Stryker breaks and the tests that must notice.
export const parts = {
  domain: { code: 'domain/**/*.ts', tests: ['domain/**/*.test.ts'] },
  access: {
    code: 'server/cases/access/*.ts',
    tests: ['server/cases/access/*.test.ts', 'tests/api/access.test.ts'],
  },
  backup: { code: 'server/backup/*.ts', tests: ['server/backup/*.test.ts'] },
  auth: { code: 'server/auth/*.ts', tests: ['server/auth/*.test.ts', 'tests/api/access.test.ts'] },
  change: {
    code: 'server/api/change.ts',
    tests: ['server/api/change.test.ts', 'tests/api/{changes,repeated}.test.ts'],
  },
} as const;

export type Part = keyof typeof parts;
