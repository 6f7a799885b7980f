/** Captions stored for the search (docs/search.md §10). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { anonymousViewer } from '@/lib/contracts/viewer';
import { signingKeys } from '@/services/common/signature';
import { CaptionFiles, CaptionFollower } from '@/services/product/captions';
import type { StoredItem } from '@/services/product/catalogue/stored-item';
import { createSearchEngine } from '@/services/product/search/engine/engine';

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

describe('a recording that is taken away', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'captions-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const text = 'WEBVTT\n\n00:01.000 --> 00:03.000\nthe velvet curtain falls\n';
  const media: NonNullable<StoredItem['media']> = {
    assetId: 'rec',
    type: 'video',
    durationMinutes: 1,
    tracks: { sounds: [], texts: [{ kind: 'captions', language: 'en', label: 'English' }] },
  };
  const engine = createSearchEngine([
    {
      id: 'talk', type: 'interview', slug: 'talk', name: 'A talk', text: {}, facets: {}, ageSort: null,
      visibility: { id: 'talk', rights: null, contentProfiles: [], hasAdultThemes: false },
    },
  ]); // prettier-ignore
  const item = { id: 'talk', media, hosted: null } as Partial<StoredItem> as StoredItem;
  const catalogue = { engine, version: 0, all: () => [item].values() };
  const files = new CaptionFiles(folder);
  const follower = () =>
    new CaptionFollower({
      catalogue,
      files,
      grants: {
        mediaUrl: 'http://localhost:3014',
        keys: signingKeys('a-key-for-tests-of-at-least-32-characters'),
      },
      log: pino({ level: 'silent' }),
      now: () => 0,
      read: async () => text,
    });
  const found = () =>
    engine.search({ types: ['interview'], text: 'velvet curtain', sort: 'rel-desc', skip: 0, limit: 5, viewer: anonymousViewer })
      .hits.map(({ id }) => id); // prettier-ignore

  it('is no longer found by what it said, after a restart either, until it comes back', async () => {
    const first = follower();
    await first.round();
    expect([found(), files.lines('talk', [0]).size]).toEqual([['talk'], 1]);
    item.media = null;
    const { version } = catalogue;
    await first.round();
    expect([found(), files.read('talk'), engine.speaks('talk')]).toEqual([[], null, false]);
    expect(catalogue.version).toBeGreaterThan(version);
    item.media = media;
    await first.round();
    expect(found()).toEqual(['talk']);
    item.media = null;
    await follower().round();
    expect([found(), files.read('talk')]).toEqual([[], null]);
  });
});
