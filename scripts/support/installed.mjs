// @ts-check
/** System programs that tests need: finds them, installs them where possible, or reports them as missing. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Installs Debian packages; returns whether it worked. Does nothing if the system is not Debian or the user not root.
 * @param {readonly string[]} packages
 */
export function aptInstall(packages) {
  if (!isDebianRoot()) return false;
  process.stdout.write(`  installing ${packages.join(', ')} …\n`);
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      timeout: 300_000,
      // RUNLEVEL 1: servers among the packages are not started.
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
 * The path of a program, installed from these Debian packages if it is missing; null, after printing one line, if it is not
 * available. Tests that need it are then skipped, and `npm test` counts them.
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
