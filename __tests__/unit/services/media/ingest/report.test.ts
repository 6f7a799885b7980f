import { languageLines, shortNote, soundLines, soundNote } from '@/services/media/ingest/report';
import { parametersOf } from '@/services/media/ingest/order/parameters';

it.each([
  ['sound in a language that nobody has named', {}, true, 1],
  ['sound in a language that was named', { language: 'fr' }, true, 0],
  ['no sound', {}, false, 0],
])('a recording with %s', (_what, options, hasSound, lines) => {
  const said = languageLines(parametersOf('a.mov', options), { hasSound });
  expect(said).toHaveLength(lines);
  for (const line of said)
    expect(line).toContain('rec-a: its spoken language is unknown: name it with --language');
});

const sound = (index: number, channels: number, language: string | null = null) => ({
  index,
  channels,
  language,
});

it.each([
  ['one sound', sound(1, 2), [], null],
  ['no sound', null, [], null],
  [
    'sounds in other languages',
    sound(1, 2, 'eng'),
    [sound(2, 2, 'fra'), sound(3, 6, 'und')],
    '2 further sounds in the file are not used: stream 2 (stereo, fra), stream 3 (6 channels)',
  ],
  [
    'left and right that are joined',
    { ...sound(1, 2), right: 2 },
    [],
    'streams 1 and 2 are joined as left and right: where they are something else, hand in a file with one of them (docs/recordings.md)',
  ],
  [
    'two sounds that may be left and right',
    sound(1, 1),
    [sound(2, 1)],
    '1 further sound in the file is not used: stream 2 (mono); if they are left and right, join them first (docs/recordings.md)',
  ],
  [
    'a language that is none',
    sound(1, 2),
    [sound(2, 1, '\u001B[2J')],
    '1 further sound in the file is not used: stream 2 (mono)',
  ],
])('a file with %s', (_what, audio, furtherSounds, said) => {
  expect(soundNote({ audio, furtherSounds })).toBe(said);
  const lines = soundLines(parametersOf('a.mov', {}), { audio, furtherSounds });
  expect(lines).toEqual(said === null ? [] : [`rec-a: ${said}`]);
});

it.each([
  [10_800, 10_795, null],
  [9, 8.04, null],
  [9, 4.5, 'Only the first 5 s of 9 s could be read: if the file was cut off, upload it again'],
  [
    10_800,
    5_400,
    'Only the first 1 h 30 min of 3 h 0 min could be read: if the file was cut off, upload it again',
  ],
])('of a file of %d seconds a recording of %d is said to be short: %p', (said, made, note) =>
  expect(shortNote({ durationSeconds: said }, { durationSeconds: made })).toBe(note),
);
