// CPU time of processes, as Linux counts it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux reports CPU time in units of 10 ms on every platform that Node supports. */
const tickMs = 10;

/** CPU time of a process and of all processes below it, living or ended. */
export function measureTreeMs(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  // The fields after the name: user and system time of the process and of its ended children.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs;
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => listChildren(pid, task))
    .reduce((sum, child) => sum + measureTreeMs(child), own);
}

function listChildren(pid: number, task: string): number[] {
  const text = readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}
