/**
 * Lets a browser compile the scripts of a first view eagerly, off the main thread while they load, instead of lazily,
 * function by function, on the main thread (V8's explicit compile hints, Chromium from 136; other browsers see a comment).
 * Lazy compilation was two thirds of the longest task of a first view (docs/decisions/0016).
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const HINT = '//# allFunctionsCalledOnLoad\n';
/** Smaller scripts cost the main thread almost nothing, and each hint adds about twenty bytes to the budget. */
const MIN_BYTES = 20 * 1024;

async function hint(file) {
  const script = await readFile(file, 'utf8');
  if (script.length >= MIN_BYTES && !script.startsWith(HINT)) await writeFile(file, HINT + script);
}

/** Marks the scripts that `.next/build-manifest.json` lists for any page; scripts that load later stay lazy. */
export async function hintFirstScripts(root) {
  const next = path.join(root, '.next');
  const manifest = JSON.parse(await readFile(path.join(next, 'build-manifest.json'), 'utf8'));
  const scripts = [manifest.rootMainFiles, ...Object.values(manifest.pages)]
    .flat()
    .filter((name) => name.endsWith('.js'));
  await Promise.all([...new Set(scripts)].map((name) => hint(path.join(next, name))));
}
