/** How our own processes are bundled: once by `npm start`, and by `npm run dev` again after every change. */
import path from 'node:path';
import { chosenWords } from '../words/chosen.mjs';

/** Process entries: output name under dist/ -> source. Entries whose source does not exist are a build error. */
export const entries = {
  'services/identity': 'services/identity/main.ts',
  'services/identity-command': 'services/identity/command.ts',
  'services/accounts-command': 'scripts/people/accounts-command.ts',
  'services/customers': 'services/customers/main.ts',
  'services/customers-command': 'scripts/people/customers-command.ts',
  'services/product': 'services/product/main.ts',
  'services/product-command': 'scripts/people/library-command.ts',
  'services/content': 'services/content/main.ts',
  'services/content-command': 'services/content/command.ts',
  'services/media': 'services/media/main.ts',
  'services/media-worker': 'services/media/worker.ts',
  'services/media-command': 'services/media/command.ts',
  'sample-library': 'sample-library/command.ts',
  gateway: 'gateway/main.ts',
  launcher: 'scripts/launcher/main.ts',
  'launcher-backup': 'scripts/launcher/backup/backup-command.ts',
  'launcher-keys': 'scripts/launcher/keys/keys-command.ts',
  doctor: 'scripts/doctor/command.ts',
  local: 'scripts/launcher/local.ts',
  'env-example': 'scripts/env-example.ts',
};

/** The plugin for a build in another language, if one is chosen. */
async function plugins(root) {
  const words = chosenWords(root);
  if (words === null) return [];
  const { wordsPlugin } = await import('../words/esbuild-plugin.mjs');
  return [wordsPlugin(root, words.file)];
}

/** How esbuild bundles our own code for Node. @param {string} root */
export const nodeBundle = (root) =>
  /** @satisfies {import('esbuild').BuildOptions} */ ({
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '@': root },
    sourcemap: true,
    logLevel: 'warning',
  });

/** esbuild's options for all of them, output below dist/. @param {string} root */
export async function serviceBuild(root) {
  return {
    absWorkingDir: root,
    entryPoints: Object.entries(entries).map(([out, source]) => ({ in: source, out })),
    outdir: path.join(root, 'dist'),
    outExtension: { '.js': '.mjs' },
    ...nodeBundle(root),
    plugins: await plugins(root),
  };
}

/** The silent-renewal page's own small script, which contains no application code (O-18). */
export const renewalEntry = 'components/auth/session/silent-renew.ts';

/** esbuild's options for it. @param {string} root */
export const renewalBuild = (root) => ({
  absWorkingDir: root,
  entryPoints: [renewalEntry],
  outfile: 'public/silent-renew.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
});
