import { readTimedText, webVtt } from '@/lib/domain/playback/timed-text';

const CUES = [
  { start: 0, end: 1.5, text: '<v Ada>Good evening</v>' },
  { start: 59.999, end: 3_661.25, text: 'Two\nlines', settings: 'line:0 align:start' },
];

it('writes WebVTT that reads as what was written', () => {
  const file = webVtt(CUES);
  expect(file).toBe(`WEBVTT

00:00:00.000 --> 00:00:01.500
<v Ada>Good evening</v>

00:00:59.999 --> 01:01:01.250 line:0 align:start
Two
lines
`);
  expect(readTimedText(file)).toEqual(CUES);
});

it('writes header lines before the first cue, and a file without cues', () => {
  expect(webVtt([], ['X-TIMESTAMP-MAP=MPEGTS:0'])).toBe('WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0\n\n');
});

it('reads SubRip: a comma before the milliseconds, a number before each cue, lines ended as on Windows', () => {
  const file =
    '\uFEFF1\r\n00:00:01,500 --> 00:00:02,000\r\nOne\r\n\r\n2\r\n00:00:03,05 --> 00:00:04,000\r\nTwo';
  expect(readTimedText(file)).toEqual([
    { start: 1.5, end: 2, text: 'One' },
    { start: 3.05, end: 4, text: 'Two' },
  ]);
});

it('leaves out blocks without times, and reads a cue that is called NOTE', () => {
  const file =
    'WEBVTT\n\nNOTE by the editor\n\nSTYLE\n::cue {}\n\nNOTE\n00:01.000 --> 00:02.000\nHeard\n\n1:x --> 2\nno';
  expect(readTimedText(file)).toEqual([{ start: 1, end: 2, text: 'Heard' }]);
});
