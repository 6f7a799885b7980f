/**
 * Runs commands of docs/deploy.md as they stand there, on a machine that is not the document's: its folders lie in a folder of the
 * test, `npm run` is what a build makes of it, and what would change this machine (users, services, containers, the network) is
 * written down instead of done.
 */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Written down, and done as far as this machine allows without it. */
const RECORDED: Readonly<Record<string, string>> = {
  'apt-get': '',
  adduser: '',
  chown: '',
  docker: '',
  pg_dump: 'echo "with the password $PGPASSWORD"',
  pg_restore: '',
  rsync: '',
  systemctl:
    'case "$*" in "stop library") [ -z "${LIBRARY_PID:-}" ] || { kill -TERM "$LIBRARY_PID"; while kill -0 "$LIBRARY_PID" 2>/dev/null; do sleep 0.1; done; };; esac',
  // The user whom it names is not on this machine: its options are dropped.
  sudo: 'while :; do case "$1" in -u) shift 2;; -*) shift;; *) exec "$@";; esac; done',
  git: 'case "$1" in clone) mkdir -p "$3"; ln -sfn "$REPOSITORY"/* "$3"/;; esac',
  // What `npm run NAME` runs once everything is built; `npm ci` has nothing to fetch here.
  npm: `[ "$1" = run ] || exit 0
    name=$2; shift 2; [ "\${1:-}" != -- ] || shift
    export INIT_CWD="$PWD"
    cd "$REPOSITORY"
    case "$name" in
      doctor) exec "$REAL_NODE" dist/doctor.mjs "$@";;
      backup|restore) exec "$REAL_NODE" dist/launcher-backup.mjs "$name" "$@";;
      *) exec "$REAL_NODE" dist/local.mjs "dist/services/$name-command.mjs" "$@";;
    esac`,
  node: 'case "$1" in scripts/build.mjs) exit 0;; esac; exec "$REAL_NODE" "$@"',
};

export interface Ran {
  code: number | null;
  said: string;
  /** What was written down, a line each: the command and its words. */
  recorded: string[];
}

/** @param root folder in which `/srv` and `/etc` of the document lie */
export function inSandbox(text: string, root: string): string {
  return text.replaceAll(/(?<![\w.])\/(srv|etc)\//g, `${root}/$1/`);
}

/** Makes the sandbox once and runs one block in it, with `sh -eu`. */
export function runBlock(
  block: string,
  { root, env = {} }: { root: string; env?: Record<string, string> },
): Promise<Ran> {
  const bin = path.join(root, 'bin');
  const log = path.join(root, 'recorded');
  for (const folder of [bin, path.join(root, 'etc/nginx/sites-enabled'), path.join(root, 'srv')])
    mkdirSync(folder, { recursive: true });
  for (const [name, body] of Object.entries(RECORDED)) {
    const file = path.join(bin, name);
    writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> ${log}\n${body}\n`);
    chmodSync(file, 0o755);
  }
  const before = existsSync(log) ? readFileSync(log, 'utf8').length : 0;
  const child = spawn('sh', ['-eu', '-c', inSandbox(block, root)], {
    cwd: process.cwd(),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      REPOSITORY: process.cwd(),
      REAL_NODE: process.execPath,
      ...env,
      PATH: `${bin}:${path.dirname(process.execPath)}:${process.env.PATH ?? ''}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      const lines = existsSync(log) ? readFileSync(log, 'utf8').slice(before).trim().split('\n') : [];
      resolve({ code, said, recorded: lines.filter((line) => line !== '') });
    }),
  );
}
