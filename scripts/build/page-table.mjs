// @ts-check
/**
 * Removes routes that are not pages (those that return a file) from Next's build manifest in the browser. Every first view
 * loads the manifest, and the client router never navigates to a file.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';

const TABLE = '_buildManifest.js';
/** The catch-all for missing pages: nothing links to it. A linked page must stay, or the router matches a listing's route. */
const MISSING = '/[...missing]';
/** `/robots.txt`, `/series/[slug]/members.json`, `/sitemaps/[file]`. */
const isFile = (/** @type {string} */ route) =>
  route === MISSING || /^\/(?:.+\/)?(?:[^/]+\.[a-z]+|\[file\])$/.test(route);

/** The callback that the manifest calls once it has loaded, for code that was waiting for it. */
const READY = 'self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()';

/** Drops file routes from the keys of tables and from the list of routes. @param {unknown} value @returns {unknown} */
function withoutFiles(value) {
  if (Array.isArray(value)) return value.filter((one) => typeof one !== 'string' || !isFile(one));
  if (value === null || typeof value !== 'object') return value;
  const own = Object.entries(value).filter(([key]) => !isFile(key));
  return Object.fromEntries(own.map(([key, one]) => [key, withoutFiles(one)]));
}

/** The shortened manifest script. Throws if it contains anything but data. */
export function shortTable(/** @type {string} */ script) {
  const self = /** @type {Record<string, unknown>} */ ({});
  vm.runInNewContext(script, { self });
  // A function could not be serialised again: structuredClone throws for it, and so the build fails.
  const data = structuredClone({ ...self });
  const parts = Object.entries(data).map(
    ([name, value]) => `self.${name}=${JSON.stringify(withoutFiles(value))}`,
  );
  return [...parts, READY].join(';');
}

/** Shortens the build manifest under `.next/static`. */
export async function shortenPageTable(/** @type {string} */ statics) {
  for (const folder of await readdir(statics)) {
    const file = path.join(statics, folder, TABLE);
    const script = await readFile(file, 'utf8').catch(() => null);
    if (script?.includes('__BUILD_MANIFEST_CB')) await writeFile(file, shortTable(script));
  }
}
