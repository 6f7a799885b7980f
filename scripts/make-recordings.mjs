/**
 * Bundles and runs sample-library/recordings/make: `node scripts/make-recordings.mjs [asset id …]`. Only for recreating
 * the sample recordings; it needs ffmpeg and espeak-ng, which the library itself does not.
 */
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeBundle } from './support/services.mjs';

const root = path.resolve(import.meta.dirname, '..');
const outfile = path.join(root, '.cache', 'make-recordings.mjs');
await build({
  entryPoints: [path.join(root, 'sample-library/recordings/make/main.ts')],
  outfile,
  ...nodeBundle(root),
});
process.chdir(root);
// Masters are passed to the ingest command, so it must be built from the current sources.
const built = spawnSync(process.execPath, ['scripts/build.mjs', '--services'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
await import(pathToFileURL(outfile).href);
