/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { soundFacts } from '@/__tests__/support/media/recording-facts';
import { allFacts, factsOf } from '@/services/media/ingest/change';
import { diskStore } from '@/services/media/store/store';

const facts = soundFacts('rec-whole', { source: 'one' });

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'change-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const put = (assetId: string, name: string, text: string) => {
  mkdirSync(path.join(root, assetId), { recursive: true });
  writeFileSync(path.join(root, assetId, name), text);
};

it('a recording whose facts a power cut left empty is none, is told of, and hides no other', async () => {
  put('rec-empty', 'facts.json', '');
  put('rec-half', 'facts.json', JSON.stringify(facts).slice(0, 40));
  put('rec-other-packager', 'recording.json', '{}');
  put('rec-whole', 'facts.json', JSON.stringify(facts));
  const damaged: string[] = [];
  expect(await allFacts(diskStore(root), (assetId) => damaged.push(assetId))).toEqual([facts]);
  expect(damaged.toSorted()).toEqual(['rec-empty', 'rec-half']);
  expect(await factsOf(diskStore(root), 'rec-empty')).toBeNull();
});

it('of many recordings it opens some at a time, and gives all in the order of their ids', async () => {
  const ids = Array.from({ length: 300 }, (_, n) => `rec-${(n * 7) % 300}`);
  for (const assetId of ids) put(assetId, 'facts.json', JSON.stringify({ ...facts, assetId }));
  const store = diskStore(root);
  let [open, most] = [0, 0];
  const file = async (assetId: string, name: string) => {
    open += 1;
    most = Math.max(most, open);
    return store.file(assetId, name).finally(() => (open -= 1));
  };
  const found = await allFacts({ ...store, file });
  expect(found.map(({ assetId }) => assetId)).toEqual(ids.toSorted());
  expect(most).toBeLessThan(64);
});
