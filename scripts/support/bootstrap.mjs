/** What commands need before any dependency is installed. Imports only Node's own modules. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];

/** Exits the process with one line if Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  if (fits) return;
  process.stderr.write(
    `Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}\n`,
  );
  process.exit(1);
}

/** Runs a command in the foreground; if it fails, exits this process with its exit code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/**
 * Whether npm itself has installed just what the lock file says: `npm ci` run by hand leaves its own list, and no stamp of ours.
 * Packages for other platforms may be missing.
 */
function isInstalledByHand(root) {
  const list = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const { packages: installed } = JSON.parse(readFileSync(list, 'utf8'));
  const { packages: locked } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(locked).every(
    ([place, { version, optional, devOptional, peer }]) =>
      place === '' ||
      installed[place]?.version === version ||
      ((optional || devOptional || peer) && !installed[place]),
  );
}

/** Installs from the lock file if node_modules is missing or was installed from another lock file. */
export function installIfMissing(root) {
  const stamp = path.join(root, 'node_modules', '.installed-for');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) ? readFileSync(stamp, 'utf8') === lock : isInstalledByHand(root)) return;
  process.stdout.write('  installing dependencies …\n');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    shell: process.platform === 'win32',
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    process.stderr.write(`${result.stderr}\n`);
    process.exit(result.status ?? 1);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

/** Changes to the project's root, and installs what is missing there. Returns the root. */
export function prepareRoot() {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
  process.chdir(root);
  requireNode();
  installIfMissing(root);
  return root;
}
