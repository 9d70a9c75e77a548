// Who runs the tests may be root, whom no mode keeps out.
const nobody = 65_534;

/** Does something that waits for nothing as a user who owns nothing; who is not root stays who they are. */
export function asNobody<T>(work: () => T): T {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(nobody);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}
