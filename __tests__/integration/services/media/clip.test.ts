/**
 * A grant for a clip, on a recording of the sample library: what it opens is the clip's, and everything else is outside.
 * @jest-environment node
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '@/services/common/log';
import { signedPath, type GrantFacts } from '@/services/common/media/signature';
import { createApp } from '@/services/media/app';
import { Clips } from '@/services/media/clip/clip';
import { findRecordingFile } from '@/services/media/recordings';
import { diskStore } from '@/services/media/store/store';
import { parseCaptions } from '@/lib/domain/playback/captions';
import { Random } from '../../../support/reliability/random';
import { CLOSED, keys, NOW, play } from './support/media';

const root = path.resolve('sample-library/recordings');
const ASSET = 'rec-macbeth-tomorrow';
const clip = { start: 9.5, end: 17.2 };
const OPEN = '11111111-1111-4111-8111-111111111111';

const whole = (file: string) => readFileSync(path.join(root, ASSET, file), 'utf8');
const master = whole('master.m3u8');
/** Playlists of picture and sound, those of key frames among them. */
const playlists = [...master.matchAll(/^(?!#)(\S+)$|(?:TYPE=AUDIO|I-FRAME-STREAM-INF).*URI="([^"]+)"/gm)].map(
  ([, line, uri]) => line ?? uri ?? '',
);
const keyFrames = playlists.filter((name) => whole(name).includes('#EXT-X-I-FRAMES-ONLY'));
const [picture = ''] = playlists;
const trackOf = (playlist: string) => /#EXT-X-MAP:URI="([^"]+)"/.exec(whole(playlist))?.[1] ?? '';

let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  app = await createApp({
    log: createLog('media', 'silent'),
    keys,
    recordings: diskStore(root),
    ready: async () => undefined,
    origins: ['http://localhost:3000'],
    now: () => NOW * 1000,
    openings: { isOpen: async (id) => id !== CLOSED },
    documents: { find: async () => null },
  });
});
afterAll(() => app.close());

const grant = (limits?: GrantFacts['limits']): GrantFacts => ({
  ...play,
  assetId: ASSET,
  ...(limits && { limits }),
});
const ask = (name: string, headers: Record<string, string> = {}, limits: GrantFacts['limits'] = { clip }) =>
  app.inject({ method: 'GET', url: signedPath(keys, grant(limits)) + name, headers });
const bytes = (start: number, end: number) => ({ range: `bytes=${start}-${end}` });

/** Byte ranges that the playlists of the clip name, by file; the initialisation comes first. */
async function named(playlist: string): Promise<{ file: string; start: number; end: number }[]> {
  const { body } = await ask(playlist);
  const map = /URI="([^"]+)",BYTERANGE="(\d+)@(\d+)"/.exec(body);
  const ranges = [...body.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)\n(.+)/g)].map(([, length, start, file]) => ({
    file: file ?? '',
    start: Number(start),
    end: Number(start) + Number(length) - 1,
  }));
  return [
    { file: map?.[1] ?? '', start: Number(map?.[3]), end: Number(map?.[3]) + Number(map?.[2]) - 1 },
    ...ranges,
  ];
}

