import type { ReactNode } from 'react';
import { Button } from '../form/Button';
import { Stack } from '../layout/Stack';
import { Dialog } from './Dialog';
import { DialogFault } from './DialogFault';

interface ConfirmDialogProps {
  title: ReactNode;
  /** Labels of the button that acts and of the one that leaves all as it is. */
  act: string;
  keep: string;
  isBusy?: boolean;
  /** Why it was refused. */
  fault?: string | null;
  onAct: () => void;
  onClose: () => void;
  /** What the action does. */
  children: ReactNode;
}

/** Asks before something is done that cannot be undone, or that others see at once. Rendered only while it is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, act, keep, isBusy = false, fault = null, onAct, onClose, children } = props;
  return (
    <Dialog
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button softDisabled={isBusy} onClick={onAct}>
            {act}
          </Button>
          {/* While it is done, nothing can be left as it is. */}
          <Button look="secondary" softDisabled={isBusy} onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        <DialogFault fault={fault} />
      </Stack>
    </Dialog>
  );
}
