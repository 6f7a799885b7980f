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

const isText = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const areTexts = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(isText);

/** By hand: a schema of Zod would add its code to each page that shows a preference. */
const CHECKS: Readonly<Record<keyof PlayerMemory, (value: unknown) => boolean>> = {
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  muted: isFlag,
  lang: (value) => value === null || isText(value),
  captions: isFlag,
  rate: (value) => typeof value === 'number' && value > 0 && value < Infinity,
  skipsGuided: isFlag,
  look: areTexts,
  signed: (value) => value === null || (areTexts(value) && 'lang' in value && 'place' in value),
};

const isKnown = (key: string): key is keyof PlayerMemory => Object.hasOwn(CHECKS, key);

/** Parses a stored text. A value that the player cannot have written is left out, so that its default holds. */
export function parsePlayerMemory(text: string | null): PlayerMemory {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (!isObject(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter(([key, part]) => isKnown(key) && CHECKS[key](part)),
    );
  } catch {
    return {};
  }
}

export const readPlayerMemory = (): PlayerMemory => parsePlayerMemory(readStored(PLAYER_KEY));

export function rememberPlayer(change: PlayerMemory): void {
  writeStored(PLAYER_KEY, JSON.stringify({ ...readPlayerMemory(), ...change }));
}
