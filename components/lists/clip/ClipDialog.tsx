import { Play } from 'lucide';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { Dialog } from '@/components/ui/message/Dialog';
import { Stack } from '@/components/ui/layout/Stack';
import { useAttempt } from '@/hooks/use-attempt';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { latestEnd, readClipTime } from '@/lib/domain/lists/clip';
import { listPath } from '@/lib/domain/lists/words';
import type { PageRecording } from '@/lib/domain/item-page/model';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { useLastList } from '@/stores/last-list';
import { usePlaybackStore } from '@/stores/playback';
import { removeToast, toast, toastFailure } from '@/stores/toasts';
import { addingRefused, makingRefused } from '../refusal-words';
import {
  firstClip,
  focusOnWrong,
  isBegun,
  NEW_LIST,
  saveClip,
  timeErrors,
  type ClipForm,
  type ClipDraft,
} from './clip-form';
import { ListField, WordFields } from './ClipFields';
import { ClipTimes } from './ClipTimes';
import { TriedClip } from './TriedClip';

interface OpenDialogProps {
  contentId: string;
  name: string;
  recording: PageRecording;
  /** Current position of the recording, seconds. */
  at: number;
  /** True on a classroom machine, which has no lists, only its lesson. */
  intoLesson: boolean;
  /** A clip of this recording that was begun before. */
  draft: ClipDraft | null;
  /** Keeps such a clip, or forgets it once it is saved. */
  onDraftChange: (draft: ClipDraft | null) => void;
  /** Plays a part in the page's player, which a dialog covers. Null: there is no player. */
  onTry: ((span: ClipSpan) => void) | null;
  /** It comes back from a part that was played: the focus goes on from the button that did. */
  isBack: boolean;
  onClose: () => void;
}

/** Length of the recording as far as its page knows, seconds: minutes are rounded, chapter ends are not. */
function lengthOf({ durationMinutes, segments }: PageRecording): number | null {
  const last = Math.max(0, ...segments.map(({ endTimestampInSeconds }) => endTimestampInSeconds));
  return last > 0 ? last : durationMinutes === null ? null : durationMinutes * 60;
}

/** When it has ended for certain, seconds: also after the last of its chapters. */
function latestOf(recording: PageRecording): number | null {
  const latest = latestEnd(recording.durationMinutes);
  return latest === null ? null : Math.max(lengthOf(recording) ?? 0, latest);
}

/** Saves the clip, says so, and takes back what was said of an earlier failure. */
function useSaving({
  draft,
  onDraftChange,
  onClose,
}: Pick<OpenDialogProps, 'draft' | 'onDraftChange' | 'onClose'>) {
  const { isBusy, run } = useAttempt();
  const { push } = useRouter();
  const takeBack = () => {
    if (draft?.toast != null) removeToast(draft.toast);
  };
  const save = (clip: ClipForm, part: Omit<Parameters<typeof saveClip>[0], keyof ClipForm>) => {
    const work = async () => {
      const list = await saveClip({ ...clip, ...part });
      takeBack();
      const open = list && (() => void push(listPath(list.id)));
      toast({
        message: list ? `Saved to “${list.name}”` : 'Clip saved to this lesson',
        action: open && { label: 'Open the list', run: open },
      });
      onDraftChange(null);
      // The list that was chosen or named is meant for the next clip too.
      if (list && (clip.list !== NEW_LIST || clip.newList.trim() !== ''))
        useLastList.setState({ id: list.id });
      onClose();
    };
    void run(work, (error) => {
      takeBack();
      const refused = clip.list === NEW_LIST ? makingRefused : addingRefused;
      const message = refused(error, 'The clip could not be saved. Please try again.');
      onDraftChange({ clip, toast: toastFailure(message) });
    });
  };
  return { isBusy, save };
}

/** The form and what its times make; `errors` are shown once it was sent. */
function useForm({ at, recording, draft, onDraftChange, onClose }: OpenDialogProps) {
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

function OpenDialog(props: OpenDialogProps) {
  const { contentId, name, recording, intoLesson, draft, onTry, isBack } = props;
  const tryButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) tryButton.current?.focus();
  }, [isBack]);
  const { clip, span, errors, set, startAgain, keep, close, withSpan } = useForm(props);
  const { isBusy, save } = useSaving(props);
  const times = { clip, span, length: lengthOf(recording), guidance: recording.guidance, onChange: set };
  return (
    <Dialog
      onClose={close}
      title={`Cut a clip from ${name}`}
      footer={
        <>
          <Button
            onClick={withSpan((part) => save(clip, { contentId, span: part, intoLesson }))}
            softDisabled={isBusy}
          >
            Save clip
          </Button>
          {onTry ? (
            <Button
              ref={tryButton}
              look="secondary"
              onClick={withSpan((part) => {
                keep();
                onTry(part);
              })}
            >
              <Icon of={Play} /> Play this part
            </Button>
          ) : null}
          {draft ? (
            <Button look="secondary" onClick={startAgain}>
              Start again
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={4}>
        <ClipTimes
          {...times}
          contentId={contentId}
          chapters={recording.outline ? recording.segments : []}
          hasWords={recording.captions.length > 0}
          errors={errors}
        />
        <WordFields clip={clip} onChange={set} />
        {intoLesson ? null : <ListField clip={clip} onChange={set} />}
      </Stack>
    </Dialog>
  );
}

/** One opening, another object for each: a part that was played belongs to the opening that it was played from. */
export interface Opening {
  /** Position of the recording then, seconds. */
  at: number;
}

interface ClipDialogProps extends Omit<
  OpenDialogProps,
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
  const kept = { draft, onDraftChange: setDraft };
  return <OpenDialog {...props} {...kept} at={opening.at} onTry={onTry} isBack={isBack} />;
}
