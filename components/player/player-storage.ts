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

/** Captions are off until somebody turns them on, and then stay as they were left. */
export const playerStorage: MediaStorage = {
  getVolume: () => Promise.resolve(read().volume ?? null),
  setVolume: (volume) => remember({ volume }),
  getMuted: () => Promise.resolve(read().muted ?? null),
  setMuted: (muted) => remember({ muted }),
  getTime: () => Promise.resolve(null),
  getLang: () => Promise.resolve(read().lang ?? null),
  setLang: (lang) => remember({ lang }),
  getCaptions: () => Promise.resolve(read().captions ?? null),
  setCaptions: (captions) => remember({ captions }),
  getPlaybackRate: () => Promise.resolve(read().rate ?? null),
  setPlaybackRate: (rate) => remember({ rate }),
  getVideoQuality: () => Promise.resolve(null),
  getAudioGain: () => Promise.resolve(null),
};
