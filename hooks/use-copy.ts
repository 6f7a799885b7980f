import { useCallback, useEffect, useState } from 'react';
import { toast, toastFailure } from '@/stores/toasts';

/** How long success is shown, ms. */
const COPIED_MS = 2_000;

/**
 * Copies text and reports the outcome in a toast. The first value is true for a moment after success; the function resolves to
 * whether the text was copied.
 */
export function useCopy(): [boolean, (text: string, said: string) => Promise<boolean>] {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => {
      setCopied(false);
    }, COPIED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);

  const copy = useCallback(
    (text: string, said: string) =>
      navigator.clipboard.writeText(text).then(
        () => {
          setCopied(true);
          toast({ message: said });
          return true;
        },
        () => {
          toastFailure('Your browser does not allow copying. Select the address and copy it.');
          return false;
        },
      ),
    [],
  );
  return [copied, copy];
}
