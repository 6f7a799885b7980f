import { useMediaState } from '@vidstack/react';
import { useEffect, useState } from 'react';
import type { TextTrack } from '@vidstack/react';
import { plainText } from '@/lib/domain/playback/captions';

/** The text track of descriptions, spoken by the browser at its cue times; null where there is none. */
export function useSpokenDescription(): { isOn: boolean; set: (isOn: boolean) => void } | null {
  const track = useMediaState('textTracks').find(({ kind }) => kind === 'descriptions');
  const [isOn, set] = useState(false);
  const isPaused = useMediaState('paused');
  const isSeeking = useMediaState('seeking');
  const isMuted = useMediaState('muted');
  // What goes on while the recording does not would be spoken over what comes next.
  const isSpeaking = isOn && !isPaused && !isSeeking && !isMuted;
  useEffect(() => (track && isOn ? readCues(track) : undefined), [track, isOn]);
  useEffect(() => (track && isSpeaking ? speakCues(track) : undefined), [track, isSpeaking]);
  return track && 'speechSynthesis' in globalThis ? { isOn, set } : null;
}

function readCues(track: TextTrack): () => void {
  track.setMode('hidden');
  return () => track.setMode('disabled');
}

/** Speaks each cue as it begins. What is left of an earlier one gives way to the next, so that the words keep to their time. */
function speakCues(track: TextTrack): () => void {
  const { speechSynthesis } = globalThis;
  let before: readonly object[] = [];
  const speak = () => {
    const now = [...track.activeCues];
    const begun = now.filter((cue) => !before.includes(cue));
    const isOver = begun.length === now.length;
    before = now;
    if (begun.length > 0 && isOver) speechSynthesis.cancel();
    for (const { text } of begun) {
      const said = new SpeechSynthesisUtterance(plainText(text));
      said.lang = track.language;
      speechSynthesis.speak(said);
    }
  };
  speak();
  track.addEventListener('cue-change', speak);
  return () => {
    track.removeEventListener('cue-change', speak);
    speechSynthesis.cancel();
  };
}
