import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';

/** Shown in a dialog when what it is about could not be fetched, so that it is neither blank nor takes it for none. */
export function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="danger" title="That did not work. Please try again." role="alert">
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
