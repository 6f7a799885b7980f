import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
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
