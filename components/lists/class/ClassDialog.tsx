import { Dialog } from '@/components/ui/message/Dialog';
import { LoadFailed } from '@/components/ui/message/LoadFailed';
import { Notice } from '@/components/ui/message/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import type { TeachingList } from '@/lib/contracts/personal/lists';
import { LIST_DELETED } from '../refusal-words';
import styles from './class-dialog.module.css';
import { NewOpening } from './NewOpening';
import { ClassCode, times } from './ClassCode';
import { useOpenings } from './use-openings';

interface ClassDialogProps {
  list: TeachingList;
  /** A class was opened or closed. */
  onChange: () => void;
  onClose: () => void;
}

/** Opens a list to a class, shows its code and link, and closes it again. */
export function ClassDialog({ list, onChange, onClose }: ClassDialogProps) {
  const { openings, isGone, isUnread, readAgain, isOpening, open, close } = useOpenings(list.id, onChange);
  // Before they are fetched, the list says whether there are any.
  const hasOpenings = openings ? openings.length > 0 : Boolean(list.openToClass);
  if (isGone)
    return (
      <Dialog onClose={onClose} title="Open to a class">
        <Notice tone="danger" title={LIST_DELETED} role="alert" />
      </Dialog>
    );
  return (
    <Dialog onClose={onClose} title="Open to a class">
      <Stack gap={6}>
        <p>
          Students see and play this list and nothing else, under your organisation’s settings. No account, no
          names: you see how often, not who.
        </p>
        {list.entries.length === 0 ? (
          <Notice tone="warning" title="This list is empty">
            <p>Students will find nothing until you add something.</p>
          </Notice>
        ) : null}
        {openings && hasOpenings ? (
          <ul className={styles.openings}>
            {openings.map((opening) => (
              <ClassCode
                key={opening.id}
                opening={opening}
                entries={list.entries}
                onEnd={() => close(opening.id)}
              />
            ))}
          </ul>
        ) : null}
        {hasOpenings && openings === undefined && !isUnread ? (
          <p className={styles.hint}>Looking for the class codes</p>
        ) : null}
        {/* A sentence of its own for each, so that no more is read aloud than what has changed. */}
        <div role="status" aria-atomic="false" className="visually-hidden">
          {openings?.map(({ id, code, opened }) => (
            <p key={id}>{`Class code ${code}, opened ${times(opened)}.`}</p>
          ))}
        </div>
        {isUnread ? (
          <LoadFailed onRetry={readAgain} />
        ) : (
          <NewOpening hasOthers={hasOpenings} open={open} isBusy={isOpening} />
        )}
      </Stack>
    </Dialog>
  );
}
