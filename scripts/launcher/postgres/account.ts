/** PostgreSQL refuses to run as root. As root, the server runs under an unprivileged account instead. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ServerAccount {
  uid: number;
  gid: number;
}

/** Rows of /etc/passwd: name, password, user, group and so on. */
export const accountRows = (): string[][] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));

/** Tried in order; `nobody` exists on every system we run on. */
const ACCOUNT_NAMES = ['postgres', 'nobody'];

/** The account the server must run under, or null when this process is not root and runs it itself. */
export function serverAccount(): ServerAccount | null {
  if (process.getuid?.() !== 0) return null;
  const rows = accountRows();
  for (const name of ACCOUNT_NAMES) {
    const row = rows.find((columns) => columns[0] === name);
    if (row) return { uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new Error('Running as root, but no account named postgres or nobody exists to run PostgreSQL under');
}

/** Whether `account` can read `file`: every folder above it must let the account through. */
export function canReach(file: string, account: ServerAccount): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'test -r "$0"', file], {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
  });
  return probe.status === 0;
}
