import { Button } from '@/components/ui/form/Button';
import { ConfirmDialog } from '@/components/ui/message/ConfirmDialog';
import { loadOperatorCalls } from '../use-admin';
import type { EntryDialogProps } from './entry-dialog';
import { useEntryDialog } from './use-entry-dialog';

/** Unpublishes an entry or publishes it again, after confirmation because everybody sees the change at once. */
export function EntryAct({ entry, called: name, onDone }: EntryDialogProps) {
  const { isOpen, fault, isBusy, open, close, run } = useEntryDialog({ called: name, onDone });
  const { id, published, version } = entry;
  const [act, title, about] = published
    ? [
        'Unpublish',
        `Unpublish ${name}?`,
        'Nobody will see it: its page goes, and so does its place in lists and searches. It can be published again.',
      ]
    : ['Publish', `Publish ${name}?`, 'Everyone who may see it will find it.'];
  const turn = async () => (await loadOperatorCalls()).setPublished(id, { version, published: !published });
  const said = published ? `${name} is unpublished.` : `${name} is published.`;
  return (
    <>
      <Button look="secondary" size="small" onClick={open} aria-label={`${act} ${name}…`}>
        {act}…
      </Button>
      {isOpen ? (
        <ConfirmDialog
          title={title}
          act={act}
          keep="Leave it as it is"
          isBusy={isBusy}
          fault={fault}
          onAct={() => void run(turn, said)}
          onClose={close}
        >
          <p>{about}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
