// Runs code as an unprivileged user, because file modes do not stop root.
const nobody = 65_534;

/** Runs synchronous work as "nobody" when the process is root, otherwise as the current user. */
export function runUnprivileged<T>(work: () => T): T {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(nobody);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}
