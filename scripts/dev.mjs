/**
 * `npm run dev`: the whole library, with pages that reload as they are edited (next dev behind the gateway) and services
 * that are bundled again and restarted when their sources change. Ctrl-C stops everything.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepareRoot } from './support/bootstrap.mjs';

const root = prepareRoot();

const { build, context } = await import('esbuild');
const { cutFaces } = await import('./build/faces.mjs');
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

/** One esbuild context for each bundle, so that an edit rebuilds only the bundles that contain the edited file. */
async function openBundles() {
  const options = await serviceBuild(root);
  return Promise.all(
    options.entryPoints.map(async (entry) => ({
      context: await context({ ...options, entryPoints: [entry], metafile: true, write: false }),
      /** The files of the last build; null after a failed one, which any edit may mend. */
      inputs: null,
    })),
  );
}

async function rebuild(bundle) {
  bundle.inputs = null;
  const { outputFiles, metafile } = await bundle.context.rebuild();
  bundle.inputs = new Set(Object.keys(metafile.inputs));
  return outputFiles;
}

/** Whether one of the files is in a bundle; translations go into all of them. */
const isStale = ({ inputs }, files) =>
  inputs === null || files.some((file) => inputs.has(file) || file.startsWith('words/'));

/** Rebuilds the bundles that contain one of the edited files, then restarts the processes whose bundle changed. */
async function update(bundles, edited) {
  const results = await Promise.allSettled(
    bundles.filter((bundle) => isStale(bundle, edited)).map((bundle) => rebuild(bundle)),
  );
  // esbuild itself reports errors, and the last good bundles keep running.
  const changed = results.flatMap(({ value }) => writeChanged(value ?? []));
  if (launcher?.connected && changed.length > 0) launcher.send({ changed });
}

/** Source folders of services, gateway and launcher; `words` for a build in another language. */
const sources = ['gateway', 'lib', 'sample-library', 'scripts', 'services', 'words'];
/** Debounce: an editor writes a file in several steps. */
const SETTLE_MS = 50;

/** Calls `changed` with the files written, soon after. esbuild's own watch mode polls files in turn, which takes up to 2 s. */
function watchSources(changed) {
  let timer;
  const edited = new Set();
  const flush = () => {
    const files = [...edited];
    edited.clear();
    changed(files);
  };
  for (const folder of sources)
    watch(folder, { recursive: true }, (_event, name) => {
      if (name !== null) edited.add(path.posix.join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(flush, SETTLE_MS);
    });
}

await cutFaces(root);
await build(renewalBuild(root));
const bundles = await openBundles();
await update(bundles, []);
let built = Promise.resolve();
watchSources((edited) => {
  // One update at a time.
  built = built.then(() => update(bundles, edited));
});

launcher = spawn(process.execPath, ['--enable-source-maps', path.join('dist', 'launcher.mjs')], {
  env: { ...process.env, NODE_ENV: 'development' },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => launcher.kill('SIGTERM'));
launcher.once('exit', async (code) => {
  await Promise.all(bundles.map((bundle) => bundle.context.dispose()));
  process.exit(code ?? 1);
});
