import { Copy, Ellipsis, GraduationCap, MonitorPlay, Pencil, Play, Printer, Share2, Trash2 } from 'lucide';
import { useRouter } from 'next/router';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { askedPart } from '@/components/status/asked-part';
import { Button } from '@/components/ui/form/Button';
import { IconButton } from '@/components/ui/form/IconButton';
import { Icon } from '@/components/ui/picture/Icon';
import { useShell } from '@/components/shell/shell-context';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { deviceDay } from '@/lib/browser/today';
import { NAME_LENGTH } from '@/lib/contracts/personal/list-limits';
import type { TeachingList } from '@/lib/contracts/personal/lists';
import { listPath, playerPath } from '@/lib/domain/lists/words';
import { toast, toastFailure } from '@/stores/toasts';
import { ListDeletion, DetailsDialog, ShareListDialog, type DetailsField } from './ListDialogs';
import { useAttempt } from '@/hooks/use-attempt';
import { useMethod } from '@/stores/session';
import { copyingRefused } from './refusal-words';
import type { ServedList } from './use-list';
import type { WordsDraft } from './use-written';
import styles from './lists.module.css';

type Open = 'details' | 'share' | 'class' | 'delete' | null;

const ClassDialog = askedPart(() => import('./class/ClassDialog'), 'ClassDialog');

const load = () => import('@/lib/clients/product-api/personal/lists');

function useListActs({ list, remove }: ServedList) {
  const router = useRouter();
  const { isBusy, run } = useAttempt();
  const deletion = useAttempt();
  return {
    isCopying: isBusy,
    isDeleting: deletion.isBusy,
    /** Makes a list of the person's own that starts as a copy of this one. */
    copy: () => {
      void run(
        async (id) => {
          const { makeList } = await load();
          const name = `${list.name}, my copy`.slice(0, NAME_LENGTH);
          const made = await makeList({ id, name, copyOf: list.id });
          await router.push(listPath(made.id));
        },
        (error) => toastFailure(copyingRefused(error, list.isMine)),
      );
    },
    /** @param onRefused shows the list again, as it is now */
    leave: (onRefused: () => void) => {
      void deletion.run(async () => {
        if (!(await remove())) return onRefused();
        await router.push('/lists');
        toast({ message: `Deleted “${list.name}”` });
      });
    },
  };
}

/** Citations in the file name the day on this device, which the server does not know. */
const withDay = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.search = `?day=${deviceDay()}`;
};

/** The list as files and on paper. Links, so that they work without script. */
function Files({ id }: { id: string }) {
  const path = listPath(id);
  return (
    <p className={`${styles.files ?? ''} no-print`}>
      <span>Download:</span>
      <a href={`${path}/list.csv`} download>
        CSV
      </a>
      <a href={`${path}/list.ris`} download onClick={withDay}>
        RIS
      </a>
      <a href={`${path}/list.bib`} download onClick={withDay}>
        BibTeX
      </a>
      <Button look="quiet" size="small" className="needs-script" onClick={() => window.print()}>
        <Icon of={Printer} /> Print
      </Button>
    </p>
  );
}

interface MoreActsProps {
  list: TeachingList;
  isCopying: boolean;
  onCopy: () => void;
  onOpen: (open: Open) => void;
}

/** What is done more rarely, in a row of its own: all of its buttons are quiet, so their words begin at the edge. */
function MoreActs({ list: { id, isMine }, isCopying, onCopy, onOpen }: MoreActsProps) {
  const method = useMethod();
  const quiet = { look: 'quiet', size: 'small' } as const;
  return (
    <div className={`${styles.moreActions ?? ''} needs-script no-print`}>
      {isMine ? (
        <Button {...quiet} onClick={() => onOpen('details')} aria-haspopup="dialog">
          <Icon of={Pencil} /> Edit name and note
        </Button>
      ) : null}
      {method === 'Okta' ? (
        <>
          <LinkButton {...quiet} href={`/hand-over?list=${encodeURIComponent(id)}`}>
            <Icon of={MonitorPlay} /> Open on a classroom machine
          </LinkButton>
          <Button {...quiet} onClick={onCopy} softDisabled={isCopying}>
            <Icon of={Copy} /> Make a copy
          </Button>
        </>
      ) : null}
      {isMine ? (
        <Button {...quiet} onClick={() => onOpen('delete')} aria-haspopup="dialog">
          <Icon of={Trash2} /> Delete
        </Button>
      ) : null}
    </div>
  );
}

interface RestProps {
  /** What is done more often, which the button that unfolds the rest stands beside. */
  first: ReactNode;
  children: ReactNode;
}

/** On a phone, where all tools would be five lines, the rest is folded away; where there is room it stands there, as without script. */
function WithRest({ first, children }: RestProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <div className={`${styles.actions ?? ''} needs-script no-print`}>
        {first}
        <IconButton
          icon={Ellipsis}
          label="More tools"
          className={styles.restOpener}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        />
      </div>
      <div id={id} className={styles.rest} data-folded={isShown ? undefined : true}>
        {children}
      </div>
    </>
  );
}

/** What can be done with a list: play, open to a class, share, rename, copy, download, delete. */
export function ListActions({ edited }: { edited: ServedList }) {
  const { list, change, refresh } = edited;
  const [open, setOpen] = useState<Open>(null);
  const [draft, setDraft] = useState<WordsDraft<DetailsField> | null>(null);
  useUnsavedWarning(draft !== null);
  const { organisationId } = useShell().viewer;
  const { copy, isCopying, leave, isDeleting } = useListActs(edited);
  const play = list.entries.some(({ item }) => item?.media) ? (
    <LinkButton href={playerPath(list.id)}>
      <Icon of={Play} /> Play in order
    </LinkButton>
  ) : null;
  const close = () => setOpen(null);
  const dialog = { list, onChange: change, onClose: close };
  return (
    <>
      <WithRest
        first={
          <>
            {play}
            {list.isMine ? (
              <>
                {organisationId === null ? null : (
                  <Button look="secondary" onClick={() => setOpen('class')} aria-haspopup="dialog">
                    <Icon of={GraduationCap} /> {list.openToClass ? 'Class code' : 'Open to a class'}
                  </Button>
                )}
                <Button look="secondary" onClick={() => setOpen('share')} aria-haspopup="dialog">
                  <Icon of={Share2} /> Share
                </Button>
              </>
            ) : null}
          </>
        }
      >
        <MoreActs list={list} isCopying={isCopying} onCopy={copy} onOpen={setOpen} />
        {play ? <p className="without-script no-print">{play}</p> : null}
        <Files id={list.id} />
      </WithRest>
      {open === 'details' ? <DetailsDialog {...dialog} draft={draft} onDraftChange={setDraft} /> : null}
      {open === 'class' ? <ClassDialog list={list} onChange={refresh} onClose={close} /> : null}
      {open === 'share' ? <ShareListDialog {...dialog} /> : null}
      {open === 'delete' ? (
        <ListDeletion isBusy={isDeleting} onDelete={() => leave(close)} onClose={close} />
      ) : null}
    </>
  );
}
