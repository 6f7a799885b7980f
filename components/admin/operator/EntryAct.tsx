import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Notice } from '@/components/ui/Notice';
import type { OperatedEntry } from '@/lib/contracts/administration-entries';
import { loadOperatorCalls } from '../use-admin';

interface EntryActProps {
  entry: OperatedEntry;
  /** Its name, and what tells it from others of that name. */
  called: string;
  /** What was done, in words; the list is read anew. */
  onDone: (said: string) => void;
}

/** Takes an entry back, or publishes it again: asked twice, because everybody sees it at once. */
export function EntryAct({ entry, called: name, onDone }: EntryActProps) {
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { id, published, version } = entry;
  const [act, title, about] = published
    ? ['Take back', `Take back ${name}?`, 'It is shown to nobody from then on: its page goes, and its place in lists and searches. It can be published again.']
    : ['Publish', `Publish ${name}?`, 'Whoever may see it can find it from then on.'];
  const run = async () => {
    try {
      await (await loadOperatorCalls()).setPublished(id, { version, published: !published });
      setOpen(false);
      onDone(published ? `${name} is taken back.` : `${name} is published.`);
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'That did not work. Please try again.');
    }
  };
  const open = () => {
    setFault(null);
    setOpen(true);
  };
  return (
    <>
      <Button look="secondary" size="small" onClick={open} aria-label={`${act} ${name}…`}>
        {act}…
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        footer={
          <>
            <Button onClick={() => void run()}>{act}</Button>
            <Button look="secondary" onClick={() => setOpen(false)}>
              Leave it as it is
            </Button>
          </>
        }
      >
        <p>{about}</p>
        {fault === null ? null : (
          <Notice tone="danger" role="alert">
            {fault}
          </Notice>
        )}
      </Dialog>
    </>
  );
} // prettier-ignore
