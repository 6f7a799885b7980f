/** `node scripts/bench.mjs search …`: bundles bench/search.bench.ts and runs it; what follows is handed on. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './support/bootstrap.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
requireNode();
const { build } = await import('esbuild');

const [name = '', ...rest] = process.argv.slice(2);
const source = path.join('bench', `${name}.bench.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(source)) {
  process.stderr.write('usage: node scripts/bench.mjs NAME, where bench/NAME.bench.ts exists\n');
  process.exit(64);
}
const bundle = path.join('.cache', `${name}.bench.mjs`);
await build({
  entryPoints: [source],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  alias: { '@': root },
  sourcemap: true,
  logLevel: 'warning',
});
const options = ['--enable-source-maps', '--expose-gc', '--max-old-space-size=8192'];
process.exitCode =
  spawnSync(process.execPath, [...options, bundle, ...rest], { stdio: 'inherit' }).status ?? 1;
