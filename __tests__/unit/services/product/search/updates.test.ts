/** Changes: an updated engine answers as one rebuilt from the same documents, before and after the delta is folded in. */
import { createSearchEngine } from '@/services/product/search/engine/engine';
import type { SearchDocument, SearchEngine, SearchRequest } from '@/services/product/search/types';
import { answerOf, expectSame, expectSameAnswer } from '@/__tests__/support/search/compare';
import { Corpus, Dice, random } from '@/__tests__/support/search/corpus';
import { SearchOracle } from '@/__tests__/support/search/oracle';
import { allTypes, randomRequest, testSynonyms } from '@/__tests__/support/search/queries';

const options = { synonyms: testSynonyms };

/** Applies random upserts and removals to an engine and to a plain map. */
function change(
  engine: SearchEngine,
  current: Map<string, SearchDocument>,
  corpus: Corpus,
  steps: number,
): void {
  const { dice } = corpus;
  for (let step = 0; step < steps; step++) {
    const index = dice.below(260);
    if (dice.chance(0.3)) {
      current.delete(`item${index}`);
      engine.remove([`item${index}`]);
    } else {
      const batch = Array.from({ length: dice.between(1, 3) }, (_, offset) =>
        corpus.document(index + offset),
      );
      for (const document of batch) current.set(document.id, document);
      engine.upsert(batch);
    }
  }
}

describe('changes to the index', () => {
  const corpus = new Corpus(new Dice(random(11)), 700);
  const library = corpus.documents(200);
  const current = new Map(library.map((document) => [document.id, document]));
  const engine = createSearchEngine(library, options);
  const requests = () => Array.from({ length: 25 }, (): SearchRequest => randomRequest(corpus, 260));

  it('an updated engine answers as one rebuilt, and as the oracle', () => {
    change(engine, current, corpus, 120);
    const rebuilt = createSearchEngine(current.values(), options);
    const oracle = new SearchOracle([...current.values()], testSynonyms);
    expect(engine.size).toBe(current.size);
    for (const request of requests()) {
      expectSame(answerOf(engine, request), answerOf(rebuilt, request), request);
      if (corpus.dice.chance(0.3)) expectSameAnswer(engine, oracle, request);
    }
  });

  it('folding the delta in changes no answer', () => {
    const asked = requests();
    const before = asked.map((request) => answerOf(engine, request));
    engine.compact();
    expectSame(
      asked.map((request) => answerOf(engine, request)),
      before,
      asked,
    );
    change(engine, current, corpus, 60);
    const rebuilt = createSearchEngine(current.values(), options);
    for (const request of requests())
      expectSame(answerOf(engine, request), answerOf(rebuilt, request), request);
  });

  it('an engine filled from empty answers as one built at once', () => {
    const grown = createSearchEngine([], options);
    for (const document of library) grown.upsert([document]);
    const built = createSearchEngine(library, options);
    for (const request of requests()) expectSame(answerOf(grown, request), answerOf(built, request), request);
  });

  it('a removed document is gone at once, and unknown ids are passed over', () => {
    const [document] = library.slice(-1);
    const small = createSearchEngine(library.slice(0, 20), options);
    small.upsert([document!]);
    expect(small.has(document!.id)).toBe(true);
    small.remove([document!.id, 'nobody']);
    expect([small.has(document!.id), small.size]).toEqual([false, 20]);
  });

  it('new names of facet keys show in the next answer, in their order', () => {
    const shelf = createSearchEngine(library, options);
    const ask = () =>
      shelf.search({
        types: allTypes,
        sort: 'name-asc',
        skip: 0,
        limit: 0,
        aggregations: ['subType'],
        viewer: {
          country: 'GBR',
          blockedProfiles: [],
          adultThemesRestricted: false,
          allowedContentIds: [],
          blockedContentIds: [],
        },
      }).aggregations.subType;
    shelf.setFacetValues('subType', [
      { key: 'Exercise', name: 'Übung', group: 'workshop', parent: 'workshop' },
    ]);
    expect(ask()).toContainEqual(
      expect.objectContaining({ key: 'Exercise', name: 'Übung', group: 'workshop', parent: 'workshop' }),
    );
    shelf.setFacetValues('subType', []);
    expect(ask()).toContainEqual({ key: 'Exercise', name: 'Exercise', count: expect.any(Number) });
  });
});
