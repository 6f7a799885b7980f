import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { ListPlayer } from '@/components/list-player/ListPlayer';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Heading } from '@/components/ui/Heading';
import styles from '@/components/list-player/list-player.module.css';
import { Page } from '@/components/ui/Page';
import { documentTitle } from '@/lib/contracts/site';
import { listPath } from '@/lib/domain/lists/words';
import { playPage, type PlayPageProps } from '@/lib/server/pages/list';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) => {
  const { id } = context.params ?? {};
  return servePage(context, (visit) =>
    playPage(visit, {
      id: typeof id === 'string' ? id : '',
      address: context.resolvedUrl,
      entryId: context.query.entry,
    }),
  );
};

/** A list played in order, with its questions in between. */
export default function ListPlayPage({ list, native }: PlayPageProps) {
  return (
    <Page className={styles.page}>
      <Head>
        <title>{documentTitle(list.name)}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Breadcrumbs crumbs={[{ name: list.name, href: listPath(list.id) }]} />
      <Heading level={1} dir="auto" className={styles.heading}>
        {list.name}
      </Heading>
      <ListPlayer
        entries={list.entries}
        classKey={null}
        path={`${listPath(list.id)}/play`}
        heading="What is in this list"
        native={native}
      />
    </Page>
  );
}
