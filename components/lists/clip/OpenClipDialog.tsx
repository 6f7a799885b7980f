import { Play } from 'lucide';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/message/Dialog';
import { Icon } from '@/components/ui/picture/Icon';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { ListField, WordFields } from './ClipFields';
import { ClipTimes } from './ClipTimes';
import { lengthOf, useClipForm, type BegunClip } from './use-clip-form';
import { useClipSaving } from './use-clip-saving';

export interface OpenClipDialogProps extends BegunClip {
  contentId: string;
  name: string;
  /** True on a classroom machine, which has no lists, only its lesson. */
  intoLesson: boolean;
  /** Plays a part in the page's player, which a dialog covers. Null: there is no player. */
  onTry: ((span: ClipSpan) => void) | null;
  /** It comes back from a part that was played: the focus goes on from the button that did. */
  isBack: boolean;
}

/** The form of a clip, over the page. */
export function OpenClipDialog(props: OpenClipDialogProps) {
  const { contentId, name, recording, intoLesson, draft, onTry, isBack } = props;
  const tryButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) tryButton.current?.focus();
  }, [isBack]);
  const { clip, span, errors, set, startAgain, keep, close, withSpan } = useClipForm(props);
  const { isBusy, save } = useClipSaving(props);
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
