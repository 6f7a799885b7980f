/** What the operating system knows of a running system's processes (Linux: /proc). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Child processes of a launcher by name (gateway, product …). */
export function childrenOf(launcherPid: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${entry}/status`, 'utf8'))?.[1]);
      if (parent !== launcherPid) continue;
      const script = readFileSync(`/proc/${entry}/cmdline`, 'utf8')
        .split('\0')
        .find((part) => part.endsWith('.mjs'));
      if (script) found.set(path.basename(script, '.mjs'), Number(entry));
    } catch {
      // It ended while it was looked at.
    }
  }
  return found;
}

/** Resident memory in MiB; 0 for a process that is gone. */
export function residentMiB(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** What /proc counts CPU in: the unit of utime and stime (USER_HZ, proc(5)). */
const TICK_MS = 10;

/** A process's fields of /proc/PID/stat from `state` on: what comes before holds its name, which may hold spaces. */
function statOf(pid: number | string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

const ticks = (fields: readonly string[], from: number) =>
  (Number(fields[from]) + Number(fields[from + 1])) * TICK_MS;

/** Where the parent, utime and stime stand, and the times of children that have ended. */
const [PARENT, OWN, ENDED] = [1, 11, 13];

/** CPU that a process has used so far in all its threads, ms; it grows in steps of 10. */
export const cpuMilliseconds = (pid: number): number => ticks(statOf(pid), OWN);

/** The process that started it. */
export const parentOf = (pid: number): number => Number(statOf(pid)[PARENT]);

/** The same with its children, also those that have ended: a PostgreSQL server has a process a connection. */
export function familyMilliseconds(pid: number): number {
  const own = statOf(pid);
  let sum = ticks(own, OWN) + ticks(own, ENDED);
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const fields = statOf(entry);
      if (Number(fields[PARENT]) === pid) sum += ticks(fields, OWN);
    } catch {
      // It ended while it was looked at; its parent counts it from now on.
    }
  }
  return sum;
}

/** Lines of a system's logs that speak of a failure nobody expected: level 50 and above, or not JSON at all. */
export function unexpectedLogLines(dataDir: string): string[] {
  const folder = path.join(dataDir, 'logs');
  return readdirSync(folder).flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => /unexpected failure|unhandled|uncaught/i.test(line) || /^\s+at /.test(line))
      .map((line) => `${name}: ${line.slice(0, 600)}`),
  );
}
