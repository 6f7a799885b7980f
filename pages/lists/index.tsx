import type { GetServerSideProps } from 'next';
import { LessonPage } from '@/components/lesson/LessonPage';
import { ListsScreen } from '@/components/lists/ListsScreen';
import { PageHead } from '@/components/shell/PageHead';
import { fetchLists } from '@/lib/clients/product-api/lists';
import type { ListSummary } from '@/lib/contracts/personal/lists';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';

interface ListsProps {
  lists: readonly ListSummary[];
}

export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage<ListsProps>(context, async ({ product }) => ({
    lists: await fetchLists({ connection: product }),
  }));

/** The lists of the signed-in person and of their colleagues; on a classroom machine, the machine's lesson. */
export default function ListsPage({ personal }: PersonalAnswer<ListsProps>) {
  return (
    <>
      <PageHead title={personal === null ? 'This lesson' : 'Lists'} />
      {personal === null ? <LessonPage /> : <ListsScreen {...personal} />}
    </>
  );
}
