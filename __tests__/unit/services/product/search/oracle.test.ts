/** The engine against the oracle. Quick by default; SEARCH_QUERIES and SEARCH_DOCUMENTS make it as long as wanted. */
import { expectSameAnswer, expectSameSuggestions } from '@/__tests__/support/search/compare';
import { Corpus, Dice, random } from '@/__tests__/support/search/corpus';
import { SearchOracle } from '@/__tests__/support/search/oracle';
import {
  allTypes,
  randomAudience,
  randomRequest,
  randomText,
  testSynonyms,
} from '@/__tests__/support/search/queries';
import { engineOf } from '@/__tests__/support/search/engine-of';

const documents = Number(process.env['SEARCH_DOCUMENTS'] ?? 400);
const queries = Number(process.env['SEARCH_QUERIES'] ?? 80);
const seed = Number(process.env['SEARCH_SEED'] ?? 5);

describe(`search over ${documents} documents`, () => {
  const corpus = new Corpus(new Dice(random(seed)), documents > 2000 ? 4000 : 1200);
  const library = corpus.documents(documents);
  const engine = engineOf(library, { synonyms: testSynonyms });
  const oracle = new SearchOracle(library, testSynonyms);

  it(`R-VIS-12 answers ${queries} random requests as the oracle does: items, totals, every count, corrections`, () => {
    for (let index = 0; index < queries; index++)
      expectSameAnswer(engine, oracle, randomRequest(corpus, library));
  }, 900_000);

  it('suggests as the oracle does', () => {
    for (let index = 0; index < queries / 2; index++) {
      const audience = randomAudience(corpus.dice, library);
      const text = randomText(corpus).slice(0, corpus.dice.between(1, 12));
      expectSameSuggestions(engine, oracle, { text, types: allTypes, limit: 10, audience });
    }
  }, 900_000);
});
