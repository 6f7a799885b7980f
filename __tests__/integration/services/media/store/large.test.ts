/** @jest-environment node */
/** Files of a recording that are larger than one call to a bucket takes, and recordings of more files than it is well to call for. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startS3, type S3Double } from '@/__tests__/support/processes/s3';
import { s3Calls } from '@/services/common/files/storage';
import { BucketStore } from '@/services/media/store/bucket';

const ASSET = 'rec-large';
const PART = 1000;
const track = Buffer.from(Array.from({ length: 2_500 }, (_value, index) => index % 251));

describe('a track that is larger than a part', () => {
  let s3: S3Double;
  let root: string;
  let store: BucketStore;
  const lay = (files: Readonly<Record<string, Buffer | string>>) => async () => {
    mkdirSync(path.join(root, ASSET), { recursive: true });
    for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(root, ASSET, name), bytes);
  };
  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'large-'));
    s3 = await startS3();
    store = new BucketStore(s3Calls(s3.settings), root, PART);
  });
  afterEach(async () => {
    await s3.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('is sent in parts and served whole', async () => {
    await store.change(ASSET, lay({ 'picture-2160.mp4': track, 'master.m3u8': '#EXTM3U' }));
    const file = await store.file(ASSET, 'picture-2160.mp4');
    expect(file?.size).toBe(track.length);
    expect(await buffer(await file!.open({ start: 0, end: track.length - 1 }))).toEqual(track);
    expect(s3.uploads.size).toBe(0);
    // As it stays in the bucket, a change of another file neither fetches nor sends it.
    s3.calls.length = 0;
    await store.change(ASSET, lay({ 'master.m3u8': '#EXTM3U 2' }));
    expect(s3.calls.filter((call) => /POST|uploads/.test(call))).toEqual(['POST ']);
    expect(await buffer(await file!.open({ start: 0, end: track.length - 1 }))).toEqual(track);
  });

  it('leaves no part where a part cannot be sent, or they cannot be put together, and is sent again whole', async () => {
    const calls = s3Calls(s3.settings);
    const failing = (which: RegExp) =>
      new BucketStore(
        async (key, request, allowed) => {
          if (which.test(`${request.method} ${key}`)) throw new Error('the line is cut');
          return calls(key, request, allowed);
        },
        root,
        PART,
      );
    for (const which of [/PUT .*partNumber=2/, /POST .*\?uploadId/]) {
      const sent = failing(which).change(ASSET, lay({ 'picture-2160.mp4': track }));
      await expect(sent).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect([s3.uploads.size, [...s3.objects.keys()]]).toEqual([0, []]);
    }
    expect(readdirSync(path.join(root, ASSET))).toEqual(['picture-2160.mp4']);
    await store.change(ASSET, async () => undefined);
    expect((await store.file(ASSET, 'picture-2160.mp4'))?.size).toBe(track.length);
  });

  it('is not taken for sent where the store says after its 200 that it could not be put together', async () => {
    const calls = s3Calls(s3.settings);
    const broken = new BucketStore(
      async (key, request, allowed) => {
        const answer = await calls(key, request, allowed);
        return key.includes('partNumber=1') ? new Response('', { headers: { etag: '"other"' } }) : answer;
      },
      root,
      PART,
    );
    const sent = broken.change(ASSET, lay({ 'picture-2160.mp4': track }));
    await expect(sent).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await store.file(ASSET, 'picture-2160.mp4')).toBeNull();
  });
});

describe('a recording of many files', () => {
  it('is deleted by few calls', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'many-'));
    const s3 = await startS3();
    const store = new BucketStore(s3Calls(s3.settings), root);
    await store.change(ASSET, async () => {
      mkdirSync(path.join(root, ASSET, 'captions.en'), { recursive: true });
      for (let index = 0; index < 40; index += 1)
        writeFileSync(path.join(root, ASSET, 'captions.en', `${index}.vtt`), `text ${index}`);
    });
    expect(s3.objects.size).toBe(41);
    s3.calls.length = 0;
    await store.remove(ASSET);
    expect(s3.objects.size).toBe(0);
    expect(s3.calls.filter((call) => !call.startsWith('GET'))).toEqual([
      `DELETE recordings/${ASSET}/index.json`,
      'POST ',
    ]);
    await s3.stop();
    rmSync(root, { recursive: true, force: true });
  });
});
