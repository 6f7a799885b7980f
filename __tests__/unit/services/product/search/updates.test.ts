/** Changes: an updated engine answers as one rebuilt from the same documents, before and after the delta is folded in. */
import { contentTypes } from '@/lib/contracts/catalogue/content-types';
import { createSearchEngine } from '@/services/product/search/engine/engine';
import { DeltaSegment } from '@/services/product/search/engine/index/delta-segment';
import type { SearchEngine, SearchRequest } from '@/services/product/search/types';
import { answerOf, expectSame, expectSameAnswer } from '@/__tests__/support/search/compare';
import { Corpus, Dice, random } from '@/__tests__/support/search/corpus';
import { SearchOracle } from '@/__tests__/support/search/oracle';
import { allTypes, randomRequest, testSynonyms } from '@/__tests__/support/search/queries';
import { engineOf, everybody, fold, tell, type LibraryDocument } from '@/__tests__/support/search/engine-of';

const options = { synonyms: testSynonyms };

/** Applies random upserts and removals to an engine and to a plain map. */
function change(
  engine: SearchEngine,
  current: Map<string, LibraryDocument>,
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
      tell(engine, batch);
    }
  }
}

describe('changes to the index', () => {
  const corpus = new Corpus(new Dice(random(11)), 700);
  const library = corpus.documents(200);
  const current = new Map(library.map((document) => [document.id, document]));
  const engine = engineOf(library, options);
  const requests = () =>
    Array.from({ length: 25 }, (): SearchRequest => randomRequest(corpus, [...current.values()]));

  it('an updated engine answers as one rebuilt, and as the oracle', () => {
    change(engine, current, corpus, 120);
    const rebuilt = engineOf([...current.values()], options);
    const oracle = new SearchOracle([...current.values()], testSynonyms);
    expect(engine.size).toBe(current.size);
    for (const request of requests()) {
      expectSame(answerOf(engine, request), answerOf(rebuilt, request), request);
      if (corpus.dice.chance(0.3)) expectSameAnswer(engine, oracle, request);
    }
  });

  it('folding the delta in changes no answer', async () => {
    const asked = requests();
    const before = asked.map((request) => answerOf(engine, request));
    await fold(engine);
    expectSame(
      asked.map((request) => answerOf(engine, request)),
      before,
      asked,
    );
    change(engine, current, corpus, 60);
    const rebuilt = engineOf([...current.values()], options);
    for (const request of requests())
      expectSame(answerOf(engine, request), answerOf(rebuilt, request), request);
  });

  it('an engine filled from empty answers as one built at once', () => {
    const grown = createSearchEngine(options);
    for (const document of library) tell(grown, [document]);
    const built = engineOf(library, options);
    for (const request of requests()) expectSame(answerOf(grown, request), answerOf(built, request), request);
  });

  it('a first start builds all documents at once, without one in the delta', () => {
    const append = jest.spyOn(DeltaSegment.prototype, 'append');
    const built = engineOf([...library, { ...library[0]!, name: 'The later one' }], options);
    expect(append).not.toHaveBeenCalled();
    append.mockRestore();
    expect(built.size).toBe(library.length);
    const asked = { text: 'the later one', types: contentTypes, limit: 1, audience: everybody };
    const { suggestions } = built.suggest(asked);
    expect(suggestions[0]?.name).toBe('The later one');
  });

  it('the first document with a stop word weighs as in a rebuilt engine', () => {
    const [one, other] = library as [LibraryDocument, LibraryDocument];
    const plain = { ...one, name: 'King Lear', text: {}, speech: [] };
    const guide = { ...other, type: one.type, name: 'A Guide to Lear', text: {}, speech: [] };
    const grown = engineOf([plain]);
    tell(grown, [guide]);
    const asked = { types: contentTypes, text: 'lear', sort: 'rel-desc', skip: 0, limit: 2 } as const;
    const [first, second] = [grown, engineOf([plain, guide])].map((built) =>
      answerOf(built, { ...asked, audience: everybody }),
    );
    expect(first).toEqual(second);
  });

  it('a removed document is gone at once, and unknown ids are passed over', () => {
    const [document] = library.slice(-1);
    const small = engineOf(library.slice(0, 20), options);
    small.upsert([document!]);
    expect(small.has(document!.id)).toBe(true);
    small.remove([document!.id, 'nobody']);
    expect([small.has(document!.id), small.size]).toEqual([false, 20]);
  });

  it('new names of facet keys show in the next answer, in their order', () => {
    const shelf = engineOf(library, options);
    const ask = () =>
      shelf.search({
        types: allTypes,
        sort: 'name-asc',
        skip: 0,
        limit: 0,
        aggregations: ['subType'],
        audience: everybody,
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
