import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { ConfirmDialog } from '@/components/ui/message/ConfirmDialog';
import { useAttempt } from '@/hooks/use-attempt';

interface EndAccessProps {
  /** Class code of what is ended. */
  code: string;
  /** Ends it. */
  onEnd: () => Promise<void>;
}

/** Ends a class's access, after confirmation because all of the class are out at once. */
export function EndAccess({ code, onEnd }: EndAccessProps) {
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, run } = useAttempt();
  const ask = () => {
    setFault(null);
    setAsking(true);
  };
  const end = async () => {
    // So that the same reason is announced again.
    setFault(null);
    if (await run(onEnd, () => setFault('That did not work. Please try again.'))) setAsking(false);
  };
  return (
    <>
      <Button look="secondary" onClick={ask} aria-haspopup="dialog">
        End class access
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={`End access with the code ${code}?`}
          act="End access"
          keep="Leave it open"
          isBusy={isBusy}
          fault={fault}
          onAct={() => void end()}
          onClose={() => setAsking(false)}
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
