import type { Note } from '@/lib/contracts/personal/notes';
import { noteLine, notesByLine, notesOfEntry } from '@/lib/domain/lists/notes';
import type { CaptionLine } from '@/lib/domain/playback/captions';

const note = (seconds: number, contentId = 'lear'): Note => ({
  id: `${contentId}-${seconds}`,
  contentId,
  seconds,
  text: 'Watch her hands',
  updatedAt: '2026-03-10T12:00:00Z',
});
const notes = [note(0), note(9.9), note(10), note(15), note(20), note(20.1), note(15, 'hamlet')];

it.each([
  ['of an item all', { start: null, end: null }, [0, 9.9, 10, 15, 20, 20.1]],
  ['of a moment those from it on', { start: 10, end: null }, [10, 15, 20, 20.1]],
  ['of a clip those within it, both ends included', { start: 10, end: 20 }, [10, 15, 20]],
  ['of a clip without any none', { start: 30, end: 40 }, []],
])('notes beside an entry: %s, of its own recording alone', (_name, span, seconds) => {
  const found = notesOfEntry({ contentId: 'lear', ...span }, notes);
  expect(found.map(({ id }) => id)).toEqual(seconds.map((second) => `lear-${second}`));
});

it('a note is written with its time', () => {
  expect(noteLine(note(62.9))).toBe('1:02 Watch her hands');
});

describe('notes in a transcript', () => {
  const lines = [5, 10, 20].map((start): CaptionLine => ({
    start,
    end: start + 3,
    speaker: null,
    text: 'Blow',
  }));
  const places = (given: readonly Note[], among: readonly CaptionLine[]) =>
    [...notesByLine(given, among)].map(([line, of]) => [line, of.map(({ seconds }) => seconds)]);

  it('stand beside the line that is spoken; what is before the first line stands beside it', () => {
    expect(places([note(0), note(5), note(10), note(13.5), note(19.9), note(99)], lines)).toEqual([
      [0, [0, 5]],
      [1, [10, 13.5, 19.9]],
      [2, [99]],
    ]);
  });

  it('without lines all stand at the beginning, and without notes there is none', () => {
    expect(places([note(0), note(7)], [])).toEqual([[0, [0, 7]]]);
    expect(places([], lines)).toEqual([]);
  });
});
