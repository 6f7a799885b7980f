/** Files as archives bring them become recordings that are right by RFC 8216 and 23009-1, or are refused in one line. */
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultsOf } from '@/__tests__/support/media/checker';
import { disguised, makeFile, odd } from '@/__tests__/support/media/files';
import type { RecordingFacts } from '@/lib/contracts/media/recording';
import type { IngestOrder, IngestPlace } from '@/services/media/ingest/order/order';
import { checkOrder } from '@/services/media/ingest/check-order';
import { makeRecording } from '@/services/media/ingest/make';
import { shortNote } from '@/services/media/ingest/report';
import { probe } from '@/services/media/ingest/source/probe';
import { findTools, type Tools } from '@/services/media/ingest/source/tools';
import { diskStore } from '@/services/media/store/store';
import { suite } from '../support/suite';

let tools: Tools;
let folder: string;
let root: string;

const place = (): IngestPlace => ({
  tools,
  root,
  store: diskStore(root),
  reserve: 0,
  onProgress: () => undefined,
});
const order = (source: string, more: Partial<IngestOrder> = {}): IngestOrder => ({
  assetId: `rec-${path.basename(source).replace(/\W/g, '-')}`,
  title: path.basename(source), entry: null, source, language: 'en', texts: [], chapters: null, description: null, signed: [], poster: 'middle', preset: 'ultrafast', quality: 22, ...more,
}); // prettier-ignore
const written = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

beforeAll(async () => {
  const found = await findTools(process.env.FFMPEG_PATH);
  if (found) tools = found;
  folder = mkdtempSync(path.join(tmpdir(), 'ingest-'));
  root = mkdtempSync(path.join(tmpdir(), 'recordings-'));
});
afterAll(() => [folder, root].forEach((one) => rmSync(one, { recursive: true, force: true })));

suite('a file as it is brought', () => {
  const factsOf = new Map<string, RecordingFacts>();

  it.each(odd)('%s becomes a recording without fault', async (name) => {
    const made = await makeRecording(order(makeFile(name, folder)), place());
    factsOf.set(name, made.facts);
    expect(faultsOf(made.folder)).toEqual([]);
    expect(made.facts.type).toBe(name === 'sound-only.wav' ? 'audio' : 'video');
    expect(made.facts.sounds).toHaveLength(name === 'silent.mp4' ? 0 : 1);
    expect(readdirSync(made.folder).filter((file) => /pcm|encoded|thumbnails/.test(file))).toEqual([]);
  });

  it('the shape and rate of the picture are those of the file', () => {
    const top = (name: string) => factsOf.get(name)?.renditions.at(-1);
    const wide = top('four-by-three.mov');
    expect((wide?.width ?? 0) / (wide?.height ?? 1)).toBeCloseTo(4 / 3, 1);
    expect(top('upright.mp4')).toMatchObject({ width: 360, height: 640 });
    expect(factsOf.get('film-rate.mp4')?.frameRate).toBeCloseTo(24_000 / 1001, 3);
    // Not brought to the rate of a camera, which would double each picture and keep the encoder busy with that.
    expect(factsOf.get('silent-film-rate.mp4')?.frameRate).toBe(18);
  });
});

