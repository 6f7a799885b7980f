// @ts-check
/**
 * Takes out of the browser's table of pages what is no page: addresses that answer with a file. Every first view loads
 * the table, and nobody goes to a file by the router.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';

const TABLE = '_buildManifest.js';
/** What no page is: nobody is led there. A page that is linked must stay, or the router takes its address for a listing's. */
const MISSING = '/[...missing]';
/** `/robots.txt`, `/series/[slug]/members.json`, `/sitemaps/[file]`. */
const isFile = (/** @type {string} */ route) =>
  route === MISSING || /^\/(?:.+\/)?(?:[^/]+\.[a-z]+|\[file\])$/.test(route);

/** What the table calls, once it is there, for whoever waited. */
const READY = 'self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()';

/** Without files: keys of tables, and the list of routes. @param {unknown} value @returns {unknown} */
function withoutFiles(value) {
  if (Array.isArray(value)) return value.filter((one) => typeof one !== 'string' || !isFile(one));
  if (value === null || typeof value !== 'object') return value;
  const own = Object.entries(value).filter(([key]) => !isFile(key));
  return Object.fromEntries(own.map(([key, one]) => [key, withoutFiles(one)]));
}

/** The table as short as it goes. Throws where it is not data alone. */
export function shortTable(/** @type {string} */ script) {
  const self = /** @type {Record<string, unknown>} */ ({});
  vm.runInNewContext(script, { self });
  // A table in the form of a function could not be written again: it is refused here, and the build with it.
  const data = structuredClone({ ...self });
  const parts = Object.entries(data).map(
    ([name, value]) => `self.${name}=${JSON.stringify(withoutFiles(value))}`,
  );
  return [...parts, READY].join(';');
}

/** Shortens the table of the build under `.next/static`. */
export async function shortenPageTable(/** @type {string} */ statics) {
  for (const folder of await readdir(statics)) {
    const file = path.join(statics, folder, TABLE);
    const script = await readFile(file, 'utf8').catch(() => null);
    if (script?.includes('__BUILD_MANIFEST_CB')) await writeFile(file, shortTable(script));
  }
}
