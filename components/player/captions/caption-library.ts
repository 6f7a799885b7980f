import type { CaptionsRenderer, VTTCue } from 'media-captions';
import { cueTextForHtml } from './cue-text';

type CaptionLibrary = typeof import('media-captions');
type Track = Parameters<CaptionsRenderer['changeTrack']>[0];

/** A cue may be shown by more than one player, and is written once. */
const written = new WeakSet<VTTCue>();

/** The cue itself is changed: it extends the browser's own, whose settings no copy takes along. */
function shown(cue: VTTCue): VTTCue {
  if (!written.has(cue)) cue.text = cueTextForHtml(cue.text);
  written.add(cue);
  return cue;
}

/** media-captions with its two ways to HTML closed to whatever a caption file says, ours or another host's. */
export function captionLibrary(library: CaptionLibrary): CaptionLibrary {
  class EscapingRenderer extends library.CaptionsRenderer {
    override changeTrack(track: Track): void {
      super.changeTrack({ ...track, cues: track.cues.map(shown) });
    }

    override addCue(cue: VTTCue): void {
      super.addCue(shown(cue));
    }
  }
  return {
    ...library,
    CaptionsRenderer: EscapingRenderer,
    renderVTTCueString: (cue, currentTime) => library.renderVTTCueString(shown(cue), currentTime),
  };
}