suite('a recording in place', () => {
  it('is not replaced by another entry’s, nor by a file that names none; its own may be', async () => {
    const of = (entry: IngestOrder['entry'], title: string) =>
      makeRecording(order(makeFile('silent.mp4', folder), { assetId: 'rec-shared', entry, title }), place());
    const hamlet = { contentType: 'production', slug: 'hamlet' };
    await of(null, 'Before anybody owned it');
    await of(hamlet, 'Hamlet');
    for (const entry of [{ contentType: 'workshop', slug: 'hamlet' }, null])
      await expect(of(entry, 'Other')).rejects.toMatchObject({ reason: 'OTHER_ENTRY' });
    // A dry run foresees it; an entry that is called otherwise now takes its recording along when that is said.
    const source = makeFile('silent.mp4', folder);
    const renamed = {
      ...order(source),
      assetId: 'rec-shared',
      entry: { contentType: 'production', slug: 'hamlet-prince' },
    };
    await expect(checkOrder(renamed, place())).rejects.toMatchObject({ reason: 'OTHER_ENTRY' });
    const steps: string[] = [];
    const taking = { ...place(), mayReplace: true, onProgress: (step: string) => void steps.push(step) };
    await expect(makeRecording({ ...renamed, entry: null }, taking)).rejects.toMatchObject({
      reason: 'OTHER_ENTRY',
    });
    expect((await makeRecording(renamed, taking)).facts.entry).toEqual(renamed.entry);
    await makeRecording({ ...renamed, entry: hamlet }, taking);
    expect(steps).toEqual([]);
    expect((await of(hamlet, 'Hamlet again')).facts).toMatchObject({ entry: hamlet, title: 'Hamlet again' });
    // Without a title, another film of its own entry keeps the one that is there; another entry's does not.
    const untitled = { ...order(makeFile('sound-only.wav', folder)), assetId: 'rec-shared', isTitled: false };
    const own = await makeRecording({ ...untitled, entry: hamlet }, place());
    expect(own.facts.title).toBe('Hamlet again');
    const others = await makeRecording({ ...untitled, quality: 23, entry: renamed.entry }, taking);
    expect(others.facts.title).toBe('sound-only.wav');
  });
});

suite('texts', () => {
  const welsh = 'WEBVTT\n\n00:01.000 --> 00:03.000\n<v Mam>Mae’n bwrw glaw</v>\n';
  const french = '1\r\n00:00:01,000 --> 00:00:02,500\r\nAu théâtre <i>ce soir</i>\r\n';
  const arabic =
    '<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="00:00:01.000" end="3s">مسرح<br/>اليوم</p></div></body></tt>';

  it('captions in Welsh, French and Arabic are tracks of the recording, in HLS and DASH', async () => {
    const texts = [
      { kind: 'captions' as const, language: 'cy', label: 'Cymraeg', file: written('cy.vtt', welsh) },
      { kind: 'subtitles' as const, language: 'fr', label: 'Français', file: written('fr.srt', french) },
      { kind: 'subtitles' as const, language: 'ar', label: 'العربية', file: written('ar.ttml', arabic) },
    ];
    const chapters = written('chapters.vtt', 'WEBVTT\n\n00:00.000 --> 00:09.000\nDechrau\n');
    const source = path.join(folder, 'plain.mp4');
    const description = { file: path.join(folder, 'sound-only.wav'), language: 'cy', label: 'Disgrifiad' };
    const asked = order(source, { assetId: 'rec-texts', language: 'cy', texts, chapters, description });
    const { facts, folder: made } = await makeRecording(asked, place());
    expect(faultsOf(made)).toEqual([]);
    expect(facts.tracks.map(({ kind, language }) => `${kind} ${language}`)).toEqual([
      'captions cy',
      'subtitles fr',
      'subtitles ar',
      'chapters cy',
    ]);
    expect(facts.sounds.map(({ role }) => role)).toEqual(['main', 'description']);
    const read = (file: string) => readFileSync(path.join(made, file), 'utf8');
    expect(read('subtitles.ar.vtt')).toContain('مسرح\nاليوم');
    expect(read('subtitles.fr.vtt')).toContain('Au théâtre <i>ce soir</i>');
    expect(read('master.m3u8')).toMatch(/TYPE=SUBTITLES.*LANGUAGE="ar"/);
    expect(read('master.m3u8')).toMatch(/TYPE=AUDIO.*describes-video/);
    expect(read('manifest.mpd')).toMatch(/mimeType="text\/vtt" lang="fr"/);
    expect(read('manifest.mpd')).toContain('urn:tva:metadata:cs:AudioPurposeCS:2007');
  });

  it.each([
    ['markup that is not WebVTT’s', '1\n00:00:01,000 --> 00:00:02,000\n<script>alert(1)</script>\n', /BAD|&lt;script&gt;/],
    ['a TTML with a document type', '<!DOCTYPE tt [<!ENTITY x SYSTEM "file:///etc/passwd">]><tt><body><p begin="0s" end="1s">&x;</p></body></tt>', /document type/],
    ['no text at all', 'nothing here', /No timed text/],
  ])('%s does no harm', async (_what, text, says) => {
    const texts = [{ kind: 'captions' as const, language: 'en', label: 'English', file: written('odd.txt', text) }];
    const asked = order(path.join(folder, 'sound-only.wav'), { assetId: 'rec-odd-text', texts });
    const answer = await makeRecording(asked, place()).then(
      ({ folder: made }) => readFileSync(path.join(made, 'captions.en.vtt'), 'utf8'),
      (error: Error) => error.message,
    );
    expect(answer).toMatch(says);
    expect(answer).not.toContain('<script>');
  }); // prettier-ignore
});

