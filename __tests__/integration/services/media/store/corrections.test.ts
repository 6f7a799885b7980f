/** @jest-environment node */
/** Corrections of a film in a bucket: they end within the request, so the film stays where it is. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { makeFile } from '@/__tests__/support/media/files';
import { startS3, type S3Double } from '@/__tests__/support/processes/s3';
import { s3Calls } from '@/services/common/files/storage';
import type { RecordingFacts } from '@/lib/contracts/media/recording';
import { changeTexts, textsOf } from '@/services/media/ingest/change';
import { changePoster } from '@/services/media/ingest/change-poster';
import { makeRecording } from '@/services/media/ingest/make';
import { parametersOf } from '@/services/media/ingest/order/parameters';
import { findTools } from '@/services/media/ingest/source/tools';
import { BucketStore } from '@/services/media/store/bucket';
import { storedText } from '@/services/media/store/store';
import { suite } from '../support/suite';

const ASSET = 'rec-film';

suite('a correction of a film in a bucket', () => {
  let s3: S3Double;
  let folder: string;
  let root: string;
  let store: BucketStore;
  let facts: RecordingFacts;
  const text = (name: string) => storedText(store, ASSET, name);
  const read = () => s3.calls.filter((call) => call.startsWith('GET')).map((call) => call.split('/').at(-1));
  const keysOf = async (end: string) => {
    const index = JSON.parse(s3.objects.get(`recordings/${ASSET}/index.json`)!.toString());
    return Object.entries<{ hash: string }>(index.files)
      .filter(([name]) => name.includes(end))
      .map(([, { hash }]) => hash);
  };
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'corrected-'));
    root = path.join(folder, 'recordings');
    mkdirSync(root);
    s3 = await startS3();
    store = new BucketStore(s3Calls(s3.settings), root);
    const tools = (await findTools(undefined))!;
    const captions = path.join(folder, 'c.vtt');
    writeFileSync(captions, 'WEBVTT\n\n00:00.500 --> 00:03.000\nMae’n bwrw glaw\n');
    const { order } = parametersOf(makeFile('film-rate.mp4', folder), {
      ...{ asset: ASSET, preset: 'ultrafast', language: 'cy', captions: [`cy=${captions}`] },
    });
    const made = await makeRecording(order, { tools, root, store, reserve: 0, onProgress: () => undefined });
    facts = made.facts;
  });
  afterAll(async () => {
    await s3.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('of its texts reads no track and no segment of a text, and writes the manifests as they were made', async () => {
    const before = [await text('master.m3u8'), await text('manifest.mpd')];
    const stay = [...(await keysOf('.mp4')), ...(await keysOf('captions.cy/'))];
    const texts = await textsOf(store, facts);
    s3.calls.length = 0;
    await store.change(ASSET, () => changeTexts(root, facts, texts));
    expect(stay.length).toBeGreaterThan(2);
    expect(read().filter((key) => stay.includes(key ?? ''))).toEqual([]);
    expect([await text('master.m3u8'), await text('manifest.mpd')]).toEqual(before);
    expect([...(await keysOf('.mp4')), ...(await keysOf('captions.cy/'))].sort()).toEqual(stay.sort());
    // And it is still whole when a text goes.
    await store.change(ASSET, () => changeTexts(root, facts, { texts: [], chapters: [] }));
    expect(await keysOf('captions')).toEqual([]);
    expect(stay).toEqual(expect.arrayContaining(await keysOf('.mp4')));
    for (const key of await keysOf('.mp4'))
      expect([...s3.objects.keys()]).toContain(`recordings/${ASSET}/${key}`);
    expect(readdirSync(root)).toEqual(['.making']);
  });

  it.each([0, 3.9, 6.5, 9])('of its poster reads one segment, and shows second %p', async (second) => {
    const tools = (await findTools(undefined))!;
    s3.calls.length = 0;
    await store.change(ASSET, () => changePoster({ root, store, tools }, facts, second));
    const tracks = await keysOf('.mp4');
    expect(read().filter((key) => tracks.includes(key ?? ''))).toHaveLength(2);
    const whole = path.join(folder, 'whole.mp4');
    const name = (await store.names(ASSET)).find((one) => /^picture-360.*\.mp4$/.test(one))!;
    const file = (await store.file(ASSET, name))!;
    writeFileSync(whole, await buffer(await file.open({ start: 0, end: file.size - 1 })));
    const still = path.join(folder, 'still.png');
    // The last moment with a frame for certain: the picture ends at second 9.009.
    const at = String(Math.min(second, 8.509));
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-ss', at, '-i', whole, '-frames:v', '1', '-vf', 'scale=1280:-2,setsar=1', still]); // prettier-ignore
    const poster = (await store.file(ASSET, 'poster.jpg'))!;
    const shown = await buffer(await poster.open({ start: 0, end: poster.size - 1 }));
    const pixels = (from: Buffer | string) => sharp(from).resize(160).greyscale().raw().toBuffer();
    const [one, other] = [await pixels(shown), await pixels(still)];
    const apart = one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length;
    expect(apart).toBeLessThan(3);
  });
});
