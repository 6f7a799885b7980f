/**
 * `node scripts/bench.mjs NAME…`: bundles and runs bench/NAME.bench.ts, one name after the other, so that measurements do
 * not disturb each other. The first argument with a dash, and all after it, are passed on. Fails if one of them fails.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { requireNode } from './support/bootstrap.mjs';
import { nodeBundle } from './support/services.mjs';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
requireNode();
const { build } = await import('esbuild');

const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith('-'));
const names = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
const sourceOf = (name) => path.join('bench', `${name}.bench.ts`);
if (names.length === 0 || names.some((name) => !/^[a-z-]+$/.test(name) || !existsSync(sourceOf(name)))) {
  process.stderr.write('usage: node scripts/bench.mjs NAME…, where bench/NAME.bench.ts exists\n');
  process.exit(64);
}

async function run(name) {
  const bundle = path.join('.cache', `${name}.bench.mjs`);
  await build({
    entryPoints: [sourceOf(name)],
    outfile: bundle,
    ...nodeBundle(root),
  });
  const flags = ['--enable-source-maps', '--expose-gc', '--max-old-space-size=8192'];
  return spawnSync(process.execPath, [...flags, bundle, ...options], { stdio: 'inherit' }).status ?? 1;
}

for (const name of names) {
  if (names.length > 1) process.stdout.write(`\n${name}\n`);
  if ((await run(name)) !== 0) process.exitCode = 1;
}
