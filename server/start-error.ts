/** A reason not to start that an operator can act on: printed as its message alone. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Thrown by the embedded database, which knows nothing of servers. */
const databaseProblems = new Set([
  'DataFolderInUse',
  'DataFolderUnwritable',
  'WrongMajorVersion',
  'NotADatabaseFolder',
]);

export function isStartProblem(error: unknown): error is Error {
  return (
    error instanceof StartError || (error instanceof Error && databaseProblems.has(error.name))
  );
}
