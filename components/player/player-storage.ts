/**
 * What the player remembers on this device: volume, captions, their language, speed. The place in a recording is
 * kept elsewhere (hooks/use-resume), because it belongs to the item.
 */
import type { MediaStorage } from '@vidstack/react';
import { readStored, writeStored } from '@/lib/browser-storage';

const PLAYER_KEY = 'dt.player';

interface Remembered {
  volume?: number;
  muted?: boolean;
  lang?: string | null;
  captions?: boolean;
  rate?: number;
}

function read(): Remembered {
  try {
    const value: unknown = JSON.parse(readStored(PLAYER_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function remember(change: Remembered): Promise<void> {
  writeStored(PLAYER_KEY, JSON.stringify({ ...read(), ...change }));
  return Promise.resolve();
}

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
const flagOrNull = (value: unknown) => (typeof value === 'boolean' ? value : null);

/** Captions are off until somebody asks for them, and then stay as they were left. */
export const playerStorage: MediaStorage = {
  getVolume: () => Promise.resolve(numberOrNull(read().volume)),
  setVolume: (volume) => remember({ volume }),
  getMuted: () => Promise.resolve(flagOrNull(read().muted)),
  setMuted: (muted) => remember({ muted }),
  getTime: () => Promise.resolve(null),
  getLang: () => Promise.resolve(typeof read().lang === 'string' ? (read().lang ?? null) : null),
  setLang: (lang) => remember({ lang }),
  getCaptions: () => Promise.resolve(flagOrNull(read().captions)),
  setCaptions: (captions) => remember({ captions }),
  getPlaybackRate: () => Promise.resolve(numberOrNull(read().rate)),
  setPlaybackRate: (rate) => remember({ rate }),
  getVideoQuality: () => Promise.resolve(null),
  getAudioGain: () => Promise.resolve(null),
};
