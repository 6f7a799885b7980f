/** A new base is made in steps: searches are answered and documents changed in between, and nothing of either is lost. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { allAtOnce } from '@/services/common/in-turns';
import { loadSnapshot } from '@/services/product/search/engine/engine';
import { valueHeader } from '@/services/product/search/engine/index/columns';
import { Dictionary } from '@/services/product/search/engine/index/dictionary';
import { Lexicon } from '@/services/product/search/engine/index/lexicon';
import { sortedBy } from '@/services/product/search/engine/index/sorted';
import { languages } from '@/services/product/search/engine/words/languages';
import { answerOf, expectSame } from '@/__tests__/support/search/compare';
import { Corpus, Dice, random } from '@/__tests__/support/search/corpus';
import { engineOf } from '@/__tests__/support/search/engine-of';
import { randomRequest } from '@/__tests__/support/search/queries';

const COUNT = 300;

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'in-turns-'))));
afterEach(() => rm(folder, { recursive: true }));

it('what is changed while the index is saved is found at once, and after it', async () => {
  const corpus = new Corpus(new Dice(random(5)), 700);
  const { dice } = corpus;
  const current = new Map(
    corpus.documents(COUNT).map((document) => [document.id, { ...document, speech: [] }]),
  );
  const engine = engineOf([...current.values()]);
  const file = path.join(folder, 'index');
  const change = () => {
    const document = { ...corpus.document(dice.below(COUNT + 20)), speech: [] };
    if (dice.chance(0.3)) {
      current.delete(document.id);
      engine.remove([document.id]);
    } else {
      current.set(document.id, document);
      engine.upsert([document]);
    }
    expect(engine.has(document.id)).toBe(current.has(document.id));
  };
  for (let number = 0; number < 10; number += 1) change();
  let isSaved = false;
  const saved = engine.saveSnapshot(file).then(() => (isSaved = true));
  let turns = 0;
  for (; !isSaved; turns += 1) {
    change();
    await othersTurn();
  }
  await saved;
  expect(turns).toBeGreaterThan(10);
  const rebuilt = engineOf([...current.values()]);
  expect(engine.size).toBe(current.size);
  for (let number = 0; number < 10; number += 1) {
    const request = randomRequest(corpus, [...current.values()]);
    expectSame(answerOf(engine, request), answerOf(rebuilt, request), request);
  }
  expect((await loadSnapshot(file)).ok).toBe(true);
});

it('learns the forms of many words in steps, of few at once', () => {
  const terms = Array.from({ length: 5_000 }, (_, at) => `tower${at}`).toSorted();
  const all = new Dictionary([...terms, 'walked', 'walking'], new Uint32Array(5_002));
  const lexicon = new Lexicon(all);
  const forward = [valueHeader(0, languages.indexOf('en')), ...Array(5_002).keys()];
  expect([...lexicon.read(forward)].length).toBeGreaterThan(3);
  expect(lexicon.forms('walk')).toEqual([5_000, 5_001]);
  expect([...lexicon.read(forward)]).toEqual([]);
});

it('sorts in steps as at once', () => {
  const dice = new Dice(random(3));
  const values = Uint32Array.from({ length: 9_000 }, () => dice.below(4_000));
  const compare = (one: number, other: number) => other - one;
  const steps = sortedBy(values, compare);
  expect(allAtOnce(steps)).toEqual(values.slice().sort(compare));
  expect(allAtOnce(sortedBy(new Uint32Array(0), compare))).toHaveLength(0);
});
