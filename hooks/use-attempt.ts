import { useState } from 'react';

export interface Attempt {
  isBusy: boolean;
  /**
   * Does the work unless an earlier press is still pending. True when it succeeded.
   * `work` gets the id of what is to be made.
   */
  run: (work: (id: string) => Promise<unknown>, onFail?: (error: unknown) => void) => Promise<boolean>;
}

/**
 * One form that makes one thing. Its id stays the same until it succeeds, so that neither a double press nor a
 * second try after a lost answer makes two.
 */
export function useAttempt(): Attempt {
  const [id, setId] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const run: Attempt['run'] = async (work, onFail) => {
    if (isBusy) return false;
    setBusy(true);
    const isDone = await work(id).then(
      () => true,
      (error: unknown) => {
        onFail?.(error);
        return false;
      },
    );
    setBusy(false);
    if (isDone) setId(crypto.randomUUID());
    return isDone;
  };
  return { isBusy, run };
}
