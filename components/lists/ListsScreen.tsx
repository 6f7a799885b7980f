import { Bookmark, ListPlus } from 'lucide';
import { useRouter } from 'next/router';
import { ownCrumbs } from '@/components/account/own-crumbs';
import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Heading } from '@/components/ui/text/Heading';
import { Icon } from '@/components/ui/picture/Icon';
import { Link } from '@/components/ui/navigation/Link';
import { Page } from '@/components/ui/layout/Page';
import { useShell } from '@/components/shell/shell-context';
import type { ListsAnswer } from '@/lib/contracts/personal/lists';
import { inOrder, listsAddress, type ListsView } from '@/lib/domain/lists/lists-view';
import { listPath } from '@/lib/domain/lists/words';
import { toastFailure } from '@/stores/toasts';
import { NewListForm } from './add/NewListForm';
import { makingRefused } from './refusal-words';
import { ListCards } from './ListCards';
import { SharedLists } from './SharedLists';
import styles from './lists.module.css';
import shelf from './shelf.module.css';

function NewList() {
  const router = useRouter();
  const make = async (id: string, name: string) => {
    const { makeList } = await import('@/lib/clients/product-api/personal/lists');
    const made = await makeList({ id, name });
    await router.push(listPath(made.id));
  };
  const fail = (error: unknown) =>
    toastFailure(makingRefused(error, 'The list could not be made. Please try again.'));
  return (
    <NewListForm
      className={`${shelf.newList ?? ''} needs-script no-print`}
      onMake={make}
      onFail={fail}
      placeholder="Brecht, year 10"
    >
      <Icon of={ListPlus} /> Make list
    </NewListForm>
  );
}

/** Links, so that an order can be bookmarked and works without script. */
function Orders(view: ListsView) {
  const orders = [
    { name: 'Latest change', byName: false },
    { name: 'Name', byName: true },
  ];
  return (
    <div className={`${shelf.orders ?? ''} no-print`}>
      <span id="lists-order" className="soft">
        Sort by
      </span>
      <ul aria-labelledby="lists-order" className={shelf.orders}>
        {orders.map(({ name, byName }) => (
          <li key={name}>
            <Link
              href={listsAddress({ ...view, byName })}
              scroll={false}
              aria-current={byName === view.byName ? 'true' : undefined}
              className={shelf.order}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
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
      <section className={shelf.shelf}>
        <div className={shelf.headed}>
          <Heading level={2}>Yours</Heading>
          {mine.length > 1 ? <Orders {...view} /> : null}
        </div>
        <ListCards lists={inOrder(mine, view)}>
          <li>
            <article className={shelf.card} data-first>
              <h3 className={styles.name}>
                <Link href="/my-bookmarks" className={shelf.cardLink}>
                  <Icon of={Bookmark} /> My bookmarks
                </Link>
              </h3>
              <p className="soft">Everything you bookmarked</p>
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
