import { Bookmark, ListPlus } from 'lucide';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { ownCrumbs } from '@/components/account/own-crumbs';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { Heading } from '@/components/ui/text/Heading';
import { Icon } from '@/components/ui/picture/Icon';
import { Link } from '@/components/ui/navigation/Link';
import { Page } from '@/components/ui/layout/Page';
import { useShell } from '@/components/shell/shell-context';
import { NAME_LENGTH } from '@/lib/contracts/personal/list-limits';
import type { ListsAnswer } from '@/lib/contracts/personal/lists';
import type { ListsView } from '@/lib/domain/lists/lists-view';
import { listPath } from '@/lib/domain/lists/words';
import { toastFailure } from '@/stores/toasts';
import { useAttempt } from '@/hooks/use-attempt';
import { makingRefused } from './refusal-words';
import { ListCards } from './ListCards';
import { SharedLists } from './SharedLists';
import styles from './lists.module.css';
import shelf from './shelf.module.css';

function NewList() {
  const router = useRouter();
  const [name, setName] = useState('');
  const { isBusy, run } = useAttempt();
  const make = async (id: string) => {
    const { makeList } = await import('@/lib/clients/product-api/lists');
    const made = await makeList({ id, name: name.trim() });
    await router.push(listPath(made.id));
  };
  return (
    <form
      className={`${shelf.newList ?? ''} needs-script no-print`}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim())
          void run(make, (error) => {
            const message = makingRefused(error, 'The list could not be made. Please try again.');
            toastFailure(message);
          });
      }}
    >
      <Field label="New list" className={styles.grow}>
        {(props) => (
          <input
            {...props}
            value={name}
            required
            maxLength={NAME_LENGTH}
            placeholder="Brecht, year 10"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" softDisabled={isBusy}>
        <Icon of={ListPlus} /> Make list
      </Button>
    </form>
  );
}

/** /lists: bookmarks first, then the person's own lists, then lists that colleagues share. */
export function ListsScreen({ lists, colleagues, view }: ListsAnswer & { view: ListsView }) {
  const { organisationName } = useShell().viewer;
  const mine = lists.filter(({ isMine }) => isMine);
  const shared = lists.filter(({ isMine }) => !isMine);
  return (
    <Page className={styles.page}>
      <Breadcrumbs crumbs={ownCrumbs} />
      <div className={styles.head}>
        <Heading level={1}>Lists</Heading>
        <p className={styles.about}>
          Put scenes, interviews and worksheets in the order of a lesson, with your notes beside them. Keep a
          list to yourself, share it with colleagues, or open it to a class.
        </p>
      </div>
      <NewList />
      <p className="without-script">Making a list needs JavaScript, which is switched off in your browser.</p>
      <section>
        <Heading level={2}>Yours</Heading>
        <ListCards lists={mine}>
          <li>
            <article className={shelf.card} data-first>
              <h3 className={styles.name}>
                <Link href="/my-bookmarks" className={shelf.cardLink}>
                  <Icon of={Bookmark} /> My bookmarks
                </Link>
              </h3>
              <p className={styles.facts}>Everything you bookmarked</p>
            </article>
          </li>
        </ListCards>
      </section>
      <SharedLists
        heading={`Shared at ${organisationName ?? 'your organisation'}`}
        lists={shared}
        total={colleagues}
        view={view}
      />
    </Page>
  );
}
