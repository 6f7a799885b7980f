/** Preferences stored on the device: captions, skipping and motion. The theme has its own hook. */
import { usePlayerMemory } from '@/hooks/use-player-memory';
import { useRootChoice } from '@/hooks/use-root-choice';

/** Whether recordings start with captions. */
export function useCaptions(): readonly [boolean, (captions: boolean) => void] {
  const [{ captions = false }, remember] = usePlayerMemory();
  return [captions, (next) => remember({ captions: next })];
}

/** Whether the player skips passages that have a timed content warning. */
export function useSkipsGuided(): readonly [boolean, (skips: boolean) => void] {
  const [{ skipsGuided = false }, remember] = usePlayerMemory();
  return [skipsGuided, (next) => remember({ skipsGuided: next })];
}

/** Whether motion is reduced even if the device does not ask for it. */
export function useReducedMotion(): readonly [boolean, (reduced: boolean) => void] {
  const [motion, choose] = useRootChoice('motion', 'full', ['reduce']);
  return [motion === 'reduce', (next) => choose(next ? 'reduce' : 'full')];
}
