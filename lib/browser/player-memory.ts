/** What the player remembers on this device: volume, captions, their language and look, speed. */
import { readStored, writeStored } from './storage';

export const PLAYER_KEY = 'dt.player';

export interface PlayerMemory {
  volume?: number;
  muted?: boolean;
  lang?: string | null;
  captions?: boolean;
  rate?: number;
  /** Whether what is warned of is skipped. */
  skipsGuided?: boolean;
  /** Size, colour, ground and place of captions. */
  look?: Readonly<Record<string, string>>;
  /** The signed version that shows, and where; null for none. */
  signed?: { lang: string; place: string } | null;
}

/** Reads a stored text; anything broken reads as nothing. */
export function parsePlayerMemory(text: string | null): PlayerMemory {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export const readPlayerMemory = (): PlayerMemory => parsePlayerMemory(readStored(PLAYER_KEY));

export function rememberPlayer(change: PlayerMemory): void {
  writeStored(PLAYER_KEY, JSON.stringify({ ...readPlayerMemory(), ...change }));
}
