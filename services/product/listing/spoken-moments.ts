/** "Said in …": recordings that say what is being typed (docs/search.md §7). */
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import type { SuggestResponse } from '@/lib/contracts/listing/listing';
import type { CaptionFiles } from '../captions/files';
import type { Catalogue } from '../catalogue/catalogue';
import type { SearchAudience } from '../search/types';
import { termsOf } from '../search/engine/words/tokenise';

/** Fewer words than this are said in too many recordings. */
const FEWEST_WORDS = 3;
const MOST = 3;
/** Hits searched for moments: items named by the words rank above recordings that say them near each other. */
const LOOKED_AT = 30;

export interface Typed {
  text: string;
  types: readonly ContentType[];
}

/** One moment per recording; recordings that say the exact words come first. */
export function spokenMoments(
  {
    catalogue,
    captions,
  }: { catalogue: Pick<Catalogue, 'engine' | 'item'>; captions: Pick<CaptionFiles, 'lines'> },
  { text, types }: Typed,
  audience: SearchAudience,
): NonNullable<SuggestResponse['said']> {
  if (termsOf(text).length < FEWEST_WORDS) return [];
  const { hits, mark } = catalogue.engine.search({
    types,
    text,
    sort: 'rel-desc',
    skip: 0,
    limit: LOOKED_AT,
    audience,
  });
  const saying = hits.filter(({ moments }) => moments !== undefined).slice(0, MOST);
  return saying.flatMap(({ id, moments: [first] = [] }) => {
    const item = catalogue.item(id);
    const line = first && captions.lines(id, [first.cue]).get(first.cue);
    if (!item || !line) return [];
    const { type, slug, name } = item;
    return [{ type, slug, name, start: first.start, end: first.end, text: mark(line.text) }];
  });
}
