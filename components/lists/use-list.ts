import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeOf } from '@/lib/browser/error-code';
import { logEvent } from '@/lib/browser/log';
import type { ListChange, ShownEntry, TeachingList } from '@/lib/contracts/personal/lists';
import { changedList } from '@/lib/domain/lists/changes';
import { toastFailure } from '@/stores/toasts';

const load = () => import('@/lib/clients/product-api/personal/lists');

/** The list with optimistic updates: the service's last answer plus the changes not yet confirmed. */
function ahead(list: TeachingList, changes: readonly Waiting[]): TeachingList {
  return changes.reduce((now, { change, shown }) => {
    const result = changedList<ShownEntry, TeachingList>(
      now,
      change,
      (entry) => shown ?? { ...entry, item: null, documents: [] },
    );
    return result.ok ? result.list : now;
  }, list);
}

/** Only its owner changes a list. `latest`: the list as it is now, null if it could not be read. */
function conflictWords(change: ListChange, latest: TeachingList | null): string {
  const isOfEntry = change.do === 'write' || change.do === 'cut';
  if (isOfEntry && latest?.entries.every(({ id }) => id !== change.entry))
    return 'This entry was removed in another tab or on another device.';
  return 'This list was changed in another tab or on another device. Here is the latest version.';
}

interface Waiting {
  change: ListChange;
  /** The entry of `add` as it is shown, where that is known. */
  shown: ShownEntry | undefined;
  settle: (isDone: boolean) => void;
}

/**
 * True: applied. False: refused, and the person has been told. A lesson answers at once: it is kept here.
 * `shown`: the entry of `add` as it was shown before, so that it looks the same until the service answers.
 */
export type ApplyChange = (change: ListChange, shown?: ShownEntry) => Promise<boolean> | boolean;

export interface EditedList {
  list: TeachingList;
  /** Applies a change at once and sends changes in order. If the service refuses one, it is undone and reported, and the answer is false. */
  change: ApplyChange;
}

export interface ServedList extends EditedList {
  /** Reads the list again, for what no change of its own has changed. */
  refresh: () => void;
}

/** A list that may also be changed elsewhere: it is fetched again when the window becomes visible. */
export function useList(initial: TeachingList): ServedList {
  const [known, setKnown] = useState(initial);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const queue = useRef<readonly Waiting[]>([]);
  /** How many changes were made here. */
  const made = useRef(0);
  const { id } = initial;

  const send = async (change: ListChange) => {
    try {
      const { changeList } = await load();
      setKnown(await changeList(id, [change]));
      return true;
    } catch (error) {
      logEvent('error', 'A list could not be changed', error);
      const isConflict = codeOf(error) === 'CONFLICT';
      if (!isConflict) toastFailure('That could not be saved. Please try again.');
      const latest = await load()
        .then(({ fetchList }) => fetchList(id))
        .catch(() => null);
      if (latest) setKnown(latest);
      if (isConflict) toastFailure(conflictWords(change, latest));
      return false;
    }
  };
  const put = (changes: readonly Waiting[]) => {
    queue.current = changes;
    setWaiting(changes);
  };
  /** Sends what waits, one after the other; also what still waits when the page is left. */
  const drain = async () => {
    for (let [next] = queue.current; next; [next] = queue.current) {
      const isDone = await send(next.change);
      put(queue.current.slice(1));
      next.settle(isDone);
    }
  };

  const refresh = () => {
    if (document.hidden || queue.current.length > 0) return;
    const before = made.current;
    load()
      .then(({ fetchList }) => fetchList(id))
      .then((latest) => {
        // Otherwise it may have been read before a change; the answer to that is the later one.
        if (made.current === before) setKnown(latest);
      })
      .catch((error: unknown) => logEvent('error', 'A list could not be read again', error));
  };
  const onShown = useEffectEvent(refresh);
  useEffect(() => {
    const onShow = () => onShown();
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, []);

  const change: ApplyChange = (one, shown) =>
    new Promise<boolean>((settle) => {
      made.current += 1;
      const isIdle = queue.current.length === 0;
      put([...queue.current, { change: one, shown, settle }]);
      if (isIdle) void drain();
    });
  return { list: ahead(known, waiting), change, refresh };
}
