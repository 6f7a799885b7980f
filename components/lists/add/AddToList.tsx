import { ListPlus } from 'lucide';
import { useState } from 'react';
import { AddToLesson } from '@/components/lesson/AddToLesson';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { IconButton } from '@/components/ui/form/IconButton';
import type { Added } from './AddToListDialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { useMethod } from '@/stores/session';

const AddToListDialog = lazyPart(() => import('./AddToListDialog'), 'AddToListDialog');

interface AddToListProps extends Added {
  /** For cards, where the label would repeat on each one. */
  iconOnly?: boolean;
}

/** Puts an item into a list: people with an account have lists, a classroom machine has its lesson. */
export function AddToList(props: AddToListProps) {
  const method = useMethod();
  const [open, setOpen] = useState(false);
  if (method === 'IPAuth') return <AddToLesson {...props} />;
  if (method !== 'Okta') return null;
  const press = { onClick: () => setOpen(true), 'aria-haspopup': 'dialog' } as const;
  return (
    <>
      {props.iconOnly ? (
        <IconButton icon={ListPlus} label={`Add ${props.name} to a list`} {...press} />
      ) : (
        <Button look="quiet" size="small" {...press}>
          <Icon of={ListPlus} /> Add to list
        </Button>
      )}
      {open ? <AddToListDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
