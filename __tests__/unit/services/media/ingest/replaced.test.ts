/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RecordingFacts } from '@/lib/contracts/media/recording';
import { forgetReplaced, keepReplaced, replacedFacts } from '@/services/media/ingest/replaced';

const facts: RecordingFacts = {
  version: 1,
  assetId: 'rec-a',
  type: 'audio',
  durationSeconds: 60,
  frameRate: null,
  renditions: [],
  sounds: [],
  tracks: [],
  loudness: null,
  hasStoryboard: false,
  hasWaveform: false,
  source: 'one',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'replaced-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('the first of several is kept until it is forgotten', async () => {
  expect(await replacedFacts(root, 'rec-a')).toBeNull();
  await keepReplaced(root, facts);
  await keepReplaced(root, { ...facts, source: 'two' });
  expect(await replacedFacts(root, 'rec-a')).toEqual(facts);
  await forgetReplaced(root, 'rec-a');
  expect(await replacedFacts(root, 'rec-a')).toBeNull();
});

it('a file that a power cut left empty is none, and one that cannot be read is a failure', async () => {
  mkdirSync(path.join(root, '.making', 'replaced-rec-b.json'), { recursive: true });
  writeFileSync(path.join(root, '.making', 'replaced-rec-a.json'), '');
  expect(await replacedFacts(root, 'rec-a')).toBeNull();
  await keepReplaced(root, facts);
  expect(await replacedFacts(root, 'rec-a')).toEqual(facts);
  await expect(replacedFacts(root, 'rec-b')).rejects.toMatchObject({ code: 'EISDIR' });
});
