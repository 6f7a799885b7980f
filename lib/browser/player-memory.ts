/** The player's preferences on this device: volume, captions, their language and style, speed. */
import { readStored, writeStored } from './storage';

export const PLAYER_KEY = 'dt.player';

export interface PlayerMemory {
  volume?: number;
  muted?: boolean;
  lang?: string | null;
  captions?: boolean;
  rate?: number;
  /** Whether scenes with content guidance are skipped. */
  skipsGuided?: boolean;
  /** Size, colour, background and position of captions. */
  look?: Readonly<Record<string, string>>;
  /** The sign-language version that is shown, and its position; null for none. */
  signed?: { lang: string; place: string } | null;
}

/** Parses a stored text; invalid text gives no preferences. */
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
