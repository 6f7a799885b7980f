/** Media and segments of the recordings that lie on disk; lengths and chapters are those of the file that plays. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Recording, recordingSchema } from '@/lib/contracts/media/media';
import type { MeasuredTracks } from '@/lib/contracts/media/tracks';
import type { GuidanceSpan } from '@/lib/contracts/media/timed-guidance';
import { wholeMinutes, wholeSeconds } from '@/lib/domain/playback/length';
import { languageName } from '@/lib/domain/text/language-name';
import { timedGuidance } from '../facts/read';
import { type Entry, entry, to } from './resource';

/** Recordings by asset id, from `recording.json` of each folder. A folder without one is not ready and is left out. */
export async function readRecordings(folder: string): Promise<Map<string, Recording>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('rec-')).toSorted();
  const found = new Map<string, Recording>();
  for (const name of names) {
    const json = await readFile(path.join(folder, name, 'recording.json'), 'utf8').catch(() => null);
    if (json === null) continue;
    const recording = recordingSchema.parse(JSON.parse(json));
    found.set(recording.assetId, recording);
  }
  return found;
}

const segmentKey = (assetId: string, index: number) => `${assetId}-${index + 1}`;

/** Fields of an item that plays a recording, with its segments in time order; none without a recording. */
export const playedFields = (recording: Recording | undefined) =>
  recording
    ? {
        media: to('media', recording.assetId),
        segments: recording.chapters.map((_chapter, index) =>
          to('segment', segmentKey(recording.assetId, index)),
        ),
      }
    : {};

function spokenText({ lines }: Recording, start: number, end: number): string {
  const spoken = lines.filter((line) => line.start >= start && line.start < end);
  const first = spoken[0];
  return first ? `Begins: “${first.text}”` : 'No words are spoken.';
}

function segmentEntries(recording: Recording): Entry[] {
  const { assetId, chapters } = recording;
  return chapters.map(({ name, start, end }, index) =>
    entry('segment', segmentKey(assetId, index), {
      name,
      type: assetId.includes('interview') ? 'Question' : 'Chapter',
      description: spokenText(recording, start, end),
      startTimestampInSeconds: Math.floor(start),
      endTimestampInSeconds: Math.floor(end),
      media: to('media', assetId),
    }),
  );
}

/** Each is spoken and captioned in one language, and has chapters. */
function tracksOf({ language, durationSeconds }: Recording): MeasuredTracks {
  const own = { language, label: languageName(language) };
  return {
    seconds: wholeSeconds(durationSeconds),
    sounds: [{ role: 'main', ...own }],
    texts: [
      { kind: 'captions', ...own },
      { kind: 'chapters', ...own },
    ],
  };
}

/** Times are those of the captions that describe the sound, so that they stay true when a recording is made anew. */
function timedGuidanceOf({ assetId, lines }: Recording): { timedGuidance?: GuidanceSpan[] } {
  const spans = (timedGuidance[assetId] ?? []).flatMap(({ kind, heard }) =>
    lines
      .filter(({ text }) => text.startsWith('[') && text.toLowerCase().includes(heard))
      .map(({ start, end }) => ({ kind, start, end })),
  );
  return spans.length > 0 ? { timedGuidance: spans } : {};
}

/** Addresses of manifests are not content: the media service makes them, signed, when a grant is asked for. */
export function recordingEntries(recordings: ReadonlyMap<string, Recording>): Entry[] {
  return [...recordings.values()].flatMap((recording) => [
    entry('media', recording.assetId, {
      name: recording.title,
      type: recording.type,
      assetId: recording.assetId,
      durationMinutes: wholeMinutes(wholeSeconds(recording.durationSeconds)),
      tracks: tracksOf(recording),
      ...timedGuidanceOf(recording),
    }),
    ...segmentEntries(recording),
  ]);
}
