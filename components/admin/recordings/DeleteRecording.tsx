import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Field } from '@/components/ui/Field';

/** Deletes a recording; the person confirms by typing its id. */
export function DeleteRecording({ assetId }: { assetId: string }) {
  const { push } = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [named, setNamed] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const remove = async () => {
    const { deleteRecording } = await import('@/lib/clients/recordings');
    await deleteRecording(assetId).then(
      () => push('/admin/recordings'),
      (error: unknown) => setFault(error instanceof Error ? error.message : 'It could not be deleted'),
    );
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
          <Button disabled={named !== assetId} onClick={() => void remove()}>
            Delete permanently
          </Button>
        }
      >
        <p>
          Its page stays, without Play. The recording, its captions and its chapters cannot be brought back.
        </p>
        <Field label={`Write ${assetId} to delete it`} error={fault}>
          {(control) => (
            <input {...control} value={named} onChange={({ target }) => setNamed(target.value)} />
          )}
        </Field>
      </Dialog>
    </>
  );
}
