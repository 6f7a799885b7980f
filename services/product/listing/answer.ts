/** Builds the text of a listing answer by joining item texts that were written when the items were indexed. */
import { type Audience, type AudienceViewer } from '../catalogue/audience';
import type { Catalogue } from '../catalogue/catalogue';
import { itemJson, withProperty } from '../catalogue/item-json';
import type { SearchResult } from '../search/types';
import type { ListingQuery } from './query';

function hitJson(
  catalogue: Catalogue,
  audience: Audience,
  result: SearchResult,
  id: string,
  marked: boolean,
): string[] {
  const item = catalogue.item(id);
  if (!item) return [];
  const json = itemJson(item, audience);
  if (!marked) return [json];
  const highlight = { name: result.mark(item.name), shortIntroduction: result.mark(item.shortIntroduction) };
  return [withProperty(json, `"highlight":${JSON.stringify(highlight)}`)];
}

/** JSON of `listingResponseSchema`. */
export function listingAnswer(
  catalogue: Catalogue,
  audience: Audience,
  asked: AudienceViewer,
  query: ListingQuery,
): string {
  const result = catalogue.engine.search({
    ...query,
    viewer: asked.viewer,
    ...(asked.narrow ? { narrow: asked.narrow } : {}),
  });
  const marked = query.text !== '';
  const items = result.hits.flatMap(({ id }) => hitJson(catalogue, audience, result, id, marked)).join();
  const rest = `"total":${result.total},"aggregations":${JSON.stringify(result.aggregations)}`;
  const hint = marked ? `,"didYouMean":${JSON.stringify(result.didYouMean)}` : '';
  return `{"items":[${items}],${rest}${hint}}`;
}
