/** The JSON of one item for one audience: hidden items are not named in it, and titles are counted as that audience sees them. */
import { contentItemSchema, type ContentItem } from '@/lib/contracts/catalogue/content-item';
import { castOf, creativesOf } from '@/lib/domain/catalogue/credits';
import type { Audience } from './audience';
import { cardJson } from './card-json';
import { relationTypes, slugKey, type StoredItem } from './stored-item';

type IsHidden = (type: string, slug: string) => boolean;

/** Keeps the names of members, as in a printed programme, but drops the slugs of hidden persons. */
function membersWithout(members: readonly { personSlug: string | null }[], isHidden: IsHidden): string {
  return JSON.stringify(
    members.map((member) => {
      const { personSlug } = member;
      return personSlug !== null && isHidden('person', personSlug) ? { ...member, personSlug: null } : member;
    }),
  );
}

/** The item without the slugs of hidden items (R-PUR-9, R-VIS-12). */
export function withoutHidden(item: ContentItem, isHidden: IsHidden): ContentItem {
  const trimmed = { ...item };
  for (const property of Object.keys(relationTypes) as (keyof typeof relationTypes)[]) {
    const slugs = item[property];
    if (slugs) trimmed[property] = slugs.filter((slug) => !isHidden(relationTypes[property], slug));
  }
  const isShown = ({ slug }: { slug: string }) => !isHidden('person', slug);
  trimmed.authors = item.authors.filter(isShown);
  if (item.directors) trimmed.directors = item.directors.filter(isShown);
  if (item.writers) trimmed.writers = item.writers.filter(isShown);
  if (item.relatedTitleSlug && isHidden('title', item.relatedTitleSlug)) trimmed.relatedTitleSlug = null;
  if (item.relatedCastMembersJson !== undefined)
    trimmed.relatedCastMembersJson = membersWithout(castOf(item), isHidden);
  if (item.relatedCreativeMembersJson !== undefined)
    trimmed.relatedCreativeMembersJson = membersWithout(creativesOf(item), isHidden);
  return trimmed;
}

function trimmedJson(item: StoredItem, audience: Audience): Buffer {
  const known = audience.trimmed.get(item.id);
  if (known !== undefined) return known;
  const isHidden: IsHidden = (type, slug) => audience.hides(slugKey(type, slug));
  const whole = contentItemSchema.parse(JSON.parse(item.json.toString()));
  const json = Buffer.from(JSON.stringify(withoutHidden(whole, isHidden)));
  audience.trimmed.set(item.id, json);
  return json;
}

/** Adds properties to an object already written as JSON; `extra` is JSON without braces. */
export const withProperty = (json: Buffer, extra: string): Buffer =>
  Buffer.concat([json.subarray(0, -1), Buffer.from(`,${extra}}`)]);

/** The whole item as JSON, without the slugs of items that are hidden from the audience; `item.json` itself where it names none. */
export function shownJson(item: StoredItem, audience: Audience): Buffer {
  return item.relations.some(audience.hides) ? trimmedJson(item, audience) : item.json;
}

/** The whole item, or only what a card shows. */
export type ItemShape = 'whole' | 'card';

/** JSON of the item as bytes, for one audience. */
export function itemJson(item: StoredItem, audience: Audience, shape: ItemShape = 'whole'): Buffer {
  const json = shape === 'card' ? cardJson(item) : shownJson(item, audience);
  if (item.type !== 'theme' && item.type !== 'genre') return json;
  return withProperty(json, `"totalTitles":${audience.titles()[item.type].get(item.slug) ?? 0}`);
}
