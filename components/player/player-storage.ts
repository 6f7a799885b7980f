/**
 * What the player remembers on this device: volume, captions, their language, speed. The position in a recording is kept
 * elsewhere (hooks/use-resume), because it belongs to the item.
 */
import type { MediaStorage } from '@vidstack/react';
import { readPlayerMemory as read, rememberPlayer, type PlayerMemory } from '@/lib/browser/player-memory';

function remember(change: PlayerMemory): Promise<void> {
  rememberPlayer(change);
  return Promise.resolve();
}

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
const flagOrNull = (value: unknown) => (typeof value === 'boolean' ? value : null);

/** Captions are off until somebody turns them on, and then stay as they were left. */
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
