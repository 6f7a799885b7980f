/** Builds a listing answer by joining items whose bytes were written when they were indexed. */
import type { Audience } from '../catalogue/audience';
import type { Catalogue } from '../catalogue/catalogue';
import { shortIntroductionOf } from '@/lib/domain/catalogue/short-card';
import { itemJson, type ItemShape, withProperty } from '../catalogue/item-json';
import type { StoredItem } from '../catalogue/stored-item';
import type { CaptionFiles } from '../captions/files';
import { alsoFound } from './also-found';
import { shownCounts, shownFilters } from './hidden-values';
import { searchWithRecognisedFilters } from './recognised-filters';
import type { Moment, SearchHit, SearchResult } from '../search/types';
import { AnswerCache } from './answer-cache';
import type { ListingQuery } from './query';

const OPENING = Buffer.from('{"items":[');
const COMMA = Buffer.from(',');

interface Found {
  audience: Audience;
  result: SearchResult;
  shape: ItemShape;
  /** Whether the search terms are highlighted in the texts. */
  marked: boolean;
  captions: Pick<CaptionFiles, 'lines'>;
  explain: boolean;
}

/** At most three captions are shown, to anyone who may see the item, as its first lines are (`OPENING_LINES`). */
function momentsJson({ id }: StoredItem, moments: readonly Moment[] | undefined, found: Found): string {
  const cues = moments?.map(({ cue }) => cue) ?? [];
  const lines = cues.length > 0 ? found.captions.lines(id, cues) : undefined;
  const shown = (moments ?? []).flatMap(({ cue, start, end }) => {
    const line = lines?.get(cue);
    return line ? [{ start, end, text: found.result.mark(line.text) }] : [];
  });
  return shown.length > 0 ? `,"moments":${JSON.stringify(shown)}` : '';
}

function hitJson(item: StoredItem, hit: SearchHit, found: Found): Buffer {
  const { audience, result, shape, marked } = found;
  const json = itemJson(item, audience, shape);
  if (!marked) return json;
  const introduction =
    shape === 'card' ? shortIntroductionOf(item.shortIntroduction) : item.shortIntroduction;
  const highlight = { name: result.mark(item.name), shortIntroduction: result.mark(introduction) };
  const why = found.explain ? `,"explain":${JSON.stringify(result.explain(hit))}` : '';
  const said = momentsJson(item, hit.moments, found);
  return withProperty(json, `"highlight":${JSON.stringify(highlight)}${said}${why}`);
}

export interface ListingRequest {
  query: ListingQuery;
  shape: ItemShape;
  /** For operators: why each result is ranked where it is. */
  explain: boolean;
}

/** Listing answers of one catalogue. */
export class ListingAnswers {
  private readonly cache = new AnswerCache();

  constructor(
    private readonly catalogue: Catalogue,
    private readonly captions: Pick<CaptionFiles, 'lines'>,
  ) {}

  /**
   * JSON of `listingResponseSchema` or, with cards, of `cardListingSchema`, as bytes. The audience's key covers what may be seen,
   * so answers are shared only between viewers with the same key.
   */
  of(audience: Audience, request: ListingRequest): Buffer {
    const key = `${audience.key}${JSON.stringify(request)}`;
    return this.cache.get(this.catalogue.version, key, () => this.make(audience, request));
  }

  private make(audience: Audience, { query: asked, shape, explain }: ListingRequest): Buffer {
    const { catalogue } = this;
    const query = { ...asked, filters: shownFilters(asked.filters, audience) };
    const { result, understood } = searchWithRecognisedFilters(catalogue, query, audience);
    const marked = query.text !== '';
    const found = { audience, result, shape, marked, captions: this.captions, explain };
    const items = result.hits.flatMap((hit) => {
      const item = catalogue.item(hit.id);
      return item ? [hitJson(item, hit, found)] : [];
    });
    const aggregations = JSON.stringify(shownCounts(result.aggregations, audience));
    const hint = marked
      ? `,"didYouMean":${JSON.stringify(result.didYouMean)},"partial":${result.partial}`
      : '';
    const read = understood ? `,"understood":${JSON.stringify(understood)}` : '';
    const others = alsoFound(catalogue, query, audience);
    const also = others.length > 0 ? `,"alsoFound":${JSON.stringify(others)}` : '';
    const rest = Buffer.from(
      `],"total":${result.total},"aggregations":${aggregations}${hint}${read}${also}}`,
    );
    return Buffer.concat([
      OPENING,
      ...items.flatMap((item, index) => (index === 0 ? [item] : [COMMA, item])),
      rest,
    ]);
  }
}
