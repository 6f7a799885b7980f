import { useStored } from '@/hooks/use-stored';
import {
  PLAYER_KEY,
  parsePlayerMemory,
  rememberPlayer,
  type PlayerMemory,
} from '@/lib/browser/player-memory';

/** What the player remembers on this device, and a setter that updates every part that shows it. */
export function usePlayerMemory(): [PlayerMemory, (change: PlayerMemory) => void] {
  return [parsePlayerMemory(useStored(PLAYER_KEY)), rememberPlayer];
}
