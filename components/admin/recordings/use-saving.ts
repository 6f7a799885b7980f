import { useState } from 'react';

/** Runs a change and reports the outcome. `isBusy` lets callers prevent a second change meanwhile. */
export function useSaving() {
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const run = (change: () => Promise<unknown>) => {
    setBusy(true);
    setSaid('Saving…');
    change()
      .then(
        () => setSaid('Saved and published.'),
        (error: unknown) =>
          setSaid(error instanceof Error ? `Not saved. ${error.message}` : 'Not saved. Please try again.'),
      )
      .finally(() => setBusy(false));
  };
  return { said, isBusy, run };
}
