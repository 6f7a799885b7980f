// @ts-check
/** Programs of the system that tests need: found, or installed where that is possible, or said to be missing. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Installs Debian packages; true when it worked. Nothing is tried where that is not Debian, or not as root.
 * @param {readonly string[]} packages
 */
export function aptInstall(packages) {
  if (!isDebianRoot()) return false;
  process.stdout.write(`  installing ${packages.join(', ')} …\n`);
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      timeout: 300_000,
      // RUNLEVEL 1: a server among the packages is not started.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  apt('update');
  return apt('install', '-y', '--no-install-recommends', ...packages).status === 0;
}

/** @param {string} tool */
function find(tool) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/sbin', '/usr/local/sbin');
  const files = path.isAbsolute(tool) ? [tool] : folders.map((folder) => path.join(folder, tool));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * The path of a program, installed from these Debian packages when it is not there; null, with one printed line, when it
 * cannot be had. Tests that need it are then skipped, and `npm test` counts them.
 * @param {string} tool a name on PATH, or an absolute path
 * @param {readonly string[]} packages
 */
export function installed(tool, packages) {
  const found = find(tool) ?? (aptInstall(packages) ? find(tool) : undefined);
  if (found !== undefined) return found;
  process.stdout.write(
    `  no ${tool}: it is not installed and cannot be here (Debian: apt-get install ${packages.join(' ')})\n`,
  );
  return null;
}
