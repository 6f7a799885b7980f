/** What players call the tracks of a recording: no two of a group alike (RFC 8216 §4.3.4.1.1). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SoundPlaylist } from '@/services/media/ingest/package/hls';
import { distinctLabels } from '@/services/media/ingest/package/labels';
import { writeManifests, writeTexts } from '@/services/media/ingest/package/package';

let work: string;
beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'labels-'));
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

const english = { language: 'en', label: 'English' };
const track = {
  codec: 'mp4a.40.2',
  initLength: 700,
  segments: [{ start: 0, duration: 4, offset: 700, length: 1000, keyLength: 100 }],
};
const sounds: SoundPlaylist[] = [
  { ...english, role: 'main', file: 'sound-main.mp4', track },
  { ...english, role: 'description', file: 'sound-description.mp4', track },
];
const texts = (['captions', 'subtitles', 'descriptions'] as const).map((kind) => ({
  ...english,
  kind,
  file: '',
  cues: [{ start: 0, end: 1, text: 'Hi' }],
}));

it('sounds and texts of one language are told apart in HLS, in DASH and in the facts', async () => {
  const tracks = await writeTexts(work, { texts, chapters: [], language: 'en' }, 4);
  await writeManifests(work, { pictures: [], sounds, tracks }, 4);
  const read = (file: string) => readFileSync(path.join(work, file), 'utf8');
  const names = [
    'English',
    'English (audio description)',
    'English',
    'English (subtitles)',
    'English (descriptions)',
  ];
  const found = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, name]) => name);
  expect(found('master.m3u8', /NAME="([^"]*)"/g)).toEqual(names);
  expect(found('manifest.mpd', /<Label>([^<]*)/g)).toEqual(names);
  expect(tracks.map(({ label }) => label)).toEqual(names.slice(2));
});

it('labels that differ stay, and two of one purpose say their language', () => {
  const captions = (language: string, label: string) => ({ kind: 'captions' as const, language, label });
  const group = [captions('cy', 'Cymraeg'), captions('en', 'English'), captions('en-US', 'English')];
  const more = [...group, captions('en-AU', 'English')];
  const labels = distinctLabels(more);
  expect(labels.map(({ label }) => label)).toEqual([
    'Cymraeg',
    'English',
    'English (captions)',
    'English (captions, en-AU)',
  ]);
  expect(distinctLabels(labels)).toEqual(labels);
});
