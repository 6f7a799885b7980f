import { Button } from '@/components/ui/form/Button';
import { ConfirmDialog } from '@/components/ui/message/ConfirmDialog';
import { useChangeDialog } from '@/hooks/use-change-dialog';

interface EndAccessProps {
  /** Class code of what is ended. */
  code: string;
  /** Ends it, and says so. */
  onEnd: () => Promise<void>;
}

const failed = () => 'That did not work. Please try again.';

/** Ends a class's access, after confirmation because all of the class are out at once. */
export function EndAccess({ code, onEnd }: EndAccessProps) {
  const { isOpen, fault, isBusy, open, close, run } = useChangeDialog(failed, () => undefined);
  return (
    <>
      <Button look="secondary" onClick={open} aria-haspopup="dialog">
        End class access
      </Button>
      {isOpen ? (
        <ConfirmDialog
          title={`End access with the code ${code}?`}
          act="End access"
          keep="Leave it open"
          isBusy={isBusy}
          fault={fault}
          onAct={() => void run(onEnd, '')}
          onClose={close}
        >
          <p>
            Whoever has the list open is out at once. The code and the link cannot be used again; opening the
            list to a class again makes new ones.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
