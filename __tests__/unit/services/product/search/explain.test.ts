/** Why a result stands where it does (docs/search.md §3): the parts are what the score is made of. */
import type { SearchDocument, SearchRequest } from '@/services/product/search/types';
import { Corpus, Dice, random } from '@/__tests__/support/search/corpus';
import { allTypes, randomText, testSynonyms } from '@/__tests__/support/search/queries';
import { engineOf, everybody } from '@/__tests__/support/search/engine-of';

const request = (text: string): SearchRequest => ({
  types: allTypes,
  text,
  sort: 'rel-desc',
  skip: 0,
  limit: 20,
  audience: everybody,
});
const item = (id: string, name: string, labels: string[]): SearchDocument => ({
  id,
  type: 'guide',
  slug: id,
  name,
  text: { labels },
  facets: {},
  ageSort: null,
});

describe('an explanation', () => {
  it('names the words that stood for those of the query, and what stands together', () => {
    const engine = engineOf([
      item('storms', 'Lighting storms', ['design']),
      item('lamp', 'A lamp', ['lighting', 'in a storm']),
    ]);
    const { hits, explain } = engine.search(request('lighting storm'));
    const [first, second] = hits.map((hit) => explain(hit));
    expect(first).toMatchObject({
      hasAllWords: true,
      tokens: [
        { token: 'lighting', role: 'demanded', through: { words: 'lighting', quality: 16 } },
        { token: 'storm', through: { words: 'storms', quality: 15 } },
      ],
    });
    expect(first?.together).toBeGreaterThan(0);
    expect(second).toMatchObject({
      tokens: [{ through: { impact: 20 } }, { through: { impact: 20 } }],
      together: 0,
    });
  });

  it('counts what stands for a word with the word, so that nothing is left to stand together', () => {
    const engine = engineOf([
      {
        ...item('both', 'A lamp', ['voice and diction']),
        text: { labels: ['voice and diction'], body: ['breathing'] },
      },
    ]);
    const { hits, explain } = engine.search(request('breathing'));
    const [{ tokens: [token] = [], together } = {}] = hits.map((hit) => explain(hit) ?? undefined);
    expect(token?.through).toMatchObject({ words: 'voice diction', quality: 12 });
    expect(token?.points).toBe((token?.idf ?? 0) * (12 * 20 + (16 * 4) / 2));
    expect(together).toBe(0);
  });

  it('says what a result lacks', () => {
    const engine = engineOf([item('storms', 'Lighting storms', [])]);
    const { hits, partial, explain } = engine.search(request('lighting flurbish'));
    expect(partial).toBe(true);
    expect(hits.map(explain)).toMatchObject([
      { hasAllWords: false, tokens: [{}, { through: null, points: 0 }] },
    ]);
  });

  it('is none without text', () => {
    const engine = engineOf([item('storms', 'Lighting storms', [])]);
    const { hits, explain } = engine.search(request(''));
    expect(hits.map(explain)).toEqual([null]);
  });

  it('adds up: what is left for standing together is never less than nothing, nor more than the best figures give', () => {
    const corpus = new Corpus(new Dice(random(3)), 800);
    const engine = engineOf(corpus.documents(300), { synonyms: testSynonyms });
    for (let round = 0; round < 60; round++) {
      const { hits, explain } = engine.search(request(randomText(corpus)));
      for (const hit of hits) {
        const { tokens = [], together = 0 } = explain(hit) ?? {};
        const most = tokens.reduce((sum, { idf }) => sum + idf, 0) * 16 * (160 + 45);
        expect(together).toBeGreaterThanOrEqual(0);
        expect(together).toBeLessThanOrEqual(most);
      }
    }
  });
});
