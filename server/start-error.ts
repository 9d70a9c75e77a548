/** A reason not to start that an operator can fix. Only the message is printed. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Errors of the embedded database, which does not know StartError. */
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
