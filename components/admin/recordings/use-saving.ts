import { useState } from 'react';

/**
 * Runs a change and reports the outcome; `run` resolves to whether it was saved. `isBusy` lets callers prevent a second change
 * meanwhile.
 */
export function useSaving() {
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setSaid('Saving…');
    try {
      await change();
      setSaid('Saved and published.');
      return true;
    } catch (error) {
      setSaid(error instanceof Error ? `Not saved. ${error.message}` : 'Not saved. Please try again.');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { said, isBusy, run };
}
