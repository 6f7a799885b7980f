import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Stack } from '@/components/ui/Stack';
import { clipProblem, readClipTime } from '@/lib/domain/lists/clip';
import type { PageRecording } from '@/lib/domain/item-page/model';
import { useToasts } from '@/stores/toasts';
import { firstClip, saveClip, type ClipForm } from './clip-form';
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
  onClose: () => void;
}

/** Length of the recording as far as its page knows, seconds: minutes are rounded, chapter ends are not. */
function lengthOf({ durationMinutes, segments }: PageRecording): number | null {
  const last = Math.max(0, ...segments.map(({ endTimestampInSeconds }) => endTimestampInSeconds));
  return last > 0 ? last : durationMinutes === null ? null : durationMinutes * 60;
}

/** Adds a part of a recording, with a question, to a list. */
export function ClipDialog({ contentId, name, recording, at, intoLesson, onClose }: ClipDialogProps) {
  const [clip, setClip] = useState<ClipForm>(() => firstClip(at));
  const [tried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const toast = useToasts((state) => state.add);
  const set = (change: Partial<ClipForm>) => setClip((now) => ({ ...now, ...change }));
  const [start, end] = [readClipTime(clip.start), readClipTime(clip.end)];
  const problem = clipProblem(start, end);
  const span = problem === null && start !== null && end !== null ? { start, end } : null;
  const save = () => {
    setTried(true);
    if (span === null || isBusy) return;
    setBusy(true);
    saveClip({ ...clip, contentId, span, intoLesson }).then(
      () => {
        toast({ message: intoLesson ? 'Clip saved to this lesson' : 'Clip saved to your list' });
        onClose();
      },
      () => {
        setBusy(false);
        toast({ message: 'The clip could not be saved. Please try again.', tone: 'danger' });
      },
    );
  };
  const times = { clip, span, length: lengthOf(recording), guidance: recording.guidance, onChange: set };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Cut a clip from ${name}`}
      footer={
        <Button onClick={save} aria-disabled={isBusy}>
          Save clip
        </Button>
      }
    >
      <Stack gap={4}>
        <ClipTimes
          {...times}
          contentId={contentId}
          chapters={recording.outline ? recording.segments : []}
          hasWords={recording.captions.length > 0}
          problem={tried && problem ? problem : undefined}
        />
        <WordFields clip={clip} onChange={set} />
        {intoLesson ? null : <ListField clip={clip} onChange={set} />}
      </Stack>
    </Dialog>
  );
}
