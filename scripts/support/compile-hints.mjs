/**
 * Lets a browser compile the scripts of a first view whole, beside the main thread while they come, and not function by
 * function on it when they run (V8's explicit compile hints, Chromium from 136; to others it is a comment). That was two
 * thirds of the longest task of a first view (docs/decisions/0016).
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const HINT = '//# allFunctionsCalledOnLoad\n';
/** Smaller scripts cost the main thread next to nothing, and each hint some twenty bytes of the budget. */
const MIN_BYTES = 20 * 1024;

async function hint(file) {
  const script = await readFile(file, 'utf8');
  if (script.length >= MIN_BYTES && !script.startsWith(HINT)) await writeFile(file, HINT + script);
}

/** Marks what `.next/build-manifest.json` names for any page; what a page asks for later stays lazy. */
export async function hintFirstScripts(root) {
  const next = path.join(root, '.next');
  const manifest = JSON.parse(await readFile(path.join(next, 'build-manifest.json'), 'utf8'));
  const scripts = [manifest.rootMainFiles, ...Object.values(manifest.pages)]
    .flat()
    .filter((name) => name.endsWith('.js'));
  await Promise.all([...new Set(scripts)].map((name) => hint(path.join(next, name))));
}
