/** Series and collections. What they are about follows from what is in them. */
import type { CollectionText, SeriesText } from '@/sample-library/source/texts';
import type { Context } from './context';
import { dayBetween } from './dates';
import { guidanceOfHolder } from './guidance';
import { guidanceLinks } from './marks';
import { pictureOf } from './picture';
import { targetId } from './readings';
import type { Kin, Relations } from './relations';
import { type Entry, entry, linkTo, to, toEach } from './resource';

const FIRST_YEAR = 2021;
const LAST_YEAR = 2025;
/** A theme belongs to a set when at least this share of its items has it. */
const COMMON_SHARE = 0.34;

/** Values that several of the lists have, the most frequent first. */
function common(lists: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const value of lists.flatMap((list) => [...new Set(list)]))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= lists.length * COMMON_SHARE)
    .toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en'))
    .map(([value]) => value);
}

/** Members that are items with guidance of their own. */
export const membersOf = (items: readonly string[], kin: readonly Kin[]) =>
  items.flatMap((item) => kin.find(({ kind, slug }) => `${kind}/${slug}` === item) ?? []);

export function seriesKin({ slug, items }: SeriesText, kin: readonly Kin[]): Kin {
  const members = membersOf(items, kin);
  const of = (list: (member: Kin) => readonly string[]) => common(members.map(list));
  return {
    kind: 'series',
    slug,
    plays: [...new Set(members.flatMap(({ plays }) => plays))],
    forms: of(({ forms }) => forms),
    themes: of(({ themes }) => themes),
    people: of(({ people }) => people),
    guidance: guidanceOfHolder(members.map(({ guidance }) => guidance)),
  };
}

export function seriesEntry(
  context: Context,
  relations: Relations,
  text: SeriesText,
  kin: readonly Kin[],
): Entry {
  const own = seriesKin(text, kin);
  return entry('series', text.slug, {
    name: text.name,
    slug: text.slug,
    ...pictureOf(context, {
      kind: 'series',
      slug: text.slug,
      title: text.name,
      form: own.forms[0],
      themes: own.themes,
    }),
    shortIntroduction: text.short,
    longIntroduction: text.long,
    date: dayBetween(`series ${text.slug}`, FIRST_YEAR, LAST_YEAR),
    items: text.items.map((item) => linkTo(targetId(item))),
    themes: toEach('theme', [...own.themes, ...own.forms]),
    ...relations.of(own),
    contentGuidance: guidanceLinks(own.guidance),
    relatedPeople: own.people.slice(0, 8).map((slug) => to('person', slug)),
  });
}

export function collectionEntry(context: Context, { slug, name, short, long, items }: CollectionText): Entry {
  return entry('collection', slug, {
    name,
    slug,
    ...pictureOf(context, { kind: 'collection', slug, title: name }),
    shortIntroduction: short,
    longIntroduction: long,
    items: items.map((item) => linkTo(targetId(item))),
  });
}
