// What test files share and none should make again: an empty database, and the programs in one file each.
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
