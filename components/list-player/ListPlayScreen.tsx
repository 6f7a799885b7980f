import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Heading } from '@/components/ui/text/Heading';
import { Page } from '@/components/ui/layout/Page';
import type { PlayPageProps } from '@/lib/domain/lists/pages';
import { listPath, listSize, playerPath } from '@/lib/domain/lists/words';
import { ListPlayer } from './ListPlayer';
import styles from './list-player.module.css';

/** A list played in order, with its questions in between. */
export function ListPlayScreen({ list, native, at }: Omit<PlayPageProps, 'notes'>) {
  return (
    <Page className={styles.page}>
      <Breadcrumbs crumbs={[{ name: list.name, href: listPath(list.id) }]} />
      <Heading level={1} dir="auto" className={styles.heading}>
        {list.name}
      </Heading>
      <p className={styles.total}>{listSize(list.entries)}</p>
      <ListPlayer
        entries={list.entries}
        classKey={null}
        path={playerPath(list.id)}
        at={at}
        heading="What is in this list"
        native={native}
      />
    </Page>
  );
}
