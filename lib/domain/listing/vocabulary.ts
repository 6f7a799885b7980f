/** Vocabulary pages: genres, themes, skills, companies, periods, with counts of items that the viewer may see. Pure. */
import type { CardItem } from '@/lib/contracts/catalogue/card';
import type { Bucket } from '@/lib/contracts/listing/listing';
import type { AggregationName } from '@/lib/contracts/listing/names';
import { isPublic, type ListedType } from '@/lib/contracts/catalogue/content-types';
import { compareNames } from '../text/collation';

/** Listed types whose entries are terms that lead to items, rather than items themselves. */
export type VocabularyType = 'genre' | 'theme' | 'skill' | 'company' | 'period';

export const isVocabulary = (type: ListedType): type is VocabularyType => isPublic(type);

/** Each type is counted by the aggregation of the same name. */
export const aggregationOf = (type: VocabularyType): AggregationName => type;

export interface Term {
  slug: string;
  name: string;
  /** Number of items with this term that the viewer may see. */
  count: number;
}

export interface VocabularyGroup {
  id: string;
  heading: string;
  /** The terms with the most items, with their pictures. */
  first: readonly (Term & { image: CardItem['image'] })[];
  /** All terms, sorted by name; child terms are below their parent. */
  all: readonly (Term & { below: readonly Term[] })[];
}

export interface VocabularyPageProps {
  groups: readonly VocabularyGroup[];
}

/** How terms of a type are divided by the group of the facet, in the order of the page; null: one group for all. */
const splits: Readonly<
  Record<VocabularyType, readonly { group: string | null; id: string; heading: string }[]>
> = {
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
};

const ofGroup = (buckets: readonly Bucket[], group: string | null) =>
  buckets.filter((one) => one.count > 0 && (group === null || one.group === group));

/** Ids of the groups without any term that has visible items. */
export const emptyGroups = (type: VocabularyType, buckets: readonly Bucket[]): readonly string[] =>
  splits[type].filter(({ group }) => ofGroup(buckets, group).length === 0).map(({ id }) => id);

/** Number of terms with pictures: one row on a wide screen. */
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
 * The groups of a vocabulary page. A term without visible items is left out, because its page would be empty. `images` by
 * slug; a term without an image is still listed.
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
