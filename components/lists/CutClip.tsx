import { Scissors } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useSession } from '@/hooks/use-session';
import type { ItemPage } from '@/lib/domain/item-page/model';

const ClipDialog = dynamic(() => import('./ClipDialog').then((part) => part.ClipDialog), { ssr: false });

interface CutClipProps {
  page: Pick<ItemPage, 'id' | 'name' | 'recording'>;
  /** Where the recording stands, seconds. */
  seconds: () => number;
}

/** Cuts a clip from a recording, for people with an account: clips lie in lists. */
export function CutClip({ page: { id, name, recording }, seconds }: CutClipProps) {
  const { method } = useSession();
  const [at, setAt] = useState<number | null>(null);
  if (!recording || method !== 'Okta') return null;
  return (
    <>
      <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setAt(seconds())}>
        <Icon of={Scissors} /> Cut a clip
      </Button>
      {at === null ? null : (
        <ClipDialog
          contentId={id}
          name={name}
          chapters={recording.outline ? recording.segments : []}
          at={at}
          onClose={() => setAt(null)}
        />
      )}
    </>
  );
}
