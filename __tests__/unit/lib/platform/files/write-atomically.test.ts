/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesystemStorage } from '@/services/common/files/storage';
import { writeAtomically } from '@/lib/platform/files/write-atomically';
import { FileStore } from '@/services/content/files/store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atomically-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const text = (written: string) => (partial: string) => writeFile(partial, written);
const full = async (partial: string) => {
  await writeFile(partial, 'ha');
  throw new Error('ENOSPC: no space left on device');
};

it('a file is made with its folder, and replaced in one step', async () => {
  const file = path.join(folder, 'a', 'b.txt');
  await writeAtomically(file, text('one'));
  await writeAtomically(file, text('two'));
  expect(await readFile(file, 'utf8')).toBe('two');
  expect(await readdir(path.dirname(file))).toEqual(['b.txt']);
});

it('a failed write leaves what was there, and nothing beside it', async () => {
  const file = path.join(folder, 'a.txt');
  await expect(writeAtomically(file, full)).rejects.toThrow('ENOSPC');
  expect(await readdir(folder)).toEqual([]);
  await writeAtomically(file, text('whole'));
  await expect(writeAtomically(file, full)).rejects.toThrow('ENOSPC');
  expect(await readFile(file, 'utf8')).toBe('whole');
  expect(await readdir(folder)).toEqual(['a.txt']);
});

describe('a file that cannot be put in its place, since a folder is there, leaves nothing in', () => {
  it('the storage of generated files', async () => {
    await mkdir(path.join(folder, 'a', 'b.pdf', 'c'), { recursive: true });
    const storage = filesystemStorage(folder);
    await expect(storage.put('a/b.pdf', Buffer.from('x'), 'application/pdf')).rejects.toThrow();
    expect(await readdir(path.join(folder, 'a'))).toEqual(['b.pdf']);
  });

  it('the store of asset files', async () => {
    const source = path.join(folder, 'source.txt');
    await writeFile(source, 'a text');
    const store = new FileStore(folder);
    const { hash } = await store.measure(source);
    await mkdir(path.join(store.pathOf(hash), 'taken'), { recursive: true });
    await expect(store.add(source, async () => undefined)).rejects.toThrow();
    expect(await readdir(path.dirname(store.pathOf(hash)))).toEqual([hash]);
  });
});
