/** @jest-environment node */
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exists, nullIfMissing } from '@/lib/platform/files/missing-file';
import { copiedAt, markCopy } from '@/services/media/store/copies';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'missing-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const at = (...parts: string[]) => path.join(folder, ...parts);

it('a file is missing when there is none, or none can be', async () => {
  await writeFile(at('file'), 'here');
  expect(await nullIfMissing(readFile(at('file'), 'utf8'))).toBe('here');
  expect(await nullIfMissing(readFile(at('none')))).toBeNull();
  expect(await exists(at('file', 'below'))).toBe(false);
  expect(await exists(at('x'.repeat(300)))).toBe(false);
  expect(await exists(at('file'))).toBe(true);
});

it('what cannot be seen is not missing: a copy whose mark cannot be read is not taken for a recording', async () => {
  await markCopy(folder, 'rec-1');
  expect(await copiedAt(folder, 'rec-1')).toEqual(expect.any(Number));
  expect(await copiedAt(folder, 'rec-2')).toBeNull();
  await symlink('copy-rec-3', at('.making', 'copy-rec-3'));
  await expect(copiedAt(folder, 'rec-3')).rejects.toMatchObject({ code: 'ELOOP' });
});
