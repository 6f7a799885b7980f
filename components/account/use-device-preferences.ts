/** Preferences stored on the device: captions, skipping and motion. The theme has its own hook. */
import { parsePlayerMemory, PLAYER_KEY, rememberPlayer } from '@/lib/browser/player-memory';
import { useRootChoice } from '@/hooks/use-root-choice';
import { useStored } from '@/hooks/use-stored';

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
  const [motion, choose] = useRootChoice('motion', 'full', ['reduce']);
  return [motion === 'reduce', (next) => choose(next ? 'reduce' : 'full')];
}
