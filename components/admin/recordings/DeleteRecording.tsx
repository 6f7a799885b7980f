import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Dialog } from '@/components/ui/message/Dialog';
import { TextField } from '@/components/ui/form/TextField';
import { failureWords } from '../failure-words';
import { useChangeDialog } from '@/hooks/use-change-dialog';

/** Deletes a recording; the person confirms by typing its id. */
export function DeleteRecording({ assetId }: { assetId: string }) {
  const { push } = useRouter();
  const [named, setNamed] = useState('');
  // The list itself shows what was done.
  const { isOpen, fault, isBusy, open, close, run } = useChangeDialog(failureWords, () => undefined);
  // Busy until the list is open: a second press would ask to delete what is gone.
  const work = async () => {
    const { deleteRecording } = await import('@/lib/clients/recordings');
    await deleteRecording(assetId);
    await push('/admin/recordings');
  };
  return (
    <>
      <Button look="quiet" onClick={open}>
        Delete…
      </Button>
      {isOpen ? (
        <Dialog
          onClose={close}
          title="Delete this recording?"
          footer={
            <Button disabled={named !== assetId} softDisabled={isBusy} onClick={() => void run(work, '')}>
              Delete permanently
            </Button>
          }
        >
          <p>
            Its page stays, without Play. The recording, its captions and its chapters cannot be brought back.
          </p>
          <TextField
            label={`Write ${assetId} to delete it`}
            error={fault === null ? undefined : <span role="alert">{fault}</span>}
            value={named}
            onText={setNamed}
          />
        </Dialog>
      ) : null}
    </>
  );
}
