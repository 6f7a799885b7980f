import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ofLength } from '@/__tests__/support/long';
import { faultsOf } from '@/__tests__/support/media/checker';
import { recordingFiles, recordingSchema } from '@/lib/contracts/media/media';
import { recordingFactsSchema } from '@/lib/contracts/media/recording';
import { readTimedText } from '@/lib/domain/playback/timed-text';

const root = 'sample-library/recordings';
const names = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'recording.json')));
const read = (name: string, file: string) => readFileSync(path.join(root, name, file), 'utf8');
const factsOf = (name: string) => recordingSchema.parse(JSON.parse(read(name, 'recording.json')));
/**
 * The checker reads what tracks hold with ffprobe, which takes a second each: one in three, all by `npm run test:long`. Where
 * ffprobe is not there the tests are counted as skipped.
 */
const probed = new Set(names.filter((_name, index) => index % ofLength(3, 1) === 0));
const haveProbe = spawnSync('ffprobe', ['-version']).status === 0;
const passages = JSON.parse(readFileSync('sample-library/facts/monologues.json', 'utf8')) as {
  items: { id: string; lines: string[] }[];
};

/** Seconds of every `start --> end` in a WebVTT file. */
function cues(text: string): { start: number; end: number }[] {
  const seconds = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return [...text.matchAll(/^(\S+) --> (\S+)$/gm)].map(([, start = '', end = '']) => ({
    start: seconds(start),
    end: seconds(end),
  }));
}

describe('the recordings of the sample library', () => {
  it('are at least twenty different ones, four and more for listening only, within 120 MB', () => {
    expect(names.length).toBeGreaterThanOrEqual(20);
    expect(names.filter((name) => factsOf(name).type === 'audio').length).toBeGreaterThanOrEqual(4);
    const bytes = names.flatMap((name) =>
      readdirSync(path.join(root, name), { recursive: true }).map(
        (file) => statSync(path.join(root, name, String(file))).size,
      ),
    );
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120 * 1024 * 1024);
  });

  describe.each(names)('%s', (name) => {
    const facts = factsOf(name);
    const dash = read(name, recordingFiles.dash);
    const master = read(name, recordingFiles.hls);

    it('says its own id and has every file of the contract', () => {
      expect(facts.assetId).toBe(name);
      const files = [
        recordingFiles.hls,
        recordingFiles.dash,
        recordingFiles.text('captions', facts.language),
        recordingFiles.chapters,
        recordingFiles.poster,
      ];
      if (facts.type === 'video') files.push(recordingFiles.storyboard);
      for (const file of files) expect([file, existsSync(path.join(root, name, file))]).toEqual([file, true]);
    });

    it('is what ingest made of a master, and says so', () => {
      const made = recordingFactsSchema.parse(JSON.parse(read(name, 'facts.json')));
      expect(made).toMatchObject({ assetId: name, type: facts.type, title: facts.title });
      expect(Math.abs(made.durationSeconds - facts.durationSeconds)).toBeLessThan(0.5);
      const texts = made.tracks.map(({ kind, language }) => `${kind} ${language}`);
      expect(texts).toEqual(['captions en', 'chapters en']);
    });

    const probing = haveProbe ? it : it.skip;
    if (probed.has(name))
      probing('is right by RFC 8216 and ISO/IEC 23009-1', () => {
        expect(faultsOf(path.join(root, name))).toEqual([]);
      });

    it('lasts as long as it says', () => {
      const [, minutes = '0', seconds = '0'] =
        /mediaPresentationDuration="PT(?:(\d+)M)?([\d.]+)S"/.exec(dash) ?? [];
      expect(Math.abs(Number(minutes) * 60 + Number(seconds) - facts.durationSeconds)).toBeLessThan(0.5);
      for (const playlist of readdirSync(path.join(root, name)).filter(
        (file) => file.endsWith('.m3u8') && file !== recordingFiles.hls,
      )) {
        const parts = [...read(name, playlist).matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) =>
          Number(length),
        );
        expect(Math.abs(parts.reduce((sum, length) => sum + length, 0) - facts.durationSeconds)).toBeLessThan(
          0.5,
        );
      }
    });

    it('names only files beside it, within their size, in HLS and in DASH alike', () => {
      const tracks = [...dash.matchAll(/<BaseURL>([^<]+\.mp4)</g)].map(([, file = '']) => file);
      const playlists = [...master.matchAll(/^(?!#)(\S+)$|URI="([^"]+)"/gm)].map(
        ([, line, uri]) => line ?? uri ?? '',
      );
      expect(tracks.length).toBe(facts.type === 'video' ? 4 : 1);
      const maps = playlists.flatMap((file) => [...read(name, file).matchAll(/URI="([^"]+)"/g)]);
      expect(new Set(maps.map(([, uri]) => uri))).toEqual(new Set(tracks));
      for (const file of [...tracks, ...playlists]) expect(file).toMatch(/^[a-z0-9._-]+\.(mp4|m3u8)$/);
      for (const playlist of playlists) {
        for (const [, length, offset] of read(name, playlist).matchAll(
          /BYTERANGE:(\d+)@(\d+)\n(?:#.*\n)*(\S+)/g,
        )) {
          const file = /URI="([^"]+)"/.exec(read(name, playlist))?.[1] ?? '';
          expect(Number(length) + Number(offset)).toBeLessThanOrEqual(
            statSync(path.join(root, name, file)).size,
          );
        }
      }
    });

    it('captions every line when it is heard, in order and without overlap', () => {
      const shown = cues(read(name, recordingFiles.text('captions', facts.language)));
      expect(shown).toHaveLength(facts.lines.length);
      const said = readTimedText(read(name, recordingFiles.text('captions', facts.language))).map(
        ({ text }) => text.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' '),
      );
      facts.lines.forEach(({ text }, index) => expect(said[index]).toContain(text));
      facts.lines.forEach((line, index) => {
        expect(Math.abs((shown[index]?.start ?? 0) - line.start)).toBeLessThan(0.02);
        expect(shown[index]?.end).toBeLessThanOrEqual(
          (facts.lines[index + 1]?.start ?? facts.durationSeconds) + 0.001,
        );
        expect(line.end).toBeGreaterThan(line.start);
      });
    });

    it('has chapters from the first second to the last', () => {
      const { chapters } = facts;
      expect([chapters[0]?.start, chapters.at(-1)?.end]).toEqual([0, facts.durationSeconds]);
      chapters.slice(1).forEach(({ start }, index) => expect(start).toBe(chapters[index]?.end));
      expect(cues(read(name, recordingFiles.chapters))).toEqual(
        chapters.map(({ start, end }) => ({ start, end })),
      );
    });

    it('speaks the words of its passage', () => {
      const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
      const passage = passages.items.find(({ id }) => id === facts.passageId);
      if (!facts.passageId) return expect(facts.lines.every(({ speaker }) => speaker)).toBe(true);
      const spoken = plain(facts.lines.map(({ text }) => text).join(''));
      expect(plain((passage?.lines ?? []).join('')).startsWith(spoken)).toBe(true);
      expect(spoken.length).toBeGreaterThan(100);
    });
  });
});
