import type { PlayerMemory } from '@/lib/browser/player-memory';
import { usePlayerMemory } from '@/hooks/use-player-memory';

/** The settings of captions; the first choice of each is the default. */
export const captionLooks = {
  size: {
    label: 'Size of captions',
    choices: [
      ['medium', 'Medium'],
      ['small', 'Small'],
      ['large', 'Large'],
      ['huge', 'Very large'],
    ],
  },
  colour: {
    label: 'Text colour',
    choices: [
      ['white', 'White'],
      ['yellow', 'Yellow'],
      ['black', 'Black'],
    ],
  },
  ground: {
    label: 'Background colour',
    choices: [
      ['shade', 'Shade'],
      ['solid', 'Solid'],
      ['none', 'None'],
    ],
  },
  place: {
    label: 'Place',
    choices: [
      ['below', 'Below'],
      ['above', 'Above'],
    ],
  },
} as const;

export type CaptionLook = { [Part in keyof typeof captionLooks]: string };

function lookOf({ look = {} }: PlayerMemory): CaptionLook {
  const one = (part: keyof CaptionLook) => {
    const { choices } = captionLooks[part];
    return choices.some(([value]) => value === look[part]) ? (look[part] ?? choices[0][0]) : choices[0][0];
  };
  return { size: one('size'), colour: one('colour'), ground: one('ground'), place: one('place') };
}

/** The appearance of captions on this device, and its setter. */
export function useCaptionLook(): [CaptionLook, (change: Partial<CaptionLook>) => void] {
  const [memory, remember] = usePlayerMemory();
  const look = lookOf(memory);
  return [look, (change) => remember({ look: { ...look, ...change } })];
}
