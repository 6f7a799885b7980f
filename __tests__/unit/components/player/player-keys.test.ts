/** The keys that the help names are the keys that the player has, and no others. */
import { MEDIA_KEY_SHORTCUTS } from '@vidstack/react';
import { keyShortcuts, playerKeys } from '@/components/player/player-keys';

const arrows: Record<string, string> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
};
const bound = keyShortcuts(jest.fn());
const keysOf = (action: string): string[] => {
  const binding = bound[action];
  const keys = typeof binding === 'object' && binding && 'keys' in binding ? binding.keys : binding;
  return [keys ?? []].flat().join(' ').split(' ');
};
/** Upper and lower case, and with Shift or without, are one key to a reader. */
const asShown = (keys: readonly string[]) =>
  new Set(keys.map((key) => key.replace('Shift+', '').toLowerCase()));

// The digits are built into the player.
const rows = playerKeys.filter(({ keys }) => keys !== '0 to 9');

it.each(rows)('$keys: $does', ({ keys, actions }) => {
  const shown = keys.split(/ or | and /).map((key) => arrows[key] ?? key);
  expect(asShown(Object.keys(actions).flatMap(keysOf))).toEqual(asShown(shown));
});

it('hears its letters with Caps Lock too', () => {
  for (const key of rows
    .flatMap(({ actions }) => Object.values(actions))
    .filter((one) => /^[a-z]\b/.test(one)))
    expect(Object.keys(bound).flatMap(keysOf)).toContain(key.charAt(0).toUpperCase());
});

it('binds no key that the help does not show', () => {
  expect(Object.keys(bound).sort()).toEqual(rows.flatMap(({ actions }) => Object.keys(actions)).sort());
});

it('gives a handler to every action that the library of the player does not know', () => {
  const plain = Object.keys(bound).filter((action) => typeof bound[action] === 'string');
  expect(plain.filter((action) => !(action in MEDIA_KEY_SHORTCUTS))).toEqual([]);
});
