import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { useSession } from '@/hooks/use-session';
import type { Added } from './AddToListDialog';

const AddToListDialog = lazy(() =>
  import('./AddToListDialog').then((part) => ({ default: part.AddToListDialog })),
);

interface AddToListProps extends Added {
  /** On cards, where the words would repeat. */
  iconOnly?: boolean;
}

/** Puts an item into a list. Only people with an account have lists. */
export function AddToList(props: AddToListProps) {
  const { method } = useSession();
  const [open, setOpen] = useState(false);
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
      {open ? (
        <Suspense>
          <AddToListDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
