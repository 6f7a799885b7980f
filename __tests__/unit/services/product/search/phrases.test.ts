/** Phrases find the recordings that say them, at the second (docs/search.md §10); `npm run bench:speech` asks for more. */
import { ask, lookFor, randomPhrases } from '@/bench/speech/phrases';
import { Recordings, spokenWords } from '@/bench/speech/recordings';
import type { SearchAudience, SearchDocument } from '@/services/product/search/types';
import { engineOf, everybody, fold } from '@/__tests__/support/search/engine-of';

const COUNT = 60;
const recordings = new Recordings(spokenWords(3_000), 50);
const isHidden = (index: number) => index % 5 === 0;
const numbers = Array.from({ length: COUNT }, (_, index) => index);
const document = (index: number): SearchDocument => ({
  id: `item${index}`,
  type: 'production',
  slug: `item${index}`,
  name: `Recording ${index}`,
  text: {},
  facets: {},
  ageSort: null,
});
const engine = engineOf(numbers.map(document));
for (const index of numbers) engine.speak(`item${index}`, recordings.captions(index));
const numberOf = (id: string) => Number(id.slice('item'.length));
const outsiders: SearchAudience = { sees: (id) => !isHidden(numberOf(id)) };

describe('what recordings say', () => {
  it('is found among the first three, at its second', () => {
    const open = numbers.filter((index) => !isHidden(index));
    const found = randomPhrases(recordings, open, 100).map((phrase) =>
      lookFor(engine, recordings, phrase, { numberOf, audience: outsiders }),
    );
    expect(found.filter(({ first, near }) => first && near)).toHaveLength(100);
  });

  it('is never found by who may not see it, and by others is', () => {
    const phrases = randomPhrases(recordings, numbers.filter(isHidden), 50).map(({ ranks }) =>
      recordings.text(ranks),
    );
    const hiddenFoundBy = (audience: SearchAudience) =>
      phrases.flatMap((text) => ask(engine, text, audience).hits.filter(({ id }) => isHidden(numberOf(id))));
    expect(hiddenFoundBy(outsiders)).toEqual([]);
    expect(hiddenFoundBy(everybody).length).toBeGreaterThanOrEqual(50);
  });

  it('is the same when told bit by bit and folded in between', async () => {
    const folded = engineOf(numbers.map(document));
    for (const index of numbers) {
      folded.speak(`item${index}`, recordings.captions(index));
      if (index % 7 === 0) await fold(folded);
    }
    for (const { ranks } of randomPhrases(recordings, numbers, 30))
      expect(ask(folded, recordings.text(ranks), everybody).hits).toEqual(
        ask(engine, recordings.text(ranks), everybody).hits,
      );
  });
});
