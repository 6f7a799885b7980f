/** What the player remembers on a device, which anybody can write to. */
import { parsePlayerMemory } from '@/lib/browser/player-memory';

const whole = {
  volume: 0.5,
  muted: false,
  lang: 'en',
  captions: true,
  rate: 1.25,
  skipsGuided: true,
  look: { size: 'large' },
  signed: { lang: 'bfi', place: 'beside' },
};

it('is read as it was written', () => {
  expect(parsePlayerMemory(JSON.stringify(whole))).toEqual(whole);
  const none = { lang: null, signed: null };
  expect(parsePlayerMemory(JSON.stringify(none))).toEqual(none);
});

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['half a text', '{"volume":'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[1]'],
])('%s gives the defaults', (_what, text) => {
  expect(parsePlayerMemory(text)).toEqual({});
});

it.each([
  ['volume', '"loud"'],
  ['volume', '7'],
  ['volume', 'null'],
  ['muted', '"no"'],
  ['lang', '7'],
  ['captions', '1'],
  ['rate', '0'],
  ['rate', '1e999'],
  ['skipsGuided', '"true"'],
  ['look', 'null'],
  ['look', '"large"'],
  ['look', '{"size":7}'],
  ['signed', '"bfi"'],
  ['signed', '{"lang":"bfi"}'],
])('a damaged %s (%s) has its default, and the rest stays', (key, value) => {
  const { [key]: _damaged, ...rest } = whole as Record<string, unknown>;
  expect(parsePlayerMemory(JSON.stringify(rest).replace('{', `{"${key}":${value},`))).toEqual(rest);
});

it('leaves out what it does not know', () => {
  expect(parsePlayerMemory('{"theme":"dark","toString":1,"muted":true}')).toEqual({ muted: true });
});
