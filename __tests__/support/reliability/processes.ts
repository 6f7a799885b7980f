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

/** CPU that a process has used so far in all its threads, ms; it grows in steps of 10. */
export function cpuMilliseconds(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may hold spaces, utime and stime are the 12th and 13th field.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
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
