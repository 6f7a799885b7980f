/** The texts of a recording: captions, chapters (WebVTT), recording.json. */
import type { Recording } from '@/lib/contracts/media/media';
import { webVtt } from '@/lib/domain/playback/timed-text';
import type { RecordingScript, Timeline } from './model';

const LONGEST_CAPTION_LINE = 42;

/** Two lines at most, cut between words near the middle. */
function wrapped(text: string): string {
  if (text.length <= LONGEST_CAPTION_LINE) return text;
  const gaps = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const best = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle;
  return `${text.slice(0, best)}\n${text.slice(best + 1)}`;
}

/** Captions, one a line; the speaker is named when it changes. */
export function captions({ lines }: Timeline): string {
  const severalVoices = new Set(lines.map(({ speaker }) => speaker)).size > 1;
  const cues = lines.map(({ start, end, text, speaker }, index) => {
    const changes = severalVoices && lines[index - 1]?.speaker !== speaker;
    // A caption stays until just before the next one, at most a second longer than the voice: time to read.
    const until = Math.min(end + 1, (lines[index + 1]?.start ?? end + 1.5) - 0.05);
    const spoken = wrapped(changes ? `${speaker.toUpperCase()}: ${text}` : text);
    return { start, end: until, text: `<v ${speaker}>${spoken}</v>` };
  });
  return webVtt(cues);
}

/** Chapters without gaps, from the first frame to the last. */
function chapterList(script: RecordingScript, { lines, duration }: Timeline): Recording['chapters'] {
  const starts = script.chapters.map(({ line }) =>
    line < 0 ? 0 : Math.max(0, (lines[line]?.start ?? 0) - 0.3),
  );
  return script.chapters.map(({ name }, index) => {
    const start = Math.round((starts[index] ?? 0) * 10) / 10;
    const end = Math.round((starts[index + 1] ?? duration) * 10) / 10;
    return { name, start, end };
  });
}

export function chapters(list: Recording['chapters']): string {
  return webVtt(list.map(({ name, start, end }) => ({ start, end, text: name })));
}

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;

export function recordingFacts(script: RecordingScript, timeline: Timeline): Recording {
  const { assetId, type, title, play, character, passageId } = script;
  return {
    assetId, type, title, play, character,
    durationSeconds: timeline.duration,
    language: 'en',
    ...(passageId ? { passageId } : {}),
    chapters: chapterList(script, timeline),
    lines: timeline.lines.map(({ start, end, text, speaker }) => {
      return { start: hundredths(start), end: hundredths(end), text, speaker };
    }),
  }; // prettier-ignore
}
