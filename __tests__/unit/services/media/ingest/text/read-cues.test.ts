/** @jest-environment node */
/** Captions in another encoding are refused by name, and lose no letter. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCuesFile } from '@/services/media/ingest/text/read-cues';

const VTT = 'WEBVTT\n\n00:01.000 --> 00:02.000\nDéjà vu\n';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'read-cues-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
function written(bytes: Buffer | string): string {
  const file = path.join(folder, 'text.vtt');
  writeFileSync(file, bytes);
  return file;
}

it.each([
  ['ISO-8859-1', Buffer.from(VTT, 'latin1')],
  ['UTF-16', Buffer.from(`\uFEFF${VTT}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(VTT.replace('éjà', 'eja'), 'utf16le')],
])('%s is refused', async (_encoding, bytes) => {
  await expect(readCuesFile(written(bytes))).rejects.toMatchObject({
    reason: 'BAD_TEXT',
    message: 'The text is not in UTF-8: save it as UTF-8',
  });
});

it('UTF-8 is read with and without its mark', async () => {
  for (const text of [VTT, `\uFEFF${VTT}`])
    expect(await readCuesFile(written(text))).toEqual([{ start: 1, end: 2, text: 'Déjà vu' }]);
});

it('a file that is not there is named', async () => {
  const file = path.join(folder, 'none.vtt');
  await expect(readCuesFile(file)).rejects.toThrow(`${file}: there is no such file`);
});
