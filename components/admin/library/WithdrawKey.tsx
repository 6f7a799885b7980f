import { Button } from '@/components/ui/form/Button';
import { ConfirmDialog } from '@/components/ui/message/ConfirmDialog';
import { loadAdminCalls } from '../use-admin';
import { failureWords } from '../failure-words';
import { useChangeDialog } from '@/hooks/use-change-dialog';

interface WithdrawKeyProps {
  organisationId: string;
  id: string;
  /** What it is for, such as "the key for Reports (COUNTER) Catalogue". */
  called: string;
  /** Called with a sentence on what was done. */
  onDone: (said: string) => void;
}

/** Withdraws a key, after confirmation because a system of the organisation may be using it. */
export function WithdrawKey({ organisationId, id, called, onDone }: WithdrawKeyProps) {
  const { isOpen, fault, isBusy, open, close, run } = useChangeDialog(failureWords, onDone);
  const withdraw = async () => (await loadAdminCalls()).revokeAdminKey(organisationId, id);
  return (
    <>
      <Button look="quiet" size="small" onClick={open} aria-label={`Withdraw ${called}…`}>
        Withdraw…
      </Button>
      {isOpen ? (
        <ConfirmDialog
          title={`Withdraw ${called}?`}
          act="Withdraw"
          keep="Leave it as it is"
          isBusy={isBusy}
          fault={fault}
          onAct={() => void run(withdraw, 'Withdrawn. Systems that use it are refused from now on.')}
          onClose={close}
        >
          <p>Systems that use it will be refused. It cannot be restored, but you can make another key.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
