/** Files that are whole, and still not what a recording needs: fields, a picture that ends early, a described sound that is quiet. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultsOf } from '@/__tests__/support/media/checker';
import { makeFile } from '@/__tests__/support/media/files';
import { changePoster } from '@/services/media/ingest/change-poster';
import { makeRecording } from '@/services/media/ingest/make';
import type { IngestOrder, IngestPlace } from '@/services/media/ingest/order/order';
import { probe } from '@/services/media/ingest/source/probe';
import { pictureFile, revisionIn, soundFile } from '@/services/media/ingest/package/track-files';
import { findTools, type Tools } from '@/services/media/ingest/source/tools';
import { diskStore } from '@/services/media/store/store';
import { suite } from '../support/suite';

let tools: Tools;
let folder: string;
let root: string;

const place = (more: Partial<IngestPlace> = {}): IngestPlace => ({
  tools,
  root,
  store: diskStore(root),
  reserve: 0,
  onProgress: () => undefined,
  ...more,
});
const order = (source: string, more: Partial<IngestOrder> = {}): IngestOrder => ({
  assetId: `rec-${path.basename(source).replace(/\W/g, '-')}`,
  title: path.basename(source), entry: null, source, language: 'en', texts: [], chapters: null, description: null, signed: [], poster: 'middle', preset: 'ultrafast', quality: 22, ...more,
}); // prettier-ignore

/** What a filter of ffmpeg says of a file. */
const saidOf = (file: string, ...filter: string[]) =>
  spawnSync('ffmpeg', ['-nostats', '-i', file, ...filter, '-f', 'null', '-']).stderr.toString();

beforeAll(async () => {
  const found = await findTools(process.env.FFMPEG_PATH);
  if (found) tools = found;
  folder = mkdtempSync(path.join(tmpdir(), 'odd-sources-'));
  root = mkdtempSync(path.join(tmpdir(), 'recordings-'));
});
afterAll(() => [folder, root].forEach((one) => rmSync(one, { recursive: true, force: true })));

suite('a film of fields, from a camera that writes packets of 192 bytes', () => {
  const fieldsIn = (file: string) => {
    const [, top = '', bottom = ''] = /Multi frame detection: TFF: *(\d+) BFF: *(\d+)/.exec(saidOf(file, '-vf', 'idet')) ?? []; // prettier-ignore
    return Number(top) + Number(bottom);
  };

  it('is read, and has whole pictures', async () => {
    const source = makeFile('camera.m2ts', folder);
    expect(fieldsIn(source)).toBeGreaterThan(100);
    const { folder: made, facts } = await makeRecording(order(source), place());
    expect(facts.frameRate).toBe(25);
    // The filter that counts them takes some fast movements of whole pictures for fields, too.
    expect(
      fieldsIn(path.join(made, pictureFile({ width: 640, height: 360 }, await revisionIn(made)))),
    ).toBeLessThan(20);
  });
});

suite('a film whose picture ends before its sound', () => {
  it('has a poster of its picture, whatever moment was asked for', async () => {
    const source = makeFile('picture-ends-early.mp4', folder);
    for (const poster of ['middle', { second: 8 }] as const) {
      const { folder: made, facts } = await makeRecording(order(source, { poster }), place());
      expect(faultsOf(made)).toEqual([]);
      expect(facts.durationSeconds).toBeGreaterThan(8);
      expect(statSync(path.join(made, 'poster.jpg')).size).toBeGreaterThan(1_000);
      expect(existsSync(path.join(made, 'poster.jpg.png'))).toBe(false);
    }
  });

  it('takes no later moment from an operator, and says where the picture ends', async () => {
    const source = path.join(folder, 'picture-ends-early.mp4');
    const { folder: made, facts } = await makeRecording(order(source), place());
    const before = readFileSync(path.join(made, 'poster.jpg'));
    await expect(changePoster(place(), facts, 5)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'The picture ends at second 2: choose an earlier moment',
    });
    expect(readFileSync(path.join(made, 'poster.jpg')).equals(before)).toBe(true);
    // The player’s end, which is the sound’s, is some frames after that of most pictures.
    await changePoster(place(), facts, 2.2);
    expect(readFileSync(path.join(made, 'poster.jpg')).equals(before)).toBe(false);
  });
});

