import { useState, type MouseEvent } from 'react';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { latestEnd, readClipTime } from '@/lib/domain/lists/clip';
import type { PageRecording } from '@/lib/domain/item-page/model';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { useLastList } from '@/stores/last-list';
import { firstClip, focusOnWrong, isBegun, timeErrors, type ClipDraft, type ClipForm } from './clip-form';

/** A clip of one recording, from its first word to its saving. */
export interface BegunClip {
  recording: PageRecording;
  /** Current position of the recording, seconds. */
  at: number;
  /** A clip of this recording that was begun before. */
  draft: ClipDraft | null;
  /** Keeps such a clip, or forgets it once it is saved. */
  onDraftChange: (draft: ClipDraft | null) => void;
  onClose: () => void;
}

/** Length of the recording as far as its page knows, seconds: minutes are rounded, chapter ends are not. */
export function lengthOf({ durationMinutes, segments }: PageRecording): number | null {
  const last = Math.max(0, ...segments.map(({ endTimestampInSeconds }) => endTimestampInSeconds));
  return last > 0 ? last : durationMinutes === null ? null : durationMinutes * 60;
}

/** When it has ended for certain, seconds: also after the last of its chapters. */
function latestOf(recording: PageRecording): number | null {
  const latest = latestEnd(recording.durationMinutes);
  return latest === null ? null : Math.max(lengthOf(recording) ?? 0, latest);
}

/** The form and what its times make; `errors` are shown once it was sent. */
export function useClipForm({ at, recording, draft, onDraftChange, onClose }: BegunClip) {
  const lastList = useLastList(({ id }) => id);
  const [clip, setClip] = useState<ClipForm>(() => draft?.clip ?? firstClip(at, lastList));
  const [tried, setTried] = useState(false);
  /** Closing or leaving it would lose more than a press. */
  const isUnsaved = draft !== null || isBegun(clip, at);
  useUnsavedWarning(isUnsaved);
  const isTried = draft !== null && draft.toast !== null;
  const [start, end] = [readClipTime(clip.start), readClipTime(clip.end)];
  const errors = timeErrors(start, end, latestOf(recording));
  const isRight = Object.keys(errors).length === 0;
  const span = isRight && start !== null && end !== null ? { start, end } : null;
  const keep = () => onDraftChange({ clip, toast: draft?.toast ?? null });
  return {
    clip,
    span,
    errors: tried ? errors : {},
    // A first try may have arrived though its answer was lost: what is corrected since is a clip of its own.
    set: (change: Partial<ClipForm>) =>
      setClip((now) => ({ ...now, ...(isTried && { ids: firstClip(at).ids }), ...change })),
    startAgain: () => {
      onDraftChange(null);
      setClip(firstClip(at, lastList));
    },
    keep,
    close: () => {
      // Escape is an easy slip: what was written stays until it is saved or started again.
      if (isUnsaved) keep();
      onClose();
    },
    /** A press that needs a clip; where there is none, it leads to the field to correct. */
    withSpan: (run: (span: ClipSpan) => void) => (event: MouseEvent<HTMLElement>) => {
      setTried(true);
      if (span) run(span);
      else focusOnWrong(event, errors);
    },
  };
}
