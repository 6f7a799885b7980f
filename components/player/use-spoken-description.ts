import { useMediaState } from '@vidstack/react';
import { useEffect, useState } from 'react';
import type { TextTrack } from '@vidstack/react';

/** The text track of descriptions, spoken by the browser at its cue times; null where there is none. */
export function useSpokenDescription(): { isOn: boolean; set: (isOn: boolean) => void } | null {
  const track = useMediaState('textTracks').find(({ kind }) => kind === 'descriptions');
  const [isOn, set] = useState(false);
  useEffect(() => (track && isOn ? speakCues(track) : undefined), [track, isOn]);
  return track && 'speechSynthesis' in globalThis ? { isOn, set } : null;
}

function speakCues(track: TextTrack): () => void {
  const { speechSynthesis } = globalThis;
  const speak = () => {
    for (const { text } of track.activeCues) {
      const said = new SpeechSynthesisUtterance(text.replace(/<[^>]*>/g, ''));
      said.lang = track.language;
      speechSynthesis.speak(said);
    }
  };
  track.setMode('hidden');
  track.addEventListener('cue-change', speak);
  return () => {
    track.removeEventListener('cue-change', speak);
    track.setMode('disabled');
    speechSynthesis.cancel();
  };
}
