/**
 * Bundles and runs sample-library/recordings/make: `node scripts/make-recordings.mjs [asset id …]`. Only for making the
 * sample recordings anew; it needs ffmpeg and espeak-ng, the library itself does not.
 */
import { build } from 'esbuild';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const outfile = path.join(root, '.cache', 'make-recordings.mjs');
await build({
  entryPoints: [path.join(root, 'sample-library/recordings/make/main.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  alias: { '@': root },
  outfile,
});
process.chdir(root);
await import(pathToFileURL(outfile).href);
