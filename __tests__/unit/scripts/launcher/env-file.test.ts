/** A `.env` that is not read is said in one line, which never holds a value of it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unreadEnvFile } from '@/scripts/launcher/env-file';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'env-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (text: string) => writeFileSync(path.join(folder, '.env'), text);

it('names the variables that the process was not given, and how they are given', () => {
  write(
    'PUBLIC_URL=https://library.example\nexport SERVICE_KEY="hidden-word"\nLOG_LEVEL=\n# DATA_DIR=/srv\n',
  );
  expect(unreadEnvFile(folder, { PUBLIC_URL: '' })).toBe(
    '.env is not read; not set are PUBLIC_URL, SERVICE_KEY. To give its variables to a command, before it: set -a; . ./.env; set +a',
  );
});

it('says nothing where they are given, are none of ours, or there is no file', () => {
  expect(unreadEnvFile(folder, {})).toBeNull();
  write('SERVICE_KEY=hidden-word\nPOSTGRES_PASSWORD=other\n');
  expect(unreadEnvFile(folder, { SERVICE_KEY: 'of this process' })).toBeNull();
});
