import { useState } from 'react';
import { failureWords } from '../failure-words';

export const SAVED = 'Saved and published.';

/**
 * Runs a change and reports the outcome; `run` resolves to whether it was saved. `isBusy` lets callers prevent a second change
 * meanwhile. It is not `useTold`, which drops what comes while it is busy: choices of rights (`RightsChoice`) are sent one after
 * another, each right after the answer to the one before, and the last must not be lost. Their list stays enabled meanwhile:
 * disabled, it would lose the focus of whoever chooses with keys.
 */
export function useSaving(saidAtFirst = '') {
  const [said, setSaid] = useState(saidAtFirst);
  const [isBusy, setBusy] = useState(false);
  /** @param work resolves to the sentence that is said of it */
  const tell = async (work: () => Promise<string>): Promise<boolean> => {
    setBusy(true);
    setSaid('Saving…');
    try {
      setSaid(await work());
      return true;
    } catch (error) {
      setSaid(`Not saved. ${failureWords(error, 'Please try again.')}`);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const run = (change: () => Promise<unknown>) =>
    tell(async () => {
      await change();
      return SAVED;
    });
  return { said, isBusy, run, tell, say: setSaid };
}
