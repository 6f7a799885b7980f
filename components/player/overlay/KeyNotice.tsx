import { useMediaState } from '@vidstack/react';
import { PlayerNotice } from './PlayerNotice';

const TOLD_MS = 1_500;

/** Says what a key has set that the picture does not show: the speed, the sound, the captions. */
export function KeyNotice() {
  const pressed = useMediaState('lastKeyboardAction');
  const rate = useMediaState('playbackRate');
  const volume = useMediaState('volume');
  const isMuted = useMediaState('muted');
  const captions = useMediaState('textTrack');
  const speed = `Speed ${rate}×`;
  const loudness = `Volume ${Math.round(volume * 100)} %`;
  const words: Readonly<Record<string, string>> = {
    speedUp: speed,
    slowDown: speed,
    volumeUp: loudness,
    volumeDown: loudness,
    toggleMuted: isMuted ? 'Sound off' : 'Sound on',
    toggleCaptions: captions ? 'Captions on' : 'Captions off',
  };
  return <PlayerNotice event={pressed} forMs={TOLD_MS} words={words[pressed?.action ?? ''] ?? ''} />;
}
