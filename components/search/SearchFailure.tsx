import { Button } from '@/components/ui/form/Button';
import { Notice } from '@/components/ui/message/Notice';

/** Shown when the results could not be fetched: what is safe, and the one thing to do. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="danger" title="The results could not be fetched" role="alert">
      <p>Nothing is lost: your filters are still chosen.</p>
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
