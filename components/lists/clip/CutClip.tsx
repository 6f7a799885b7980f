import { Scissors } from 'lucide';
import { useState } from 'react';
import { askedPart } from '@/components/status/asked-part';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { useMethod } from '@/stores/session';
import type { Opening } from './ClipDialog';

const ClipDialog = askedPart(() => import('./ClipDialog'), 'ClipDialog');

interface CutClipProps {
  page: Pick<ItemPage, 'id' | 'name' | 'recording'>;
  /** Current position of the recording, seconds. */
  seconds: () => number;
}

/** Cuts a clip from a recording, into one of the person's lists or, on a classroom machine, into its lesson. */
export function CutClip({ page: { id, name, recording }, seconds }: CutClipProps) {
  const method = useMethod();
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (!recording) return null;
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          setOpening({ at: seconds() });
          setOpen(true);
        }}
      >
        <Icon of={Scissors} /> Cut a clip
      </Button>
      {opening === null ? null : (
        <ClipDialog
          contentId={id}
          name={name}
          recording={recording}
          opening={opening}
          intoLesson={method === 'IPAuth'}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
