/** Documents that are about the same as another (docs/search.md §5). */
import type { FilterName } from '@/lib/contracts/listing/names';
import { firstOf } from '@/lib/domain/first-of';
import { compareCodes } from '@/lib/domain/text/collation';
import { bitset, countBits, hasBit } from '../index/bitset';
import { indexOfFamily, type FacetDictionary } from '../index/facet-dictionary';
import type { Location, Segment } from '../index/segment';
import { inverseDocumentFrequency, SIMILAR_SHARE } from '../parameters';
import { viewCounts } from './browse';
import type { View } from './views';

/** What an item is about. Courses and levels are for whom it is. */
const ABOUT: readonly FilterName[] = ['theme', 'genre', 'form', 'theatreSkill', 'englishSkill', 'period'];
const isAbout = new Set(ABOUT.map(indexOfFamily));

interface Scored {
  id: string;
  score: number;
}

/** Ids of the `most` that share the most telling values with the document at `at`, the best first. */
export function similarTo(
  { facets, segments }: { facets: FacetDictionary; segments: readonly Segment[] },
  view: View,
  at: Location,
  most: number,
): string[] {
  const counts = viewCounts(segments, view, facets.size);
  const all = view.bits.reduce((sum, seen) => sum + countBits(seen), 0);
  const itself = hasBit(view.bits[at.segment] ?? bitset(0), at.ordinal) ? 1 : 0;
  const own = segments[at.segment]?.columns.facetsOf(at.ordinal) ?? [];
  const told = Array.from(own)
    .map((facet) => ({ facet, others: (counts[facet] ?? 0) - itself }))
    .filter(({ facet, others }) => others > 0 && isAbout.has(facets.familyOf()[facet] ?? -1))
    .map(({ facet, others }) => ({ facet, weight: inverseDocumentFrequency(all, others) }));
  const least = SIMILAR_SHARE * told.reduce((sum, { weight }) => sum + weight, 0);
  const found = segments.flatMap((segment, number) => {
    const seen = view.bits[number];
    if (!seen) return [];
    const scores = new Int32Array(segment.columns.size);
    const touched: number[] = [];
    for (const { facet, weight } of told)
      addFacet(segment, facet, (doc) => {
        if (!hasBit(seen, doc)) return;
        if (scores[doc] === 0) touched.push(doc);
        scores[doc] = (scores[doc] ?? 0) + weight;
      });
    if (number === at.segment) scores[at.ordinal] = 0;
    return touched.flatMap((doc): Scored[] => {
      const score = scores[doc] ?? 0;
      return score > 0 && score >= least ? [{ id: segment.columns.ids[doc] ?? '', score }] : [];
    });
  });
  return firstOf(most, found, (a, b) => b.score - a.score || compareCodes(a.id, b.id)).map(({ id }) => id);
}

function addFacet(segment: Segment, facet: number, add: (doc: number) => void): void {
  const list = segment.facetDocs(facet);
  if (!list) return;
  for (let place = list.start; place < list.end; place++) add(list.docs[place] ?? 0);
}
