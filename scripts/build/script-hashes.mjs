/**
 * Hashes of the framework's inline scripts, for the Content-Security-Policy. Next writes one bootstrap script into
 * each page, made from the build manifest; a hash is needed because pages are cached (a nonce would differ each time).
 * Uses Next's own functions, so that a change there changes the hash too; a browser test fails on any CSP report.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const { getTurbopackChunkGroupBootstrap } = require('next/dist/server/get-page-files.js');
const { htmlEscapeJsonString } = require('next/dist/shared/lib/htmlescape.js');

/** Reads `.next/build-manifest.json` and writes `.next/script-hashes.json`: a list of CSP source expressions. */
export function writeScriptHashes(root) {
  const manifest = JSON.parse(readFileSync(path.join(root, '.next', 'build-manifest.json'), 'utf8'));
  const { pagesChunkGroupBootstrapParams: params, chunkLoadingGlobal } = manifest;
  const scripts = Object.keys(params ?? {}).map((page) =>
    getTurbopackChunkGroupBootstrap(params, chunkLoadingGlobal, ['/_app', page]),
  );
  const hashes = scripts
    .filter(Boolean)
    .map((script) => `sha256-${createHash('sha256').update(htmlEscapeJsonString(script)).digest('base64')}`);
  writeFileSync(path.join(root, '.next', 'script-hashes.json'), JSON.stringify([...new Set(hashes)]));
}
