import { Button } from '@/components/ui/form/Button';
import { Notice } from '@/components/ui/message/Notice';
import { useAttempt } from '@/hooks/use-attempt';

/**
 * Shown in a dialog or a panel when what it is about could not be fetched, so that it is neither blank nor takes it for none. While
 * it is fetched again this stays, because with the button the focus would go.
 */
export function LoadFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { isBusy, run } = useAttempt();
  return (
    <Notice tone="danger" title={isBusy ? 'Loading…' : 'That did not work. Please try again.'} role="alert">
      <Button look="secondary" softDisabled={isBusy} onClick={() => void run(onRetry)}>
        Try again
      </Button>
    </Notice>
  );
}
