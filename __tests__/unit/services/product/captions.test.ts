/** Captions stored for the search (docs/search.md §10). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CaptionFiles } from '@/services/product/captions';

const line = (start: number, text: string) => ({ start, end: start + 2, speaker: null, text });
const lines = [
  line(0, 'Is this a dagger\nwhich I see before me'),
  line(4, 'the handle toward my hand'),
  line(8, '“Come”'),
];

describe('captions in files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'captions-'));
  const files = new CaptionFiles(folder);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are read as they were written, whole or a few of them', () => {
    files.write('a/b', { assetId: 'rec', lines });
    expect(files.read('a/b')).toEqual({ assetId: 'rec', lines });
    expect([...files.lines('a/b', [2, 0, 7])]).toEqual([
      [2, lines[2]],
      [0, lines[0]],
    ]);
  });

  it('may have no lines', () => {
    files.write('silent', { assetId: 'rec', lines: [] });
    expect(files.read('silent')).toEqual({ assetId: 'rec', lines: [] });
    expect(files.lines('silent', [0]).size).toBe(0);
  });

  it('that are missing or damaged are none', () => {
    writeFileSync(path.join(folder, 'broken.json'), '{"assetId":');
    for (const id of ['absent', 'broken']) {
      expect(files.read(id)).toBeNull();
      expect(files.lines(id, [0]).size).toBe(0);
    }
  });
});