suite('a hostile file', () => {
  it.each([
    ['a playlist', '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'],
    ['a concat script', 'ffconcat version 1.0\nfile /etc/passwd\n'],
    ['a page', '<html><body>film</body></html>'],
  ])('%s named film.mp4 opens nothing and is refused', async (_what, text) => {
    const file = disguised(written('evil.txt', text), folder);
    await expect(makeRecording(order(file), place())).rejects.toMatchObject({ reason: 'UNKNOWN_FORMAT' });
    expect(readdirSync(root)).not.toContain('rec-film-mp4');
  });

  it('a file that only says it is a film is refused, and leaves nothing behind', async () => {
    const file = written('liar.mp4', `\0\0\0\x18ftypisom${'x'.repeat(4_000)}`);
    await expect(makeRecording(order(file), place())).rejects.toMatchObject({ reason: 'UNREADABLE' });
    expect(readdirSync(root)).not.toContain('rec-liar-mp4');
  });
});

suite('a file of which nothing can be made', () => {
  const cut = (name: string, share: number) => {
    const file = makeFile(name, folder);
    truncateSync(file, Math.floor(statSync(file).size * share));
    return file;
  };
  /** The second half is not there, as of a download that has its full length already. */
  const halfEmpty = () => {
    const file = makeFile('film.mp4', folder);
    const { size } = statSync(file);
    truncateSync(file, Math.floor(size / 2));
    truncateSync(file, size);
    return file;
  };
  const again = 'See whether it plays, then upload it again';

  it.each<[string, () => string, string]>([
    ['8000 × 2 pixels', () => makeFile('wide.mp4', folder), 'The picture is 8000 pixels wide and 2 high, which no screen can show: export it again in another shape'],
    ['2 × 8000 pixels', () => makeFile('high.mkv', folder), 'The picture is 2 pixels wide and 8000 high, which no screen can show: export it again in another shape'],
    ['pixels 200 times as wide as high', () => makeFile('stretched.mp4', folder), 'The picture is 32000 pixels wide and 240 high, which no screen can show: export it again in another shape'],
    ['one pixel', () => makeFile('pixel.mkv', folder), 'The file holds neither picture nor sound of any length'],
    ['0 bytes', () => written('empty.mp4', ''), 'The file is empty: it has 0 bytes'],
    ['the first half of a film that ends with its index', () => cut('index-last.mp4', 0.5), `The file is damaged, or was cut off: it cannot be read. ${again}`],
    ['the head of a film in pieces', () => cut('in-pieces.mp4', 0.6), `The picture or the sound of the file could not be read: it is damaged, or was cut off. ${again}`],
    ['a film whose second half is empty', halfEmpty, 'The file could not be read to its end: a part of it is damaged. See whether it plays, or export it again, then upload it'],
  ])('%s is refused in a sentence of ours', async (_what, make, message) => {
    await expect(makeRecording(order(make(), { assetId: 'rec-none' }), place())).rejects.toMatchObject({ message });
    expect(readdirSync(root)).not.toContain('rec-none');
  }); // prettier-ignore

  it('what is left of a film that was cut off is made, and said to be short', async () => {
    const source = cut('film.mp4', 0.5);
    const { facts } = await makeRecording(order(source), place());
    expect(shortNote(await probe(tools, source), facts)).toMatch(
      /^Only the first [45] s of 9 s could be read: if the file was cut off, upload it again$/,
    );
  });
});

suite('the same file', () => {
  it('again is not made again; another poster is', async () => {
    const source = path.join(folder, 'sound-only.wav');
    const steps: string[] = [];
    const watched = { ...place(), onProgress: (step: string) => void steps.push(step) };
    await makeRecording(order(source), watched);
    expect(steps).toEqual([]);
    await makeRecording(order(source, { poster: { second: 1 } }), watched);
    expect(steps).not.toEqual([]);
  });
});
