/**
 * Builds what `npm start` runs: the services, the gateway and the launcher with esbuild into dist/, the web app with
 * Next into .next/. `node scripts/build.mjs --services` leaves the web app out. Skips a part that is up to date.
 * `WORDS=words/cy.po` builds in another language (docs/decisions/0015); nothing of it is in the way of other builds.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hintFirstScripts } from './support/compile-hints.mjs';
import { cutFaces } from './support/faces.mjs';
import { renewalBuild, serviceBuild } from './support/services.mjs';
import { shortenPageTable } from './support/page-table.mjs';
import { precompress } from './support/precompress.mjs';
import { chosenWords } from './words/chosen.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const serviceSources = [
  'lib',
  'services',
  'gateway',
  'sample-library',
  'scripts',
  'package.json',
  'package-lock.json',
];
const webSources = [
  'pages', 'components', 'hooks', 'stores', 'lib', 'styles', 'public', 'next.config.js', 'tsconfig.json',
  'package.json', 'package-lock.json', 'scripts/support/compile-hints.mjs', 'scripts/support/faces.mjs', 'scripts/support/page-table.mjs',
  'scripts/support/precompress.mjs',
]; // prettier-ignore

/** Made by this build itself; counting them would make every build stale. */
const generated = /public\/(silent-renew\.js|pdf[^/]*)$/;

/** One hash over names and contents of the sources; a touched but unchanged file does not cause a build. */
function hashOf(sources) {
  const hash = createHash('sha256').update(process.version);
  const visit = (file) => {
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) visit(path.join(file, name));
      return;
    }
    if (/\.(m4s|mp4|webp|jpg|png|woff2)$/.test(file) || generated.test(file)) return;
    hash.update(path.relative(root, file)).update(readFileSync(file));
  };
  for (const source of sources) visit(path.join(root, source));
  const words = chosenWords(root);
  if (words !== null) {
    hash.update(words.hash);
    visit(path.join(root, 'scripts', 'words'));
  }
  return hash.digest('hex');
}

async function part(name, sources, output, build) {
  const stamp = path.join(root, '.cache', `${name}.built`);
  const hash = hashOf(sources);
  const current =
    existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && existsSync(path.join(root, output));
  if (current) return;
  const started = Date.now();
  process.stdout.write(`  building the ${name} … `);
  await build();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  process.stdout.write(`done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

async function buildServices() {
  const { build } = await import('esbuild');
  await build(await serviceBuild(root));
}

async function buildRenewalScript() {
  const { build } = await import('esbuild');
  await build(renewalBuild(root));
}

async function buildWeb() {
  await cutFaces(root);
  await buildRenewalScript();
  const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const result = spawnSync(process.execPath, [next, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    process.stderr.write(`\n${result.stdout}${result.stderr}\n`);
    throw new Error('the web app did not build');
  }
  const { writeScriptHashes } = await import('./support/script-hashes.mjs');
  writeScriptHashes(root);
  await hintFirstScripts(root);
  await shortenPageTable(path.join(root, '.next', 'static'));
  await precompress(path.join(root, '.next', 'static'));
}

try {
  await part('services', serviceSources, 'dist/launcher.mjs', buildServices);
  if (!process.argv.includes('--services'))
    await part('web app', webSources, '.next/script-hashes.json', buildWeb);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
