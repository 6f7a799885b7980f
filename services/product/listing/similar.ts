/** What else the library has on the subjects of an item (docs/search.md §5). */
import { spread } from '@/lib/domain/spread';
import type { Audience } from '../catalogue/audience';
import type { Catalogue } from '../catalogue/catalogue';
import type { StoredItem } from '../catalogue/stored-item';
import { searchTypes } from './query';

/** People are not about a subject, and courses are for staff. */
const types = searchTypes.filter((type) => type !== 'person' && type !== 'trainingCourse');

/** Ranked for each that is shown, so that one kind need not fill the row. */
const RANKED = 10;

/** The most similar first, at most half of them of one type while others can fill the rest. */
export function similarItems(
  catalogue: Pick<Catalogue, 'engine' | 'item'>,
  { id, limit }: { id: string; limit: number },
  audience: Audience,
): StoredItem[] {
  const ranked = catalogue.engine
    .similar({ id, types, most: limit * RANKED, audience })
    .flatMap((found) => catalogue.item(found) ?? []);
  return spread(ranked, ({ type }) => type, { limit, mostOfOne: Math.ceil(limit / 2) });
}
