import { useState } from 'react';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { usePlaybackStore } from '@/stores/playback';
import type { ClipDraft } from './clip-form';
import { OpenClipDialog, type OpenClipDialogProps } from './OpenClipDialog';
import { TriedClip } from './TriedClip';

/** One opening, another object for each: a part that was played belongs to the opening that it was played from. */
export interface Opening {
  /** Position of the recording then, seconds. */
  at: number;
}

interface ClipDialogProps extends Omit<
  OpenClipDialogProps,
  'at' | 'draft' | 'onDraftChange' | 'onTry' | 'isBack'
> {
  opening: Opening;
  isOpen: boolean;
}

/** Adds a part of a recording, with a question, to a list. Closed, it keeps what was begun. */
export function ClipDialog({ isOpen, opening, ...props }: ClipDialogProps) {
  const { contentId } = props;
  const [draft, setDraft] = useState<ClipDraft | null>(null);
  const [tried, setTried] = useState<{ span: ClipSpan; opening: Opening; isPlaying: boolean } | null>(null);
  const hasPlayer = usePlaybackStore(({ itemId }) => itemId === contentId);
  useUnsavedWarning(draft !== null);
  if (!isOpen) return null;
  // "Cut a clip" leads back too, by another opening.
  const isBack = tried?.opening === opening;
  if (isBack && tried.isPlaying)
    return (
      <TriedClip
        contentId={contentId}
        span={tried.span}
        onBack={() => setTried({ ...tried, isPlaying: false })}
      />
    );
  const onTry = hasPlayer ? (span: ClipSpan) => setTried({ span, opening, isPlaying: true }) : null;
  const begun = { draft, onDraftChange: setDraft };
  return <OpenClipDialog {...props} {...begun} at={opening.at} onTry={onTry} isBack={isBack} />;
}
