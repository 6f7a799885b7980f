/** What identifies the code that maps and indexes content: a search index that other code has stored is not used. */
import { createHash } from 'node:crypto';

/** The comment that esbuild writes before each module of a bundle, with the module's path. */
const MODULE = /^(?=\/\/ \S+\.(?:[cm]?[jt]sx?|json)$)/m;
/** Routes only read the index; to edit one during development must not cost a new index, the longest part of a start. */
const READS_ONLY = /^\/\/ services\/product\/(?:routes|graphql)\//;

/** @param bundle text of the running bundle */
export function indexBuild(bundle: string): string {
  const hash = createHash('sha256');
  for (const module of bundle.split(MODULE)) if (!READS_ONLY.test(module)) hash.update(module);
  return hash.digest('hex');
}
