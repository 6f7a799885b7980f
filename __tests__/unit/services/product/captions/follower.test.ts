/** Captions stored for the search (docs/search.md §10). */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { keyList } from '@/lib/platform/key-list';
import { CaptionFiles } from '@/services/product/captions/files';
import { CaptionFollower } from '@/services/product/captions/follower';
import type { StoredItem } from '@/services/product/catalogue/stored-item';
import type { SearchDocument } from '@/services/product/search/types';
import { engineOf, everybody } from '@/__tests__/support/search/engine-of';

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
  const engine = engineOf([
    {
      id: 'talk',
      type: 'interview',
      slug: 'talk',
      name: 'A talk',
      text: {},
      facets: {},
      ageSort: null,
    },
  ]);
  const item = { id: 'talk', media, hosted: null } as Partial<StoredItem> as StoredItem;
  const catalogue = { engine, version: 0, all: () => [item].values() };
  const files = new CaptionFiles(folder);
  const follower = () =>
    new CaptionFollower({
      catalogue,
      files,
      grants: {
        mediaUrl: 'http://localhost:3014',
        keys: keyList('a-key-for-tests-of-at-least-32-characters'),
      },
      log: pino({ level: 'silent' }),
      now: () => 0,
      read: async () => text,
    });
  const found = () =>
    engine
      .search({
        types: ['interview'],
        text: 'velvet curtain',
        sort: 'rel-desc',
        skip: 0,
        limit: 5,
        audience: everybody,
      })
      .hits.map(({ id }) => id);

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

describe('recordings that the catalogue has no more', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'captions-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const media: NonNullable<StoredItem['media']> = {
    assetId: 'rec',
    type: 'video',
    durationMinutes: 1,
    tracks: { sounds: [], texts: [{ kind: 'captions', language: 'en', label: 'English' }] },
  };
  const itemOf = (id: string, has: StoredItem['media'] = media) =>
    ({ id, media: has, hosted: null }) as Partial<StoredItem> as StoredItem;
  const documentOf = (id: string): SearchDocument => ({
    id,
    type: 'interview',
    slug: id,
    name: id,
    text: {},
    facets: {},
    ageSort: null,
  });

  function library(...ids: string[]) {
    const engine = engineOf(ids.map(documentOf));
    const held = {
      items: ids.map((id) => itemOf(id)),
      reads: 0,
      text: 'WEBVTT\n\n00:01.000 --> 00:03.000\nthe velvet curtain falls\n',
    };
    const files = new CaptionFiles(mkdtempSync(path.join(folder, 'one-')));
    const follower = new CaptionFollower({
      catalogue: { engine, version: 0, all: () => held.items.values() },
      files,
      grants: {
        mediaUrl: 'http://localhost:3014',
        keys: keyList('a-key-for-tests-of-at-least-32-characters'),
      },
      log: pino({ level: 'silent' }),
      now: () => 0,
      read: async () => {
        held.reads += 1;
        return held.text;
      },
    });
    return { engine, held, files, follower };
  }

  it('lose their files once two rounds have missed them, and only they', async () => {
    const { engine, held, files, follower } = library('here', 'gone/a');
    files.write('of an earlier start', { assetId: 'rec', lines });
    files.write('document', { assetId: 'rec', lines });
    held.items.push(itemOf('document', null));
    await follower.round();
    expect(files.ids().toSorted()).toEqual(['document', 'gone/a', 'here', 'of an earlier start']);
    held.items = held.items.filter(({ id }) => id !== 'gone/a');
    engine.remove(['gone/a']);
    await follower.round();
    expect(files.ids().toSorted()).toEqual(['gone/a', 'here']);
    await follower.round();
    expect(files.ids()).toEqual(['here']);
    expect(held.reads).toBe(2);
  });

  it('keep them while the catalogue has not been read, however long that takes', async () => {
    const { held, files, follower } = library('here');
    await follower.round();
    const { items } = held;
    held.items = [];
    for (let round = 0; round < 3; round++) await follower.round();
    held.items = items;
    await follower.round();
    expect(files.ids()).toEqual(['here']);
    expect(held.reads).toBe(1);
  });

  it('are heard again when they come back unchanged', async () => {
    const { engine, follower } = library('here');
    await follower.round();
    engine.remove(['here']);
    engine.upsert([documentOf('here')]);
    await follower.round();
    expect(engine.speaks('here')).toBe(true);
  });

  it('do not speak for an item that left while they were read', async () => {
    const { engine, held, follower } = library('here', 'leaving');
    const round = follower.round();
    held.items = held.items.slice(0, 1);
    engine.remove(['leaving']);
    await round;
    expect([engine.speaks('here'), engine.speaks('leaving')]).toEqual([true, false]);
  });

  it('speak after a restart before the media service is asked, but not for another recording', async () => {
    const { engine, held, files, follower } = library('here', 'replaced', 'silent', 'gone');
    for (const id of ['here', 'gone']) files.write(id, { assetId: 'rec', lines });
    files.write('replaced', { assetId: 'rec-before', lines });
    files.write('silent', { assetId: 'rec', lines: [] });
    const restored = follower.restore();
    held.items.pop();
    await restored;
    const speaking = ['here', 'replaced', 'silent', 'gone'].filter((id) => engine.speaks(id));
    expect(speaking).toEqual(['here']);
    expect(held.reads).toBe(0);
    const request = {
      types: ['interview'],
      text: 'handle toward',
      sort: 'rel-desc',
      skip: 0,
      limit: 5,
    } as const;
    expect(engine.search({ ...request, audience: everybody }).hits.map(({ id }) => id)).toEqual(['here']);
    await follower.round();
    expect([held.reads, engine.speaks('replaced')]).toEqual([3, true]);
  });

  it('say nothing any more when an index of before their captions were taken away is read', async () => {
    const { engine, held, files, follower } = library('here');
    files.write('here', { assetId: 'rec', lines: [] });
    engine.speak('here', lines);
    held.text = 'WEBVTT\n';
    await follower.restore();
    await follower.round();
    expect(engine.speaks('here')).toBe(false);
  });

  it('leave files alone that are none of ours', async () => {
    const { files, follower } = library('here');
    writeFileSync(path.join(files.folder, 'notes.txt'), '');
    writeFileSync(path.join(files.folder, '%E0%A4%A.json'), '');
    for (let round = 0; round < 3; round++) await follower.round();
    expect(readdirSync(files.folder).toSorted()).toEqual(['%E0%A4%A.json', 'here.json', 'notes.txt']);
  });
});
