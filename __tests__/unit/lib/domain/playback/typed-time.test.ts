import fc from 'fast-check';
import { readTime, timeText } from '@/lib/domain/playback/typed-time';

it.each([
  ['62.5', 62.5],
  ['1:02.5', 62.5],
  ['1:02,345', 62.345],
  ['0:59.9996', 60],
  ['1:00:02', 3602],
  ['90:00', 5400],
  ['120:00', 7200],
  ['1:59:59', 7199],
  [' 1:5\n', 65],
  ['1:60', null],
  ['1:75:00', null],
  ['1:120:00', null],
  ['1:2:3:4', null],
  [':30', null],
  ['1:', null],
  ['-5', null],
  ['1m30s', null],
  ['soon', null],
  ['', null],
])('reads %s', (text, seconds) => {
  expect(readTime(text)).toBe(seconds);
});

it.each([
  [0, '0:00'],
  [62.5, '1:02.5'],
  [62.045, '1:02.045'],
  [62.1000004, '1:02.1'],
  [59.9996, '1:00'],
  [3602.25, '1:00:02.25'],
])('writes %s seconds as %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
});

it('reads what it writes, to the thousandth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_400_000 }), (thousandths) => {
      expect(readTime(timeText(thousandths / 1000))).toBe(thousandths / 1000);
    }),
  );
});
