import { useState, type FormEvent } from 'react';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { codeOf } from '@/lib/browser/error-code';
import { failureWords } from './failure-words';

/** A query's answer, and how to have a newer one. */
export interface Refetched<Stored> {
  start: Stored;
  /** With an error, `data` is of an earlier answer. */
  refetch: () => Promise<{ isError: boolean; data: Stored | undefined }>;
}

interface VersionedDraft<Stored, Draft> extends Refetched<Stored> {
  draftOf: (stored: Stored) => Draft;
  send: (draft: Draft, version: string) => Promise<Stored>;
  done: string;
  isSame?: (one: Draft, other: Draft) => boolean;
}

/**
 * A draft of stored data, saved with optimistic concurrency: refused if somebody else has changed the data meanwhile, which can
 * then be loaded again. The last change can be undone. What is typed while the draft is being saved stays.
 * `start` is read once: a newer version fetched in the background must not be overwritten unseen.
 */
export function useVersionedDraft<Stored extends { version: string }, Draft>(
  options: VersionedDraft<Stored, Draft>,
) {
  const { start, draftOf, send, refetch, done, isSame = Object.is } = options;
  const [stored, setStored] = useState(start);
  const [draft, setDraft] = useState(() => draftOf(start));
  const [before, setBefore] = useState<Stored | null>(null);
  const [state, setState] = useState({ said: '', isBusy: false, isLate: false });
  const isUnsaved = !isSame(draft, draftOf(stored));
  useUnsavedWarning(isUnsaved);
  const say = (said: string, isLate = false) => setState({ said, isBusy: false, isLate });
  const change = async (sent: Draft, undoing: boolean) => {
    setState({ said: 'Saving…', isBusy: true, isLate: false });
    try {
      const next = await send(sent, stored.version);
      setBefore(undoing ? null : stored);
      setStored(next);
      setDraft((now) => (now === draft ? draftOf(next) : now));
      say(undoing ? 'Undone.' : done);
    } catch (error) {
      say(`Not saved. ${failureWords(error, 'Please try again.')}`, codeOf(error) === 'CONFLICT');
    }
  };
  const reload = async () => {
    setState({ said: 'Loading…', isBusy: true, isLate: true });
    const { isError, data } = await refetch();
    if (isError || !data) return say('It could not be loaded. Please try again.', true);
    setBefore(null);
    setStored(data);
    setDraft(draftOf(data));
    say('Loaded again.');
  };
  /** @param sent the draft as it is to be sent, where that is not as it was typed */
  const save = (sent = draft) => change(sent, false);
  return {
    ...state,
    stored,
    draft,
    setDraft,
    isUnsaved,
    say: (said: string) => say(said),
    save,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void save();
    },
    undo: before && (() => void change(draftOf(before), true)),
    reload: () => void reload(),
  };
}
