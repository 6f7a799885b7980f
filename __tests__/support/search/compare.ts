/** Puts the engine's answers beside the oracle's. */
import type { SearchEngine, SearchRequest, SuggestRequest } from '@/services/product/search/types';
import type { SearchOracle } from './oracle';

/** The engine's answer in the oracle's form. */
export function answerOf(engine: SearchEngine, request: SearchRequest) {
  const { hits, total, aggregations, didYouMean, corrected, partial } = engine.search(request);
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
    partial,
  };
}

/** Equal, or a readable difference. Most are equal and large, so the text is compared first: it is far quicker. */
export function expectSame(found: unknown, expected: unknown, context: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    expect({ context, found }).toEqual({ context, found: expected });
}

export function expectSameAnswer(engine: SearchEngine, oracle: SearchOracle, request: SearchRequest): void {
  expectSame(answerOf(engine, request), oracle.search(request), request);
}

export function expectSameSuggestions(
  engine: SearchEngine,
  oracle: SearchOracle,
  request: SuggestRequest,
): void {
  const found = engine.suggest(request).suggestions.map(({ id }) => id);
  expectSame(found, oracle.suggest(request), request);
}
