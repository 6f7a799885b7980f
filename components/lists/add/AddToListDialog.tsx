import { Check, Plus } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { Dialog } from '@/components/ui/message/Dialog';
import { Icon } from '@/components/ui/picture/Icon';
import { Link } from '@/components/ui/navigation/Link';
import { Stack } from '@/components/ui/layout/Stack';
import type { ListSummary } from '@/lib/contracts/personal/lists';
import { listPath, sizeWords } from '@/lib/domain/lists/words';
import { newEntry, type AddedPlace } from '@/lib/domain/lists/new-entry';
import { clockText } from '@/lib/domain/playback/moments';
import { useLastList } from '@/stores/last-list';
import { toastFailure } from '@/stores/toasts';
import styles from './add-to-list.module.css';
import { addingRefused, makingRefused } from '../refusal-words';
import { LoadFailed } from '@/components/ui/message/LoadFailed';
import { NewListForm } from './NewListForm';
import { useMyLists } from './use-lists';

/** What is added. */
export interface Added {
  contentId: string;
  /** One document of the item; absent for the item itself, or a moment of it. */
  documentId?: string;
  /** Name of what is added. */
  name: string;
  /** Current second of the recording, which can be added as a moment; 0 for none. */
  seconds?: () => number;
}

const load = () => import('@/lib/clients/product-api/personal/lists');

/** Adds to an existing list or to a new one. Adding the same thing twice keeps one entry. */
function useAdding(what: AddedPlace, onSettled: () => unknown) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  // The whole item and its moment are two things to add.
  const keyOf = (id: string) => `${id} ${what.seconds}`;
  const fail = (words: typeof addingRefused) => (error: unknown) =>
    toastFailure(words(error, 'That could not be added. Please try again.'));
  const add = async (id: string) => {
    const { changeList } = await load();
    const { name } = await changeList(id, [{ do: 'add', entry: newEntry(what) }]);
    setAdded((keys) => [...keys, keyOf(id)]);
    setSaid(`Added to ${name}`);
    useLastList.setState({ id });
  };
  return {
    /** What was done last, for those who do not see the button change. */
    said,
    isAdded: (id: string) => added.includes(keyOf(id)),
    add: (id: string) => void add(id).catch(fail(addingRefused)).finally(onSettled),
    /** Rejects when either step fails; the list may have been made by then. */
    addToNew: (id: string, name: string) =>
      load()
        .then(({ makeList }) => makeList({ id, name }))
        .then((made) => add(made.id))
        .finally(onSettled),
    onNewFailed: fail(makingRefused),
  };
}

function Choice({ list, isAdded, onAdd }: { list: ListSummary; isAdded: boolean; onAdd: () => void }) {
  return (
    <li className={styles.choice}>
      <span className={styles.name} dir="auto">
        {isAdded ? <Link href={listPath(list.id)}>{list.name}</Link> : list.name}
        <span className="soft">{sizeWords(list.entries)}</span>
      </span>
      <Button
        look="secondary"
        size="small"
        onClick={onAdd}
        softDisabled={isAdded}
        aria-label={isAdded ? `Added to ${list.name}` : `Add to ${list.name}`}
      >
        <Icon of={isAdded ? Check : Plus} /> {isAdded ? 'Added' : 'Add'}
      </Button>
    </li>
  );
}

/** The person's lists, each added to with one press, and a form for a new list. */
export function AddToListDialog({ name, seconds, onClose, ...what }: Added & { onClose: () => void }) {
  const [at] = useState(() => Math.floor(seconds?.() ?? 0));
  const [isMoment, setMoment] = useState(false);
  const { data, isFetchedAfterMount, refetch } = useMyLists(what);
  const { said, isAdded, add, addToNew, onNewFailed } = useAdding(
    { ...what, seconds: isMoment ? at : 0 },
    refetch,
  );
  // Also while they are fetched again.
  const isUnread = data === undefined && isFetchedAfterMount;
  const mine = data ?? [];
  return (
    <Dialog onClose={onClose} title={`Add ${name} to a list`}>
      <Stack gap={4}>
        {at > 0 ? (
          <Checkbox
            label={`Only the moment at ${clockText(at)}`}
            checked={isMoment}
            onChange={(event) => setMoment(event.target.checked)}
          />
        ) : null}
        {/* One child of the stack, so that what is empty leaves no gap. */}
        <div>
          <div role="status">
            {data === undefined && !isUnread ? <p>Looking for your lists</p> : null}
            {data && mine.length === 0 ? <p>No lists yet. Name your first one.</p> : null}
            {said ? <p className="visually-hidden">{said}</p> : null}
          </div>
          {isUnread ? <LoadFailed onRetry={() => refetch()} /> : null}
          <ul className={styles.choices}>
            {mine.map((list) => (
              <Choice
                key={list.id}
                list={list}
                isAdded={isAdded(list.id) || (list.holds === true && !isMoment)}
                onAdd={() => add(list.id)}
              />
            ))}
          </ul>
        </div>
        <NewListForm className={styles.make} onMake={addToNew} onFail={onNewFailed}>
          Make and add
        </NewListForm>
      </Stack>
    </Dialog>
  );
}
