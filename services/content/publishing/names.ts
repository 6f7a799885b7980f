/** Ids and slugs that are made from names. Pure. */
import { createHash } from 'node:crypto';

/** The content model's limit for slugs, less room for a number at the end. */
const LONGEST_SLUG = 150;
/** Ids have at most 64 characters (export-format.ts). */
const LONGEST_ID = 64;
const HASH = 10;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, HASH);

/** Lower-case Latin letters and digits joined by hyphens; a name in another script becomes a hash that is always the same. */
export function slugFrom(name: string): string {
  const latin = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-|-$/g, '');
  return latin === '' ? hashOf(name) : latin;
}

/** The id of an entry for which no column gives one. */
export function idFrom(type: string, name: string): string {
  const id = `${type}-${slugFrom(name)}`;
  return id.length <= LONGEST_ID ? id : `${id.slice(0, LONGEST_ID - HASH - 1)}-${hashOf(name)}`;
}

/** The slug, or the first one with a number that is not taken. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  let slug = wanted;
  for (let number = 2; isTaken(slug); number++) slug = `${wanted}-${number}`;
  return slug;
}
