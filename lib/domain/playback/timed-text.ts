/** The only parser of timed text, WebVTT (W3C) and SubRip (which differ in the header and the comma), and the WebVTT writer. */

/** Text and when it is shown, in seconds. */
export interface TimedLine {
  start: number;
  end: number;
  text: string;
}

/** One cue: the payload as in the file, and the WebVTT settings (position, alignment) if any. */
export interface Cue extends TimedLine {
  settings?: string;
}

const TIMING =
  /^\s*(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{1,3})\s+-->\s+(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{1,3})[ \t]*(.*)$/;

/** Converts hours, minutes, seconds and decimal fraction to seconds. */
export function clockSeconds(parts: readonly (string | undefined)[]): number {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

function cueOf(block: string): Cue | null {
  const rows = block.split('\n');
  const at = rows.findIndex((row) => TIMING.test(row));
  const timing = TIMING.exec(rows[at] ?? '');
  if (!timing) return null;
  const text = rows
    .slice(at + 1)
    .join('\n')
    .trim();
  const cue = { start: clockSeconds(timing.slice(1, 5)), end: clockSeconds(timing.slice(5, 9)), text };
  return timing[9] ? { ...cue, settings: timing[9] } : cue;
}

/** Cues in the order of the file. A block without times is a header, comment or style, and is left out. */
export function readTimedText(file: string): Cue[] {
  const blocks = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  return blocks.flatMap((block) => cueOf(block) ?? []);
}

/** `HH:MM:SS.mmm`. */
function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}

/** A WebVTT file. `header`: header lines after the first, such as X-TIMESTAMP-MAP (RFC 8216 §3.5). */
export function webVtt(cues: readonly Cue[], header: readonly string[] = []): string {
  const written = cues.map(({ start, end, text, settings }) => {
    const times = `${clock(start)} --> ${clock(end)}`;
    return `${settings === undefined ? times : `${times} ${settings}`}\n${text}\n`;
  });
  return `${['WEBVTT', ...header].join('\n')}\n\n${written.join('\n')}`;
}
