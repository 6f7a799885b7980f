import { useState } from 'react';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { codeOf } from '@/lib/browser/error-code';
import { isOfTyped } from './use-refused-field';
import { useTold } from './use-told';

/** A query's answer, and how to have a newer one. */
export interface Refetched<Stored> {
  start: Stored;
  /** With an error, `data` is of an earlier answer. */
  refetch: () => Promise<{ isError: boolean; data: Stored | undefined }>;
}

interface VersionedDraft<Stored, Draft> extends Refetched<Stored> {
  draftOf: (stored: Stored) => Draft;
  send: (draft: Draft, version: string, stored: Stored) => Promise<Stored>;
  done: string;
  /** As `useTold` takes it. */
  isOfField?: (error: unknown, sent: Draft, stored: Stored) => boolean;
  /** Default: alike in all that they hold. Needed where what differs may mean the same. */
  isSame?: (one: Draft, other: Draft) => boolean;
}

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A draft of stored data, saved with optimistic concurrency: refused if somebody else has changed the data meanwhile, which can
 * then be loaded again. The last change can be undone until another is begun, which would go with it; after loading again, that is the
 * draft that was replaced. What is typed while the draft is being saved stays.
 * `start` is read once: a newer version fetched in the background must not be overwritten unseen.
 */
export function useVersionedDraft<Stored extends { version: string }, Draft>(
  options: VersionedDraft<Stored, Draft>,
) {
  const { start, draftOf, send, refetch, done, isOfField = isOfTyped, isSame = isAlike } = options;
  const [stored, setStored] = useState(start);
  const [draft, setDraft] = useState(() => draftOf(start));
  /** What undoing brings back: the data before they were saved, or the draft before it was loaded again. */
  const [before, setBefore] = useState<{ stored: Stored } | { draft: Draft } | null>(null);
  /** Somebody else saved first. */
  const [isLate, setLate] = useState(false);
  const { said, isBusy, say, tell, field } = useTold();
  const isUnsaved = !isSame(draft, draftOf(stored));
  useUnsavedWarning(isUnsaved);
  const change = async (sent: Draft, undoing: boolean) => {
    const work = async () => {
      setLate(false);
      const next = await send(sent, stored.version, stored);
      setBefore(undoing ? null : { stored });
      setStored(next);
      setDraft((now) => (now === draft ? draftOf(next) : now));
      return undoing ? 'Undone.' : done;
    };
    await tell(work, {
      meanwhile: 'Saving…',
      refused: 'Not saved.',
      isOfField: (error) => isOfField(error, sent, stored),
      onFail: (error) => setLate(codeOf(error) === 'CONFLICT'),
    });
  };
  const reload = async () => {
    const { isError, data } = await refetch();
    if (isError || !data) return 'It could not be loaded. Please try again.';
    setLate(false);
    setBefore(isUnsaved ? { draft } : null);
    setStored(data);
    setDraft(draftOf(data));
    return isUnsaved ? 'Loaded again. “Undo” brings back what you had written here.' : 'Loaded again.';
  };
  const undo = (last: NonNullable<typeof before>) => {
    if ('stored' in last) return void change(draftOf(last.stored), true);
    setBefore(null);
    setDraft(last.draft);
    say('What you had written is back, and not saved yet.');
  };
  /** @param sent the draft as it is to be sent, where that is not as it was typed */
  const save = (sent = draft) => change(sent, false);
  return {
    said,
    isBusy,
    isLate,
    stored,
    draft,
    setDraft,
    isUnsaved,
    say,
    tell,
    field,
    save,
    submit: handleSubmit(() => void save()),
    undo: before && !isUnsaved ? () => undo(before) : null,
    reload: () => void tell(reload, { meanwhile: 'Loading…' }),
  };
}
