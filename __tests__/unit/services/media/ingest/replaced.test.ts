/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { soundFacts } from '@/__tests__/support/media/recording-facts';
import { forgetReplaced, keepReplaced, replacedFacts } from '@/services/media/ingest/replaced';

const facts = soundFacts('rec-a', { source: 'one' });

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
