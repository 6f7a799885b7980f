/** Builds a listing answer by joining items whose bytes were written when they were indexed. */
import { type Audience, type AudienceViewer } from '../catalogue/audience';
import type { Catalogue } from '../catalogue/catalogue';
import { itemJson, type ItemShape, withProperty } from '../catalogue/item-json';
import type { StoredItem } from '../catalogue/stored-item';
import type { CaptionFiles } from '../captions';
import type { Moment, SearchResult } from '../search/types';
import { AnswerCache } from './answer-cache';
import { BucketsJson } from './buckets-json';
import type { ListingQuery } from './query';

const OPENING = Buffer.from('{"items":[');
const COMMA = Buffer.from(',');

interface Found {
  audience: Audience;
  result: SearchResult;
  shape: ItemShape;
  /** What was searched for is marked in the texts. */
  marked: boolean;
  captions: CaptionFiles | undefined;
}

/** Three captions at most are shown to whoever may see the item, as its first lines are (`OPENING_LINES`). */
function momentsJson({ id }: StoredItem, moments: readonly Moment[] | undefined, found: Found): string {
  const speech = moments && found.captions?.read(id);
  const shown = speech
    ? moments.flatMap(({ cue, start, end }) => {
        const line = speech.lines[cue];
        return line ? [{ start, end, text: found.result.mark(line.text) }] : [];
      })
    : [];
  return shown.length > 0 ? `,"moments":${JSON.stringify(shown)}` : '';
}

function hitJson(item: StoredItem, moments: readonly Moment[] | undefined, found: Found): Buffer {
  const { audience, result, shape, marked } = found;
  const json = itemJson(item, audience, shape);
  if (!marked) return json;
  const highlight = { name: result.mark(item.name), shortIntroduction: result.mark(item.shortIntroduction) };
  return withProperty(json, `"highlight":${JSON.stringify(highlight)}${momentsJson(item, moments, found)}`);
}

export interface ListingRequest {
  query: ListingQuery;
  shape: ItemShape;
}

/** Listing answers of one catalogue. */
export class ListingAnswers {
  private readonly cache = new AnswerCache();
  private readonly buckets = new BucketsJson();

  constructor(
    private readonly catalogue: Catalogue,
    private readonly captions?: CaptionFiles,
  ) {}

  /**
   * JSON of `listingResponseSchema` or, with cards, of `cardListingSchema`, as bytes. What may be seen is in the audience's
   * key, so that alone may be shared.
   */
  of(audience: Audience, asked: AudienceViewer, { query, shape }: ListingRequest): Buffer {
    const key = `${audience.key}${shape}${JSON.stringify(query)}`;
    return this.cache.get(this.catalogue.version, key, () => this.make(audience, asked, { query, shape }));
  }

  private make(
    audience: Audience,
    { viewer, narrow }: AudienceViewer,
    { query, shape }: ListingRequest,
  ): Buffer {
    const { catalogue } = this;
    const result = catalogue.engine.search({ ...query, viewer, ...(narrow ? { narrow } : {}) });
    const marked = query.text !== '';
    const items = result.hits.flatMap(({ id, moments }) => {
      const item = catalogue.item(id);
      return item
        ? [hitJson(item, moments, { audience, result, shape, marked, captions: this.captions })]
        : [];
    });
    const aggregations = this.buckets.write(catalogue.version, result.aggregations);
    const hint = marked
      ? `,"didYouMean":${JSON.stringify(result.didYouMean)},"partial":${result.partial}`
      : '';
    const rest = Buffer.from(`],"total":${result.total},"aggregations":${aggregations}${hint}}`);
    return Buffer.concat([
      OPENING,
      ...items.flatMap((item, index) => (index === 0 ? [item] : [COMMA, item])),
      rest,
    ]);
  }
}
