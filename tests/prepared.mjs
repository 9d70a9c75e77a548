// Prepares what test files share: an empty database, and each program bundled into one file.
import { filterPasswordsIfStale, prepareDatabaseIfStale } from '../scripts/build.mjs';
import { testPrograms } from '../scripts/programs.mjs';

export async function setup(project) {
  await filterPasswordsIfStale();
  project.provide('emptyDatabase', await prepareDatabaseIfStale());
  project.provide(
    'programs',
    await testPrograms({
      'api-process': 'tests/faults/api-process.ts',
      'site-process': 'tests/api/site-process.ts',
      'start-process': 'tests/api/start-process.ts',
      writer: 'tests/faults/embedded/writer.ts',
    }),
  );
}
