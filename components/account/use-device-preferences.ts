/** Preferences stored on the device: captions, skipping and motion. The theme has its own hook. */
import { parsePlayerMemory, PLAYER_KEY, rememberPlayer } from '@/lib/browser/player-memory';
import { writeStored } from '@/lib/browser/storage';
import { useStored } from '@/hooks/use-stored';

/** Also read by lib/browser/before-paint.ts before paint. */
const MOTION_KEY = 'dt.motion';

/** Whether recordings start with captions. */
export function useCaptions(): readonly [boolean, (captions: boolean) => void] {
  const { captions = false } = parsePlayerMemory(useStored(PLAYER_KEY));
  return [captions, (next) => rememberPlayer({ captions: next })];
}

/** Whether the player skips passages that have a timed content warning. */
export function useSkipsGuided(): readonly [boolean, (skips: boolean) => void] {
  const { skipsGuided = false } = parsePlayerMemory(useStored(PLAYER_KEY));
  return [skipsGuided, (next) => rememberPlayer({ skipsGuided: next })];
}

/** Whether motion is reduced even if the device does not ask for it. */
export function useReducedMotion(): readonly [boolean, (reduced: boolean) => void] {
  const isReduced = useStored(MOTION_KEY) === 'reduce';
  const reduce = (next: boolean) => {
    writeStored(MOTION_KEY, next ? 'reduce' : '');
    if (next) document.documentElement.setAttribute('data-motion', 'reduce');
    else document.documentElement.removeAttribute('data-motion');
  };
  return [isReduced, reduce];
}
