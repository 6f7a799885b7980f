import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '@/components/ui/form/Button';
import { useFocusBack } from '@/hooks/use-focus-back';
import { focusOn } from '@/lib/browser/focus';
import { SHORTEST_CLIP_SECONDS } from '@/lib/contracts/personal/list-limits';
import { clipTime } from '@/lib/domain/lists/clip';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { usePlaybackStore } from '@/stores/playback';
import styles from './clip-dialog.module.css';

/** The player of the page, or its poster. */
const player = (contentId: string) =>
  document.querySelector<HTMLElement>(`[data-media="${CSS.escape(contentId)}"]`);

/** Whether playback has just run over the end. A seek, or a position that is told late, is a longer step than a clip has seconds. */
const runsOver = (end: number, before: number, now: number): boolean =>
  before < end && now >= end && now - before < SHORTEST_CLIP_SECONDS;

interface TriedClipProps {
  contentId: string;
  span: ClipSpan;
  onBack: () => void;
}

/** A part of the recording played once in the player of its page, from which one comes back to the dialog. */
export function TriedClip({ contentId, span: { start, end }, onBack }: TriedClipProps) {
  const bar = useRef<HTMLDivElement>(null);
  const heading = useId();
  // Before the effect that focuses the bar: it notes where the focus came from.
  const focusBack = useFocusBack(bar);
  const back = () => {
    player(contentId)?.querySelector<HTMLMediaElement>('video, audio')?.pause();
    // The dialog returns the focus to what had it when it opened.
    focusBack();
    onBack();
  };
  const onEnd = useEffectEvent(back);
  useEffect(() => {
    usePlaybackStore.getState().seekTo(start);
    player(contentId)?.scrollIntoView({ block: 'nearest' });
    focusOn(bar.current);
    return usePlaybackStore.subscribe((now, before) => {
      if (runsOver(end, before.seconds, now.seconds)) onEnd();
    });
  }, [contentId, start, end]);
  return (
    <div
      ref={bar}
      tabIndex={-1}
      role="group"
      aria-labelledby={heading}
      data-tried-clip
      className={styles.tried}
    >
      <p id={heading}>{`This part: ${clipTime(start)} to ${clipTime(end)}`}</p>
      <Button look="secondary" size="small" onClick={back}>
        Back to the clip
      </Button>
    </div>
  );
}
