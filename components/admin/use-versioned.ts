import { useState } from 'react';
import { codeOf } from '@/lib/browser/error-code';
import { failureWords } from './failure-words';

interface Versioned<Stored, Wish> {
  start: Stored;
  /** The change that would set these values; used to undo. */
  wishOf: (stored: Stored) => Wish;
  send: (wish: Wish, version: string) => Promise<Stored>;
  done: string;
}

/**
 * Saves changes with optimistic concurrency: refused if somebody else has changed the data meanwhile. The last change can be
 * undone. `start` is read once: a newer version fetched in the background must not be overwritten unseen.
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
      setState({
        said: `Not saved. ${failureWords(error, 'Please try again.')}`,
        isBusy: false,
        isLate: codeOf(error) === 'CONFLICT',
      });
      return null;
    }
  };
  return {
    ...state,
    stored,
    say: (said: string) => setState({ said, isBusy: false, isLate: false }),
    /** Returns what is stored now, or null if it was refused; `said` then gives the reason. */
    save: (wish: Wish) => change(wish, false),
    undo: before === null ? null : () => change(wishOf(before), true),
  };
}
