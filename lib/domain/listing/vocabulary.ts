/** Pages of words to go by: genres, themes, skills, companies, periods. From counts of what the viewer may see. Pure. */
import type { CardItem } from '@/lib/contracts/card';
import type { Bucket } from '@/lib/contracts/listing';
import type { AggregationName } from '@/lib/contracts/listing-names';
import { isPublic, type ListedType } from '@/lib/contracts/content-types';
import { compareNames } from '../text/collation';

/** Listed types that are words to go by: no item to open for its own sake, but a way to those that are. */
export type VocabularyType = 'genre' | 'theme' | 'skill' | 'company' | 'period';

export const isVocabulary = (type: ListedType): type is VocabularyType => isPublic(type);

/** Each is counted by the aggregation of its own name. */
export const aggregationOf = (type: VocabularyType): AggregationName => type;

export interface Term {
  slug: string;
  name: string;
  /** Items of the library with it, that the viewer may see. */
  count: number;
}

export interface VocabularyGroup {
  id: string;
  heading: string;
  /** The terms most is under, with their pictures. */
  first: readonly (Term & { image: CardItem['image'] })[];
  /** All terms by name; those that belong to another stand below it. */
  all: readonly (Term & { below: readonly Term[] })[];
}

/** Groups of a type's terms by the facet's group, in the order of the page; a type that is not split has one. */
const splits: Readonly<Record<VocabularyType, readonly { group: string | null; id: string; heading: string }[]>> = {
  theme: [
    { group: 'Theme', id: 'themes', heading: 'Themes' },
    { group: 'Form', id: 'forms', heading: 'Forms and styles' },
    { group: 'Course', id: 'courses', heading: 'Courses and qualifications' },
  ],
  skill: [
    { group: 'Theatre', id: 'theatre-skills', heading: 'Theatre skills' },
    { group: 'English', id: 'english-skills', heading: 'English skills' },
  ],
  genre: [{ group: null, id: 'genres', heading: 'All genres' }],
  company: [{ group: null, id: 'companies', heading: 'All companies' }],
  period: [{ group: null, id: 'periods', heading: 'All periods' }],
}; // prettier-ignore

const ofGroup = (buckets: readonly Bucket[], group: string | null) =>
  buckets.filter((one) => one.count > 0 && (group === null || one.group === group));

/** Ids of the groups that have no term with anything visible under it. */
export const emptyGroups = (type: VocabularyType, buckets: readonly Bucket[]): readonly string[] =>
  splits[type].filter(({ group }) => ofGroup(buckets, group).length === 0).map(({ id }) => id);

/** One row of pictures on a wide screen. */
const PICTURED = 5;

const termOf = ({ key, name, count }: Bucket): Term => ({ slug: key, name, count });

function indexOf(buckets: readonly Bucket[]): VocabularyGroup['all'] {
  const keys = new Set(buckets.map(({ key }) => key));
  const isBelow = ({ key, parent }: Bucket) => parent !== undefined && parent !== key && keys.has(parent);
  const sorted = [...buckets].sort((a, b) => compareNames(a.name, b.name));
  return sorted
    .filter((bucket) => !isBelow(bucket))
    .map((root) => ({
      ...termOf(root),
      below: sorted.filter((bucket) => isBelow(bucket) && bucket.parent === root.key).map(termOf),
    }));
}

/**
 * The groups of a vocabulary page. A term that nothing visible has is left out: it would be a way to nowhere. `images` by
 * slug; a term without one is still shown.
 */
export function vocabularyGroups(
  type: VocabularyType,
  buckets: readonly Bucket[],
  images: ReadonlyMap<string, CardItem['image']>,
): readonly VocabularyGroup[] {
  return splits[type].flatMap(({ group, id, heading }) => {
    const own = ofGroup(buckets, group);
    if (own.length === 0) return [];
    const first = own
      .filter(({ key }) => images.get(key))
      .sort((a, b) => b.count - a.count)
      .slice(0, PICTURED)
      .map((bucket) => ({ ...termOf(bucket), image: images.get(bucket.key) ?? null }));
    return [{ id, heading, first, all: indexOf(own) }];
  });
}
