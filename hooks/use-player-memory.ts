import {
  PLAYER_KEY,
  parsePlayerMemory,
  rememberPlayer,
  type PlayerMemory,
} from '@/lib/browser/player-memory';
import { useStored } from './use-stored';

/** What the player remembers on this device, and a setter that updates every part that shows it. */
export function usePlayerMemory(): [PlayerMemory, (change: PlayerMemory) => void] {
  return [parsePlayerMemory(useStored(PLAYER_KEY)), rememberPlayer];
}
