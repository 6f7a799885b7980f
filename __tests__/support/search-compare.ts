/** Puts the engine's answers beside the oracle's. */
import type { SearchEngine, SearchRequest, SuggestRequest } from '@/services/product/search/types';
import type { SearchOracle } from './search-oracle';

/** The engine's answer in the oracle's form. */
export function answerOf(engine: SearchEngine, request: SearchRequest) {
  const { hits, total, aggregations, didYouMean, corrected } = engine.search(request);
  return {
    ids: hits.map(({ id }) => id),
    scores: hits.map(({ score }) => score),
    total,
    aggregations: Object.fromEntries(
      Object.entries(aggregations).map(([name, buckets]) => [
        name,
        buckets.map(({ key, count, group }) => ({ key, count, ...(group === undefined ? {} : { group }) })),
      ]),
    ),
    didYouMean,
    corrected,
  };
}

export function expectSameAnswer(engine: SearchEngine, oracle: SearchOracle, request: SearchRequest): void {
  const { marked: _, ...expected } = oracle.search(request);
  expect({ request, ...answerOf(engine, request) }).toEqual({ request, ...expected });
}

export function expectSameSuggestions(
  engine: SearchEngine,
  oracle: SearchOracle,
  request: SuggestRequest,
): void {
  const found = engine.suggest(request).suggestions.map(({ id }) => id);
  expect({ request, found }).toEqual({ request, found: oracle.suggest(request) });
}
