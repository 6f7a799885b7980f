import { Breadcrumbs } from '@/components/ui/navigation/Breadcrumbs';
import { Heading } from '@/components/ui/text/Heading';
import { Page } from '@/components/ui/layout/Page';
import type { NativePlay } from '@/lib/contracts/media/native-play';
import type { TeachingList } from '@/lib/contracts/personal/lists';
import { listPath } from '@/lib/domain/lists/words';
import { ListPlayer } from './ListPlayer';
import styles from './list-player.module.css';

interface ListPlayScreenProps {
  list: TeachingList;
  /** What plays without script; null: nothing was chosen. */
  native: NativePlay | null;
}

/** A list played in order, with its questions in between. */
export function ListPlayScreen({ list, native }: ListPlayScreenProps) {
  const path = listPath(list.id);
  return (
    <Page className={styles.page}>
      <Breadcrumbs crumbs={[{ name: list.name, href: path }]} />
      <Heading level={1} dir="auto" className={styles.heading}>
        {list.name}
      </Heading>
      <ListPlayer
        entries={list.entries}
        classKey={null}
        path={`${path}/play`}
        heading="What is in this list"
        native={native}
      />
    </Page>
  );
}
