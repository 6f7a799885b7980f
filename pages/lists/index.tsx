import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { LessonPage } from '@/components/lesson/LessonPage';
import { ListsScreen } from '@/components/lists/ListsScreen';
import { fetchLists } from '@/lib/clients/product-api/lists';
import type { ListSummary } from '@/lib/contracts/personal/lists';
import { documentTitle } from '@/lib/contracts/site';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';

interface ListsProps {
  lists: readonly ListSummary[];
}

export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage<ListsProps>(context, async ({ product }) => ({ lists: await fetchLists(product) }));

/** The lists of the signed-in person and of their colleagues; on a classroom machine, the machine's lesson. */
export default function ListsPage({ personal }: PersonalAnswer<ListsProps>) {
  return (
    <>
      <Head>
        <title>{documentTitle(personal === null ? 'This lesson' : 'Lists')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {personal === null ? <LessonPage /> : <ListsScreen {...personal} />}
    </>
  );
}
