import { useState } from 'react';

interface Versioned<Stored, Wish> {
  start: Stored;
  /** What would set it as it is. */
  wishOf: (stored: Stored) => Wish;
  send: (wish: Wish, version: string) => Promise<Stored>;
  done: string;
}

const isConflict = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'CONFLICT';

/**
 * Changes what was read, as long as nobody else has changed it meanwhile; the last change can be undone. What is edited stays
 * that which was read first: a later version read in the background must not be overwritten unseen.
 */
export function useVersioned<Stored extends { version: string }, Wish>({
  start,
  wishOf,
  send,
  done,
}: Versioned<Stored, Wish>) {
  const [stored, setStored] = useState(start);
  const [before, setBefore] = useState<Stored | null>(null);
  const [state, setState] = useState({ said: '', isBusy: false, isLate: false });
  const change = async (wish: Wish, undoing: boolean): Promise<Stored | null> => {
    setState({ said: 'Saving…', isBusy: true, isLate: false });
    try {
      const next = await send(wish, stored.version);
      setBefore(undoing ? null : stored);
      setStored(next);
      setState({ said: undoing ? 'Undone.' : done, isBusy: false, isLate: false });
      return next;
    } catch (error) {
      const why = error instanceof Error ? error.message : 'Please try again.';
      setState({ said: `Not saved. ${why}`, isBusy: false, isLate: isConflict(error) });
      return null;
    }
  };
  return {
    ...state,
    stored,
    say: (said: string) => setState({ said, isBusy: false, isLate: false }),
    /** What is stored now; null when it was refused, which `said` says. */
    save: (wish: Wish) => change(wish, false),
    undo: before === null ? null : () => change(wishOf(before), true),
  };
}
