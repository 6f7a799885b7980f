import { useRouter } from 'next/router';
import { useState, type MouseEvent } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Dialog } from '@/components/ui/message/Dialog';
import { Stack } from '@/components/ui/layout/Stack';
import { readClipTime } from '@/lib/domain/lists/clip';
import { listPath } from '@/lib/domain/lists/words';
import type { PageRecording } from '@/lib/domain/item-page/model';
import { useToasts } from '@/stores/toasts';
import { addingRefused, makingRefused } from '../refusal-words';
import {
  firstClip,
  isBegun,
  NEW_LIST,
  saveClip,
  timeErrors,
  type ClipForm,
  type ClipDraft,
} from './clip-form';
import { ListField, WordFields } from './ClipFields';
import { ClipTimes } from './ClipTimes';

interface ClipDialogProps {
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
  onClose: () => void;
}

/** Length of the recording as far as its page knows, seconds: minutes are rounded, chapter ends are not. */
function lengthOf({ durationMinutes, segments }: PageRecording): number | null {
  const last = Math.max(0, ...segments.map(({ endTimestampInSeconds }) => endTimestampInSeconds));
  return last > 0 ? last : durationMinutes === null ? null : durationMinutes * 60;
}

/** Saves the clip, says so, and takes back what was said of an earlier failure. */
function useSaving({
  draft,
  onDraftChange,
  onClose,
}: Pick<ClipDialogProps, 'draft' | 'onDraftChange' | 'onClose'>) {
  const [isBusy, setBusy] = useState(false);
  const { add, remove } = useToasts();
  const { push } = useRouter();
  const save = (clip: ClipForm, part: Omit<Parameters<typeof saveClip>[0], keyof ClipForm>) => {
    setBusy(true);
    const done = () => {
      if (draft?.toast != null) remove(draft.toast);
    };
    saveClip({ ...clip, ...part }).then(
      (list) => {
        done();
        const run = list && (() => void push(listPath(list.id)));
        add({
          message: list ? `Saved to “${list.name}”` : 'Clip saved to this lesson',
          action: run && { label: 'Open the list', run },
        });
        onDraftChange(null);
        onClose();
      },
      (error: unknown) => {
        done();
        setBusy(false);
        const refused = clip.list === NEW_LIST ? makingRefused : addingRefused;
        const message = refused(error, 'The clip could not be saved. Please try again.');
        onDraftChange({ clip, toast: add({ message, tone: 'danger' }) });
      },
    );
  };
  return { isBusy, save };
}

/** The first field that is to be corrected, while the press on Save is handled. */
const fieldNamed = ({ currentTarget }: MouseEvent<HTMLElement>, name: string) =>
  currentTarget.closest('dialog')?.querySelector<HTMLInputElement>(`input[name=${name}]`);

/** Adds a part of a recording, with a question, to a list. */
export function ClipDialog(props: ClipDialogProps) {
  const { contentId, name, recording, at, intoLesson, draft, onDraftChange, onClose } = props;
  const [clip, setClip] = useState<ClipForm>(() => draft?.clip ?? firstClip(at));
  const [tried, setTried] = useState(false);
  const { isBusy, save } = useSaving(props);
  const isTried = draft !== null && draft.toast !== null;
  // A first try may have arrived though its answer was lost: what is corrected since is a clip of its own.
  const set = (change: Partial<ClipForm>) =>
    setClip((now) => ({ ...now, ...(isTried && { ids: firstClip(at).ids }), ...change }));
  const startAgain = () => {
    onDraftChange(null);
    setClip(firstClip(at));
  };
  const [start, end] = [readClipTime(clip.start), readClipTime(clip.end)];
  const errors = timeErrors(start, end);
  const wrong = Object.keys(errors)[0];
  const span = wrong === undefined && start !== null && end !== null ? { start, end } : null;
  const press = (event: MouseEvent<HTMLElement>) => {
    setTried(true);
    if (span) save(clip, { contentId, span, intoLesson });
    else if (wrong !== undefined) fieldNamed(event, wrong)?.focus();
  };
  const close = () => {
    // Escape is an easy slip: what was written stays until it is saved or started again.
    if (draft || isBegun(clip, at)) onDraftChange({ clip, toast: draft?.toast ?? null });
    onClose();
  };
  const times = { clip, span, length: lengthOf(recording), guidance: recording.guidance, onChange: set };
  return (
    <Dialog
      open
      onClose={close}
      title={`Cut a clip from ${name}`}
      footer={
        <>
          <Button onClick={press} softDisabled={isBusy}>
            Save clip
          </Button>
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
          errors={tried ? errors : {}}
        />
        <WordFields clip={clip} onChange={set} />
        {intoLesson ? null : <ListField clip={clip} onChange={set} />}
      </Stack>
    </Dialog>
  );
}
