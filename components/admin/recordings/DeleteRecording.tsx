import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Dialog } from '@/components/ui/message/Dialog';
import { Field } from '@/components/ui/form/Field';
import { useAttempt } from '@/hooks/use-attempt';
import { failureWords } from '../failure-words';

/** Deletes a recording; the person confirms by typing its id. */
export function DeleteRecording({ assetId }: { assetId: string }) {
  const { push } = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [named, setNamed] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const { isBusy, run } = useAttempt();
  // Busy until the list is open: a second press would ask to delete what is gone.
  const work = async () => {
    const { deleteRecording } = await import('@/lib/clients/recordings');
    await deleteRecording(assetId);
    await push('/admin/recordings');
  };
  const remove = () => {
    setFault(undefined);
    void run(work, (error) => setFault(failureWords(error)));
  };
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Delete…
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Delete this recording?"
        footer={
          <Button disabled={named !== assetId} softDisabled={isBusy} onClick={remove}>
            Delete permanently
          </Button>
        }
      >
        <p>
          Its page stays, without Play. The recording, its captions and its chapters cannot be brought back.
        </p>
        <Field label={`Write ${assetId} to delete it`} error={fault && <span role="alert">{fault}</span>}>
          {(control) => (
            <input {...control} value={named} onChange={({ target }) => setNamed(target.value)} />
          )}
        </Field>
      </Dialog>
    </>
  );
}
