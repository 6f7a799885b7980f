import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDataFolder } from '@/scripts/launcher/files';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'library-data-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (file: string) => statSync(file).mode & 0o777;

it('a folder that is made for a library can be read by nobody else', async () => {
  const dataDir = path.join(folder, 'data');
  await makeDataFolder(dataDir);
  expect(modeOf(dataDir) & 0o066).toBe(0);
});

it('one that is there stays as its owner has it', async () => {
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o750 });
  await makeDataFolder(dataDir);
  expect(modeOf(dataDir)).toBe(0o750);
});

it('where none can be made or written in, one line names it and says what to do', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  for (const dataDir of [file, path.join(file, 'data')])
    await expect(makeDataFolder(dataDir)).rejects.toThrow(
      `DATA_DIR is ${dataDir}, and ${file} is no folder. Name another, or remove what is there`,
    );
  // The kernel's own: nobody may write there, root neither.
  await expect(makeDataFolder('/proc/1')).rejects.toThrow(/^DATA_DIR is \/proc\/1, and .+/);
});
