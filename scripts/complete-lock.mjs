/**
 * Adds to package-lock.json the optional packages of other platforms that a registry mirror did not serve, so that
 * `npm ci` accepts the lock on every platform. Run it after `npm install` with such a mirror. Entries have the exact
 * version that their parent requires and the platform given by their name; npm skips them on other platforms.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const file = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
];
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** `@next/swc-linux-arm64-musl` → linux, arm64, musl. Null if the name contains no platform. */
function platformOf(name) {
  const parts = name.split(/[-/]/);
  const os = SYSTEMS.find((system) => parts.includes(system));
  const cpu = PROCESSORS.find((processor) => parts.includes(processor));
  if (!os || !cpu) return null;
  const libc = parts.some((part) => part.startsWith('musl'))
    ? ['musl']
    : parts.includes('gnu')
      ? ['glibc']
      : null;
  return { os: [os], cpu: [cpu], ...(os === 'linux' && libc ? { libc } : {}) };
}

let added = 0;
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const platform = platformOf(name);
    const known = lock.packages[`node_modules/${name}`] ?? lock.packages[`${place}/node_modules/${name}`];
    if (known || !platform || !/^\d+\.\d+\.\d+/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = { version, ...platform, optional: true };
    added += 1;
  }
}
const { '': root, ...rest } = lock.packages;
lock.packages = {
  '': root,
  ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))),
};
if (added > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} entries added\n`);
