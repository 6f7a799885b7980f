import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeOf } from '@/lib/browser/error-code';
import { failedWords } from '@/lib/browser/failed-words';
import { logEvent } from '@/lib/browser/log';
import type { ListChange, ShownEntry, TeachingList } from '@/lib/contracts/personal/lists';
import { changedList } from '@/lib/domain/lists/changes';
import { toastFailure } from '@/stores/toasts';
import { LIST_DELETED } from './refusal-words';

const load = () => import('@/lib/clients/product-api/personal/lists');

/** The browser asks before the page is unloaded, until what this returns is called. */
function askBeforeUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

function useWhenVisible(run: () => void): void {
  const onShown = useEffectEvent(run);
  useEffect(() => {
    const onShow = () => onShown();
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, []);
}

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

const FAILED = 'That could not be saved. Please try again.';
const REMOVED = 'This entry was removed in another tab or on another device.';
const NOT_DELETED = 'The list could not be deleted. Please try again.';

/** Whether a change is one of an entry that the list does not have any more. */
function isOfRemoved(change: ListChange, { entries }: TeachingList): boolean {
  const isOfEntry = change.do === 'write' || change.do === 'cut' || change.do === 'move';
  return isOfEntry && entries.every(({ id }) => id !== change.entry);
}

/** The list as it is now; undefined where it was deleted, null where it could not be read. */
async function latestOf(id: string): Promise<TeachingList | null | undefined> {
  try {
    return await (await load()).fetchList(id);
  } catch (error) {
    return codeOf(error) === 'NOT_FOUND' ? undefined : null;
  }
}

/** Why the service refused a change, or the list's deletion, with this code. Only its owner changes a list. */
function refusalWords(
  change: ListChange | null,
  code: unknown,
  latest: TeachingList | null | undefined,
): string {
  if (latest === undefined) return LIST_DELETED;
  if (change && latest && isOfRemoved(change, latest)) return REMOVED;
  return code === 'CONFLICT'
    ? 'This list was changed in another tab or on another device. Here is the latest version.'
    : FAILED;
}

/** The list as the service last gave it. */
function useKnown(initial: TeachingList) {
  const [known, setKnown] = useState(initial);
  /** For what is sent later than it was asked for. */
  const latest = useRef(initial);
  const know = (list: TeachingList) => {
    latest.current = list;
    setKnown(list);
  };
  /** Says why something failed, and reads the list again. @param change null: its deletion */
  const fail = async (change: ListChange | null, error: unknown) => {
    logEvent('error', 'A list could not be changed', error);
    const code = codeOf(error);
    const isRefused = code === 'CONFLICT' || code === 'NOT_FOUND';
    // Said at once: without an answer the next one may be long in coming too.
    if (!isRefused) toastFailure(failedWords(error, change ? FAILED : NOT_DELETED));
    const now = await latestOf(initial.id);
    if (now) know(now);
    if (isRefused) toastFailure(refusalWords(change, code, now));
  };
  /** @param sent ends when what waits is saved: before, it would be taken for somebody else's change */
  const remove = async (sent: Promise<void>) => {
    await sent;
    try {
      const { id, updatedAt } = latest.current;
      await (await load()).deleteList(id, updatedAt);
      return true;
    } catch (error) {
      await fail(null, error);
      return false;
    }
  };
  return { known, know, fail, remove };
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
  /** Deletes the list, unless it was changed elsewhere since it was read here, which is then said: the answer is false. */
  remove: () => Promise<boolean>;
  /** Reads the list again, for what no change of its own has changed. */
  refresh: () => void;
}

/** A list that may also be changed elsewhere: it is fetched again when the window becomes visible. */
export function useList(initial: TeachingList): ServedList {
  const { known, know, fail, remove } = useKnown(initial);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const queue = useRef<readonly Waiting[]>([]);
  const sent = useRef(Promise.resolve());
  /** How many changes were made here. */
  const made = useRef(0);
  const { id } = initial;

  const send = async (change: ListChange) => {
    try {
      const { changeList } = await load();
      const changed = await changeList(id, [change]);
      know(changed);
      // The service moves nothing then, and is right: nobody would know why the row has gone.
      if (isOfRemoved(change, changed)) toastFailure(REMOVED);
      return true;
    } catch (error) {
      await fail(change, error);
      return false;
    }
  };
  const put = (changes: readonly Waiting[]) => {
    queue.current = changes;
    setWaiting(changes);
  };
  /**
   * Sends what waits, one after the other; also what still waits when the page is left. It looks done already: before it would be
   * lost with the tab, the browser asks.
   */
  const drain = async () => {
    const asksNoMore = askBeforeUnload();
    for (let [next] = queue.current; next; [next] = queue.current) {
      const isDone = await send(next.change);
      put(queue.current.slice(1));
      next.settle(isDone);
    }
    asksNoMore();
  };

  const refresh = () => {
    if (document.hidden || queue.current.length > 0) return;
    const before = made.current;
    load()
      .then(({ fetchList }) => fetchList(id))
      .then((latest) => {
        // Otherwise it may have been read before a change; the answer to that is the later one.
        if (made.current === before) know(latest);
      })
      .catch((error: unknown) => logEvent('error', 'A list could not be read again', error));
  };
  useWhenVisible(refresh);

  const change: ApplyChange = (one, shown) =>
    new Promise<boolean>((settle) => {
      made.current += 1;
      const isIdle = queue.current.length === 0;
      put([...queue.current, { change: one, shown, settle }]);
      if (isIdle) sent.current = drain();
    });
  return { list: ahead(known, waiting), change, remove: () => remove(sent.current), refresh };
}
