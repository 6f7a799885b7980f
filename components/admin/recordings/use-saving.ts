import { useState } from 'react';
import { failureWords } from '../failure-words';

/**
 * Runs a change and reports the outcome; `run` resolves to whether it was saved. `isBusy` lets callers prevent a second change
 * meanwhile. It is not `useTold`, which drops what comes while it is busy: choices of rights (`RightsChoice`) are sent one after
 * another, each right after the answer to the one before, and the last must not be lost. Their list stays enabled meanwhile:
 * disabled, it would lose the focus of whoever chooses with keys.
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
      setSaid(`Not saved. ${failureWords(error, 'Please try again.')}`);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { said, isBusy, run, say: setSaid };
}
