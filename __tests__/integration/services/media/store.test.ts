/** @jest-environment node */
/** A recording from file to end, on a disk and in a bucket: made, corrected, replaced, taken away, and nothing left over. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { makeFile } from '@/__tests__/support/media/files';
import { startS3, type S3Double } from '@/__tests__/support/processes/s3';
import { s3Calls } from '@/services/common/files/storage';
import { allFacts, changeTexts, factsOf, textsOf } from '@/services/media/ingest/change';
import { makeRecording } from '@/services/media/ingest/make';
import { forgetReplaced } from '@/services/media/ingest/replaced';
import { findTools, type Tools } from '@/services/media/ingest/source/tools';
import { parametersOf } from '@/services/media/ingest/order/parameters';
import { BucketStore } from '@/services/media/store/bucket';
import { moveToBucket } from '@/services/media/store/clear';
import { diskStore, storedText, type RecordingStore } from '@/services/media/store/store';
import { places } from './support/media';
import { suite } from './support/suite';

const ASSET = 'rec-kept';
const CORRECTED = { kind: 'captions', language: 'cy', label: 'Cymraeg' } as const;

let tools: Tools;
let folder: string;
beforeAll(async () => {
  const found = await findTools(undefined);
  if (found) tools = found;
});

suite.each(places)('recordings on %s', (place) => {
  let s3: S3Double;
  let root: string;
  let store: RecordingStore;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'store-'));
    root = path.join(folder, 'recordings');
    mkdirSync(root);
    s3 = await startS3();
    store = place === 'a disk' ? diskStore(root) : new BucketStore(s3Calls(s3.settings), root);
  });
  afterAll(async () => {
    await s3.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ingest = (quality: string) => {
    const { order } = parametersOf(makeFile('sound-only.wav', folder), {
      asset: ASSET,
      preset: 'ultrafast',
      quality,
    });
    return makeRecording(order, { tools, root, store, reserve: 0, onProgress: () => undefined });
  };
  const trackName = async () =>
    (await store.names(ASSET)).find((name) => /^sound-main\.[0-9a-f]{12}\.mp4$/.test(name)) ?? '';
  const track = async () => {
    const file = await store.file(ASSET, await trackName());
    if (!file) throw new Error('there is no track');
    return { ...file, bytes: await buffer(await file.open({ start: 0, end: file.size - 1 })) };
  };

  it('are served whole once they are made, in parts too', async () => {
    expect(await store.file(ASSET, 'master.m3u8')).toBeNull();
    await ingest('27');
    expect(await allFacts(store)).toMatchObject([{ assetId: ASSET, type: 'audio' }]);
    expect(await storedText(store, ASSET, 'master.m3u8')).toContain('#EXT-X-STREAM-INF');
    const { bytes, size, open } = await track();
    expect(bytes).toHaveLength(size);
    expect(await buffer(await open({ start: 10, end: 19 }))).toEqual(bytes.subarray(10, 20));
  });

  it('are not made again of the same file', async () => {
    const { etag } = await track();
    s3.calls.length = 0;
    await ingest('27');
    expect((await track()).etag).toBe(etag);
    expect(s3.calls.filter((call) => call.startsWith('PUT'))).toEqual(
      place === 'a disk' ? [] : [`PUT recordings/${ASSET}/index.json`],
    );
  });

  it('take a correction without being sent anew', async () => {
    const facts = await factsOf(store, ASSET);
    if (!facts) throw new Error('there are no facts');
    const before = await track();
    const cues = [{ start: 0, end: 1, text: 'Mae’n bwrw glaw' }];
    s3.calls.length = 0;
    await store.change(ASSET, () =>
      changeTexts(root, facts, { texts: [{ ...CORRECTED, cues }], chapters: cues }),
    );
    const changed = await factsOf(store, ASSET);
    expect(changed && (await textsOf(store, changed)).texts).toMatchObject([{ language: 'cy', cues }]);
    // Nobody has said which language is spoken, so nothing says that its chapters are in English.
    expect(changed?.tracks.map(({ kind, language }) => `${kind} ${language}`)).toEqual([
      'captions cy',
      'chapters und',
    ]);
    const after = await track();
    expect([after.etag, after.bytes.equals(before.bytes)]).toEqual([before.etag, true]);
    const hash = [...s3.objects].find(([, body]) => body.equals(before.bytes))?.[0];
    expect(s3.calls).not.toContain(`PUT ${hash}`);
  });

  it('are as they were when a change fails', async () => {
    const before = await storedText(store, ASSET, 'facts.json');
    const failing = store.change(ASSET, async () => {
      throw new Error('no room');
    });
    await expect(failing).rejects.toThrow('no room');
    expect(await storedText(store, ASSET, 'facts.json')).toBe(before);
  });

  it('made again, serve nothing under the names that players of the old one know', async () => {
    const before = await store.names(ASSET);
    await ingest('30');
    const after = await store.names(ASSET);
    const tracks = (names: readonly string[]) => names.filter((name) => name.startsWith('sound-'));
    expect(tracks(before)).toHaveLength(2);
    expect(tracks(after)).toHaveLength(2);
    expect(tracks(before).filter((name) => after.includes(name))).toEqual([]);
    // Corrections find the tracks under their new names.
    const facts = await factsOf(store, ASSET);
    if (!facts) throw new Error('there are no facts');
    await store.change(ASSET, () => changeTexts(root, facts, { texts: [], chapters: [] }));
    for (const manifest of ['master.m3u8', 'manifest.mpd'])
      expect(await storedText(store, ASSET, manifest)).toContain(
        tracks(after)[0]?.replace(/\.[^.]+$/, '') ?? '-',
      );
    // As its publication does.
    await forgetReplaced(root, ASSET);
  });

  it('go for good', async () => {
    await store.remove(ASSET);
    await store.remove(ASSET);
    expect(await store.file(ASSET, 'master.m3u8')).toBeNull();
    expect(await allFacts(store)).toEqual([]);
    expect([...s3.objects.keys()]).toEqual([]);
    expect(readdirSync(root).filter((name) => name !== '.making')).toEqual([]);
    expect(readdirSync(path.join(root, '.making'))).toEqual([]);
  });
});

suite('recordings in a bucket', () => {
  let s3: S3Double;
  let root: string;
  let store: RecordingStore;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'bucket-'));
    root = path.join(folder, 'recordings');
    mkdirSync(root);
    s3 = await startS3();
    store = new BucketStore(s3Calls(s3.settings), root);
  });
  afterEach(async () => {
    await s3.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const ingest = (into: RecordingStore) => {
    const { order } = parametersOf(makeFile('sound-only.wav', folder), { asset: ASSET, preset: 'ultrafast' });
    return makeRecording(order, { tools, root, store: into, reserve: 0, onProgress: () => undefined });
  };

  it('come from the disk that they lay on, once', async () => {
    await ingest(diskStore(root));
    expect(await moveToBucket({ root, store })).toEqual({
      moved: [ASSET],
      dropped: [],
      left: [],
      failed: [],
    });
    expect(await storedText(store, ASSET, 'master.m3u8')).toContain('#EXTM3U');
    expect(readdirSync(root)).not.toContain(ASSET);
    expect(await moveToBucket({ root, store })).toEqual({ moved: [], dropped: [], left: [], failed: [] });
  });

  it('that could not be taken over are not encoded again, and what was begun in vain goes', async () => {
    s3.objects.set(`recordings/${ASSET}/left-by-a-killed-worker`, Buffer.from('x'));
    const lost = new BucketStore(async (key, request, allowed) => {
      if (request.method === 'PUT') throw new Error('the line is cut');
      return s3Calls(s3.settings)(key, request, allowed);
    }, root);
    await expect(ingest(lost)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await store.file(ASSET, 'master.m3u8')).toBeNull();
    const made = readdirSync(path.join(root, ASSET));
    await ingest(store);
    expect(made.join(' ')).toMatch(/sound-main\.[0-9a-f]{12}\.mp4/);
    expect(await storedText(store, ASSET, 'master.m3u8')).toContain('#EXTM3U');
    expect([...s3.objects.keys()].join()).not.toContain('left-by-a-killed-worker');
  });
});

describe('a recording that two processes change at once in one bucket', () => {
  let s3: S3Double;
  let base: string;
  /** A process on a machine of its own. */
  const machine = (name: string) => {
    const root = path.join(base, name);
    mkdirSync(root, { recursive: true });
    const store = new BucketStore(s3Calls(s3.settings), root);
    const write = (file: string, text: string) => {
      mkdirSync(path.join(root, ASSET), { recursive: true });
      writeFileSync(path.join(root, ASSET, file), text);
    };
    return { store, write, read: (file: string) => storedText(store, ASSET, file) };
  };
  type Machine = ReturnType<typeof machine>;
  let one: Machine;
  let other: Machine;
  beforeEach(async () => {
    base = mkdtempSync(path.join(tmpdir(), 'two-'));
    s3 = await startS3();
    one = machine('one');
    other = machine('other');
  });
  afterEach(async () => {
    await s3.stop();
    rmSync(base, { recursive: true, force: true });
  });
  const begun = () =>
    one.store.change(ASSET, async () => {
      one.write('captions.vtt', 'first');
      one.write('poster.jpg', 'first picture');
    });
  const hashes = () => [...s3.objects.keys()].filter((key) => !key.endsWith('index.json'));

  it('keeps the change that was acknowledged; the other is refused and leaves nothing behind', async () => {
    await begun();
    const late = one.store.change(ASSET, async () => {
      await other.store.change(ASSET, async () => other.write('captions.vtt', 'acknowledged'));
      one.write('poster.jpg', 'late');
    });
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
    for (const { read } of [one, other, machine('third')])
      expect([await read('captions.vtt'), await read('poster.jpg')]).toEqual([
        'acknowledged',
        'first picture',
      ]);
    expect(hashes()).toHaveLength(2);
    await one.store.change(ASSET, async () => one.write('poster.jpg', 'late'));
    expect([await one.read('captions.vtt'), await one.read('poster.jpg')]).toEqual(['acknowledged', 'late']);
  });

  it('is not brought back by a change of what was deleted meanwhile', async () => {
    await begun();
    const late = one.store.change(ASSET, async () => {
      await other.store.remove(ASSET);
      one.write('poster.jpg', 'late');
    });
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await machine('third').read('poster.jpg')).toBeNull();
    expect([...s3.objects.keys()]).toEqual([]);
  });

  it('is made by one of two that make it at once', async () => {
    const late = one.store.change(ASSET, async () => {
      await other.store.change(ASSET, async () => other.write('poster.jpg', 'acknowledged'));
      one.write('poster.jpg', 'late');
    });
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await one.read('poster.jpg')).toBe('acknowledged');
  });

  it('is whole when the earlier words come back while what was left over is still being deleted', async () => {
    await begun();
    const slow = machine('slow');
    const calls = s3Calls(s3.settings);
    let isBack = false;
    const store = new BucketStore(
      async (key, request, allowed) => {
        if (key === '?delete' && !isBack) {
          isBack = true;
          await other.store.change(ASSET, async () => other.write('captions.vtt', 'first'));
        }
        return calls(key, request, allowed);
      },
      path.join(base, 'slow'),
    );
    await store.change(ASSET, async () => slow.write('captions.vtt', 'second'));
    expect(await machine('third').read('captions.vtt')).toBe('first');
  });
});