suite('a described sound', () => {
  const quiet = () => {
    const file = path.join(folder, 'quiet.wav');
    spawnSync('ffmpeg', ['-v', 'error', '-y', '-i', makeFile('sound-only.wav', folder), '-af', 'volume=-12dB', file]); // prettier-ignore
    return { file, language: 'en', label: 'Audio description' };
  };
  const loudnessOf = (file: string) =>
    Number(/I: +(-?[\d.]+) LUFS\s+Threshold/.exec(saidOf(file, '-af', 'ebur128'))?.[1]);

  it('is as loud as the main one', async () => {
    const description = quiet();
    expect(loudnessOf(description.file)).toBeLessThan(-30);
    const asked = order(makeFile('sound-only.wav', folder), { assetId: 'rec-described', description });
    const { folder: made } = await makeRecording(asked, place());
    const revision = await revisionIn(made);
    const [main = 0, described = 0] = ['main', 'description'].map((name) =>
      loudnessOf(path.join(made, `sound-${name}.${revision}.mp4`)),
    );
    expect(main).toBeGreaterThan(-25);
    expect(Math.abs(main - described)).toBeLessThan(1);
  });

  it('is not made any further once the job is cancelled', async () => {
    const stopper = new AbortController();
    const onProgress = (step: string) => (step === 'packaging' ? stopper.abort() : undefined);
    const asked = order(path.join(folder, 'sound-only.wav'), {
      assetId: 'rec-stopped',
      description: quiet(),
    });
    const making = makeRecording(asked, place({ signal: stopper.signal, onProgress }));
    await expect(making).rejects.toMatchObject({ reason: 'CANCELLED' });
    const tracks = readdirSync(path.join(root, '.making', 'rec-stopped')).filter((name) =>
      name.endsWith('.mp4'),
    );
    expect(tracks).toEqual([expect.stringMatching(/^sound-main\./)]);
  });
});

suite('a power cut', () => {
  it('that left files empty keeps no recording from being made by who says whose it is', async () => {
    const entry = { contentType: 'interview', slug: 'power-cut' };
    const asked = order(makeFile('sound-only.wav', folder), { assetId: 'rec-power-cut', entry });
    for (const below of ['.making/rec-power-cut', 'rec-power-cut']) {
      const made = path.join(root, below);
      mkdirSync(made, { recursive: true });
      for (const name of ['encoded.json', 'facts.json']) writeFileSync(path.join(made, name), '');
    }
    // It could be that of production/power-cut, which has the same id.
    await expect(makeRecording(asked, place())).rejects.toMatchObject({
      reason: 'DAMAGED_FACTS',
      message: expect.stringMatching(/^rec-power-cut\/facts\.json is damaged.*--replace/),
    });
    const { facts, folder: made } = await makeRecording(asked, place({ mayReplace: true }));
    expect(faultsOf(made)).toEqual([]);
    expect(facts).toMatchObject({ assetId: 'rec-power-cut', entry });
  });
});

suite('a film with two mono sounds', () => {
  it('has them as left and right, as broadcasters have it', async () => {
    const { folder: made } = await makeRecording(order(makeFile('broadcast.mxf', folder)), place());
    expect(faultsOf(made)).toEqual([]);
    const heard = path.join(made, soundFile('main', await revisionIn(made)));
    const volumeOf = (channel: string) =>
      Number(
        /mean_volume: (-?[\d.]+) dB/.exec(saidOf(heard, '-af', `pan=mono|c0=${channel},volumedetect`))?.[1],
      );
    expect(volumeOf('FL') - volumeOf('FR')).toBeCloseTo(6, 0);
    // Brought to one loudness as one sound.
    const loudness = /I: +(-?[\d.]+) LUFS\s+Threshold/.exec(saidOf(heard, '-af', 'ebur128'))?.[1];
    expect(Math.abs(Number(loudness) + 23)).toBeLessThan(1);
  });

  it.each([
    ['beside a third', 'three.mov', ['-map', '0:a']],
    ['of which one describes the picture', 'described.mp4', ['-disposition:a:1', 'visual_impaired']],
    ['of two names', 'named.mov', ['-metadata:s:a:1', 'handler_name=Commentary']],
    ['of two lengths', 'shorter.mov', ['-filter:a:1', 'atrim=end=0.5']],
  ])('%s has the first as its sound', async (_what, name, more) => {
    const file = path.join(folder, name);
    const tone = ['-f', 'lavfi', '-i', 'sine=duration=1', '-map', '0:a', '-map', '0:a', '-c:a', 'aac'];
    spawnSync('ffmpeg', ['-v', 'error', '-y', ...tone, ...more, file]);
    const facts = await probe(tools, file);
    expect([facts.audio, facts.furtherSounds[0]]).toMatchObject([
      { index: 0, channels: 1 },
      { index: 1, channels: 1 },
    ]);
  });

  it('in two languages has the first as its sound, and the other is known', async () => {
    const facts = await probe(tools, makeFile('left-and-right.mov', folder));
    expect(facts.audio).toMatchObject({ index: 1, channels: 1 });
    expect(facts.furtherSounds).toEqual([{ index: 2, channels: 1, language: 'fra' }]);
  });
});
