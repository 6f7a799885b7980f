import { Copy, GraduationCap, MonitorPlay, Pencil, Play, Printer, Share2, Trash2 } from 'lucide';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { useShell } from '@/components/shell/shell-context';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { useSession } from '@/hooks/use-session';
import { NAME_LENGTH } from '@/lib/contracts/personal/list-limits';
import type { TeachingList } from '@/lib/contracts/personal/lists';
import { listPath } from '@/lib/domain/lists/words';
import { useToasts } from '@/stores/toasts';
import { ListDeletion, DetailsDialog, ShareListDialog, type DetailsField } from './ListDialogs';
import { useAttempt } from '@/hooks/use-attempt';
import { makingRefused } from './refusal-words';
import type { EditedList } from './use-list';
import type { WordsDraft } from './use-written';
import styles from './lists.module.css';

type Open = 'details' | 'share' | 'class' | 'delete' | null;

const ClassDialog = dynamic(() => import('./class/ClassDialog').then((part) => part.ClassDialog), {
  ssr: false,
});

const load = () => import('@/lib/clients/product-api/lists');

function useListActs(list: TeachingList) {
  const router = useRouter();
  const toast = useToasts((state) => state.add);
  const failed = 'That did not work. Please try again.';
  const tell = (message: string) => toast({ message, tone: 'danger' });
  const { isBusy, run } = useAttempt();
  return {
    isCopying: isBusy,
    /** Makes a list of the person's own that starts as a copy of this one. */
    copy: () => {
      void run(
        async (id) => {
          const { makeList } = await load();
          const name = `${list.name}, my copy`.slice(0, NAME_LENGTH);
          const made = await makeList({ id, name, copyOf: list.id });
          await router.push(listPath(made.id));
        },
        (error) => tell(makingRefused(error, failed)),
      );
    },
    remove: () => {
      load()
        .then(({ deleteList }) => deleteList(list.id))
        .then(
          () => router.push('/lists'),
          () => tell(failed),
        );
    },
  };
}

/** The list as files and on paper. Links, so that they work without script. */
function Files({ id }: { id: string }) {
  const path = listPath(id);
  return (
    <p className={`${styles.files ?? ''} no-print`}>
      <span>Download:</span>
      <a href={`${path}/list.csv`}>CSV</a>
      <a href={`${path}/list.ris`}>RIS</a>
      <a href={`${path}/list.bib`}>BibTeX</a>
      <Button look="quiet" size="small" className="needs-script" onClick={() => window.print()}>
        <Icon of={Printer} /> Print
      </Button>
    </p>
  );
}

/** Actions for people with an account. */
function PersonActs({ id, isCopying, onCopy }: { id: string; isCopying: boolean; onCopy: () => void }) {
  return (
    <>
      <LinkButton look="quiet" href={`/hand-over?list=${encodeURIComponent(id)}`}>
        <Icon of={MonitorPlay} /> Open on a classroom machine
      </LinkButton>
      <Button look="quiet" onClick={onCopy} softDisabled={isCopying}>
        <Icon of={Copy} /> Make a copy
      </Button>
    </>
  );
}

/** What can be done with a list: play, open to a class, share, rename, copy, download, delete. */
export function ListActions({ edited: { list, change }, origin }: { edited: EditedList; origin: string }) {
  const [open, setOpen] = useState<Open>(null);
  const [draft, setDraft] = useState<WordsDraft<DetailsField> | null>(null);
  const { method } = useSession();
  const { organisationId } = useShell().viewer;
  const { copy, isCopying, remove } = useListActs(list);
  const canPlay = list.entries.some(({ item }) => item?.media);
  const close = () => setOpen(null);
  const dialog = { list, onChange: change, onClose: close };
  return (
    <>
      <div className={`${styles.actions ?? ''} needs-script no-print`}>
        {canPlay ? (
          <LinkButton href={`${listPath(list.id)}/play`}>
            <Icon of={Play} /> Play in order
          </LinkButton>
        ) : null}
        {list.isMine ? (
          <>
            {organisationId === null ? null : (
              <Button look="secondary" onClick={() => setOpen('class')} aria-haspopup="dialog">
                <Icon of={GraduationCap} /> Open to a class
              </Button>
            )}
            <Button look="secondary" onClick={() => setOpen('share')} aria-haspopup="dialog">
              <Icon of={Share2} /> Share
            </Button>
            <Button look="quiet" onClick={() => setOpen('details')} aria-haspopup="dialog">
              <Icon of={Pencil} /> Edit name and note
            </Button>
          </>
        ) : null}
        {method === 'Okta' ? <PersonActs id={list.id} isCopying={isCopying} onCopy={copy} /> : null}
        {list.isMine ? (
          <Button look="quiet" onClick={() => setOpen('delete')} aria-haspopup="dialog">
            <Icon of={Trash2} /> Delete
          </Button>
        ) : null}
      </div>
      {canPlay ? (
        <p className="without-script no-print">
          <LinkButton href={`${listPath(list.id)}/play`}>
            <Icon of={Play} /> Play in order
          </LinkButton>
        </p>
      ) : null}
      <Files id={list.id} />
      {open === 'details' ? <DetailsDialog {...dialog} draft={draft} onDraftChange={setDraft} /> : null}
      {open === 'class' ? <ClassDialog list={list} origin={origin} onClose={close} /> : null}
      {open === 'share' ? <ShareListDialog {...dialog} origin={origin} /> : null}
      <ListDeletion open={open === 'delete'} onDelete={remove} onClose={close} />
    </>
  );
}
