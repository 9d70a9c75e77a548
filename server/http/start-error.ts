/** A reason not to start that an operator can act on: printed as its message alone. */
export class StartError extends Error {
  override name = 'StartError';
}
