/** The snapshot: what is read back answers as what was written; anything else is refused with a reason. */
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSearchEngine, loadSnapshot } from '@/services/product/search/engine/engine';
import type { SearchEngine } from '@/services/product/search/types';
import { answerOf, expectSame } from '@/__tests__/support/search/compare';
import { Corpus, Dice, random } from '@/__tests__/support/search/corpus';
import { randomRequest, testSynonyms } from '@/__tests__/support/search/queries';
import { engineOf } from '@/__tests__/support/search/engine-of';

const options = { synonyms: testSynonyms };
const corpus = new Corpus(new Dice(random(3)), 800);
const library = corpus.documents(250);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function load(path: string): Promise<{ engine: SearchEngine; note: string }> {
  const loaded = await loadSnapshot(path, options);
  if (!loaded.ok) throw new Error(`${loaded.reason}: ${loaded.detail}`);
  return loaded;
}

describe('the snapshot of the index', () => {
  it('reads back an engine that answers alike and takes changes', async () => {
    const path = join(folder, 'round');
    const engine = engineOf(library, options);
    engine.setFacetValues('genre', [{ key: 'genre-1', name: 'Tragédie', parent: 'genre-0' }]);
    engine.upsert(corpus.documents(20));
    engine.remove(['item30', 'item31']);
    await engine.saveSnapshot(path, 'sync token 7');
    const { engine: loaded, note } = await load(path);
    expect([note, loaded.size]).toEqual(['sync token 7', engine.size]);
    const changed = corpus.document(40);
    for (const one of [engine, loaded]) one.upsert([changed]);
    for (let index = 0; index < 40; index++) {
      const request = randomRequest(corpus, library);
      expectSame(answerOf(loaded, request), answerOf(engine, request), request);
    }
  });

  it('an empty library has a snapshot too', async () => {
    const path = join(folder, 'empty');
    await createSearchEngine(options).saveSnapshot(path);
    expect((await load(path)).engine.size).toBe(0);
  });

  it('says when there is none', async () => {
    expect(await loadSnapshot(join(folder, 'nowhere'))).toMatchObject({ ok: false, reason: 'absent' });
  });

  it('refuses damage anywhere in the file', async () => {
    const path = join(folder, 'damaged');
    await engineOf(library, options).saveSnapshot(path);
    const whole = await readFile(path);
    for (let round = 0; round < 60; round++) {
      const damaged = Buffer.from(whole);
      const at = corpus.dice.below(whole.length);
      damaged[at] = (damaged[at]! + 1 + corpus.dice.below(255)) % 256;
      await writeFile(path, round % 3 === 0 ? whole.subarray(0, at) : damaged);
      expect(await loadSnapshot(path)).toMatchObject({
        ok: false,
        reason: expect.stringMatching(/corrupt|version/),
      });
    }
  });

  it('refuses one of another version', async () => {
    const path = join(folder, 'older');
    await engineOf(library, options).saveSnapshot(path);
    const file = await readFile(path);
    file[8] = file[8]! ^ 1;
    await writeFile(path, file);
    expect(await loadSnapshot(path)).toMatchObject({ ok: false, reason: 'version' });
  });

  it('leaves nothing else behind, and replaces the old one whole', async () => {
    const path = join(folder, 'again');
    const engine = engineOf(library, options);
    await engine.saveSnapshot(path, 'one');
    await engine.saveSnapshot(path, 'two');
    expect((await load(path)).note).toBe('two');
    expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([]);
    await expect(engine.saveSnapshot(join(path, 'below', 'a', 'file'))).rejects.toThrow(/ENOTDIR/);
  });
});
