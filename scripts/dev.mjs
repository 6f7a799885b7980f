/**
 * `npm run dev`: the whole library, with pages that reload as they are edited (next dev behind the gateway) and services
 * that are bundled again and restarted when their sources change. Ctrl-C stops everything.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfMissing, requireNode } from './support/bootstrap.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
requireNode();
installIfMissing(root);

const { build, context } = await import('esbuild');
const { cutFaces } = await import('./support/faces.mjs');
const { renewalBuild, serviceBuild } = await import('./support/services.mjs');

let launcher = null;
const written = new Map();

/** Writes the bundles that changed and returns their names, such as `services/product.mjs`. */
function writeChanged(files) {
  return files.flatMap(({ path: file, contents }) => {
    const hash = createHash('sha256').update(contents).digest('hex');
    if (written.get(file) === hash) return [];
    written.set(file, hash);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
    return file.endsWith('.mjs') ? [path.relative(path.join(root, 'dist'), file)] : [];
  });
}

/** Tells the launcher to restart the processes whose bundle changed. */
const restartChanged = {
  name: 'restart',
  setup(builder) {
    builder.onEnd(({ errors, outputFiles = [] }) => {
      if (errors.length > 0) return;
      const changed = writeChanged(outputFiles);
      if (launcher?.connected && changed.length > 0) launcher.send({ changed });
    });
  },
};

/** Source folders of services, gateway and launcher; `words` for a build in another language. */
const sources = ['gateway', 'lib', 'sample-library', 'scripts', 'services', 'words'];
/** Debounce: an editor writes a file in several steps. */
const SETTLE_MS = 50;

/** Calls `changed` soon after a file was written. esbuild's own watch mode polls files in turn, which takes up to 2 s. */
function watchSources(changed) {
  let timer;
  for (const folder of sources)
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(changed, SETTLE_MS);
    });
}

await cutFaces(root);
await build(renewalBuild(root));
const options = await serviceBuild(root);
const services = await context({ ...options, write: false, plugins: [...options.plugins, restartChanged] });
await services.rebuild();
let built = Promise.resolve();
watchSources(() => {
  // One build at a time. esbuild itself reports errors, and the last good bundles keep running.
  built = built.then(() => services.rebuild()).catch(() => undefined);
});

launcher = spawn(process.execPath, ['--enable-source-maps', path.join('dist', 'launcher.mjs')], {
  env: { ...process.env, NODE_ENV: 'development' },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => launcher.kill('SIGTERM'));
launcher.once('exit', async (code) => {
  await services.dispose();
  process.exit(code ?? 1);
});