it('cuts playlists and captions, and says where in the cut the clip lies', async () => {
  expect((await ask('master.m3u8')).statusCode).toBe(200);
  const cut = (await ask(picture)).body;
  expect(cut.match(/#EXTINF/g)).toHaveLength(3);
  expect(cut).toContain('#EXT-X-ENDLIST');
  const facts = (await ask('clip.json')).json<{ start: number; end: number }>();
  expect([facts.start, facts.end].map((value) => value.toFixed(1))).toEqual(['1.5', '9.2']);
  const lines = parseCaptions((await ask('captions.en.vtt')).body);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(parseCaptions(whole('captions.en.vtt')).length);
  expect(Math.max(...lines.map(({ start }) => start))).toBeLessThan(facts.end);
});

it('cuts the texts that the playlist names for other players, on the clock of picture and sound', async () => {
  const [, name = ''] = /TYPE=SUBTITLES.*URI="([^"]+)"/.exec(master) ?? [];
  const cut = (await ask(name)).body;
  // As long as the segments beside it, so that both begin together.
  const lasts = (text: string) =>
    [...text.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
  expect(lasts(cut)).toBeCloseTo(lasts((await ask(picture)).body), 1);
  const [piece = ''] = cut.match(/^[^#\s].*$/m) ?? [];
  const text = (await ask(piece)).body;
  expect(text).toContain('X-TIMESTAMP-MAP=');
  const lines = parseCaptions(text);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(parseCaptions(whole(piece)).length);
  for (const { start, end } of lines) expect(start < clip.end && end > clip.start).toBe(true);
});

it('the key frames alone are cut to the clip too', async () => {
  expect(keyFrames).toHaveLength(3);
  const ends = (text: string) => text.match(/#EXTINF/g)?.length;
  for (const name of keyFrames) expect(ends((await ask(name)).body)).toBe(3);
});

it.each(playlists)('opens the bytes that %s names, and they are those of the recording', async (playlist) => {
  for (const { file, start, end } of await named(playlist)) {
    const answer = await ask(file, bytes(start, end));
    expect(answer.statusCode).toBe(206);
    const own = readFileSync(path.join(root, ASSET, file));
    expect(answer.rawPayload.equals(own.subarray(start, end + 1))).toBe(true);
  }
});

it.each([
  ['the whole track', trackOf(picture), {}],
  ['a track by a condition that fails', trackOf(picture), { ...bytes(0, 815), 'if-range': '"other"' }],
  ['the end of a track', trackOf(picture), { range: 'bytes=-100' }],
  ['two ranges', trackOf(picture), { range: 'bytes=0-10,500000-500010' }],
  ['the storyboard', 'storyboard.vtt', {}],
  ['its sheet', 'storyboard/0.jpg', {}],
  ['the DASH manifest', 'manifest.mpd', {}],
  ['what is not there', 'other.mp4', bytes(0, 10)],
])('does not open %s', async (_name, file, headers) => {
  const answer = await ask(file, headers as Record<string, string>);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ error: { details: { reason: 'OUTSIDE' } } });
});

it('2,000 requests for bytes outside the clip: all 403', async () => {
  const random = new Random(23);
  const tracks = await Promise.all(
    // Key frames lie in the segments that the others name.
    playlists
      .filter((name) => !keyFrames.includes(name))
      .map(async (playlist) => {
        const pieces = await named(playlist);
        const file = trackOf(playlist);
        const [map, first] = pieces;
        const last = pieces.at(-1);
        if (!map || !first || !last || !pieces[1]) throw new Error('a playlist without a segment');
        return { file, map, first: pieces[1], last, size: statSync(path.join(root, ASSET, file)).size };
      }),
  );
  const statuses = new Map<number, number>();
  for (let turn = 0; turn < 2_000; turn += 1) {
    const { file, map, first, last, size } = random.pick(tracks);
    // A byte before the clip, or one behind it; the request may reach from there into it.
    const isBefore = random.chance(0.5);
    const outside = isBefore
      ? map.end + 1 + random.int(first.start - map.end - 1)
      : last.end + 1 + random.int(size - last.end - 1);
    const reach = random.int(20_000);
    const [start, end] = isBefore ? [outside, outside + reach] : [Math.max(0, outside - reach), outside];
    const { statusCode } = await ask(file, bytes(start, end));
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([[403, 2_000]]);
});

it('a recording that was made again is cut by its new bytes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clip-'));
  const made = path.join(folder, ASSET);
  try {
    cpSync(path.join(root, ASSET), made, { recursive: true });
    const clips = new Clips(diskStore(folder));
    const name = trackOf(picture);
    const opens = async (start: number, end: number) => {
      const file = await findRecordingFile(diskStore(folder), ASSET, name);
      return (await clips.answer({ assetId: ASSET, name, clip }, file, `bytes=${start}-${end}`)).kind;
    };
    const [, first] = await named(picture);
    if (!first) throw new Error('a playlist without a segment');
    expect(await opens(first.start, first.end)).toBe('file');
    // The bytes of every segment lie further back, as after an encoding with a better picture.
    const moved = 1_000;
    const further = (_all: string, length: string, start: string) =>
      `#EXT-X-BYTERANGE:${length}@${Number(start) + moved}`;
    for (const other of playlists)
      writeFileSync(path.join(made, other), whole(other).replace(/#EXT-X-BYTERANGE:(\d+)@(\d+)/g, further));
    writeFileSync(path.join(made, 'master.m3u8'), master.replace(/BANDWIDTH=/, 'BANDWIDTH=9'));
    expect(await opens(first.start, first.end)).toBe('outside');
    expect(await opens(first.start + moved, first.end + moved)).toBe('file');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('a clip of which nothing was found is read again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clip-'));
  try {
    const made = path.join(folder, ASSET);
    mkdirSync(made);
    cpSync(path.join(root, ASSET, 'master.m3u8'), path.join(made, 'master.m3u8'), {
      preserveTimestamps: true,
    });
    const clips = new Clips(diskStore(folder));
    const name = trackOf(picture);
    const [, first] = await named(picture);
    if (!first) throw new Error('a playlist without a segment');
    const opens = async () => {
      const file = await findRecordingFile(diskStore(root), ASSET, name);
      return (await clips.answer({ assetId: ASSET, name, clip }, file, `bytes=${first.start}-${first.end}`))
        .kind;
    };
    expect(await opens()).toBe('outside');
    cpSync(path.join(root, ASSET, picture), path.join(made, picture));
    expect(await opens()).toBe('file');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('a class that is closed plays nothing; nothing of an open one is cached', async () => {
  expect((await ask(picture, {}, { opening: CLOSED })).json()).toMatchObject({
    error: { details: { reason: 'CLOSED' } },
  });
  const open = await ask(picture, {}, { opening: OPEN, clip });
  expect(open.statusCode).toBe(200);
  expect(open.headers['cache-control']).not.toMatch(/max-age=[1-9]/);
});

it('limits belong to the signature: another clip, or none, is another address', async () => {
  const url = signedPath(keys, grant({ clip }));
  for (const other of [
    url.replace('~c95-172', '~c0-900'),
    url.replace('~c95-172', ''),
    url.replace('~c95-172', '~x'),
  ]) {
    expect(other).not.toBe(url);
    expect((await app.inject({ method: 'GET', url: `${other}${picture}` })).statusCode).toBe(403);
  }
});
