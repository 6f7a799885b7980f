import type { GetServerSideProps } from 'next';
import { LessonPage } from '@/components/lesson/LessonPage';
import { ListsScreen } from '@/components/lists/ListsScreen';
import { PageHead } from '@/components/shell/PageHead';
import { listsView } from '@/lib/domain/lists/lists-view';
import { queryValues } from '@/lib/server/address';
import { isPastTheEnd, listsPage, type ListsPageProps } from '@/lib/server/pages/lists';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage<ListsPageProps>(
    context,
    (visit) => listsPage(visit, listsView(queryValues(context))),
    isPastTheEnd,
  );

/** The lists of the signed-in person and of their colleagues; on a classroom machine, the machine's lesson. */
export default function ListsPage({ personal }: PersonalAnswer<ListsPageProps>) {
  return (
    <>
      <PageHead title={personal === null ? 'This lesson' : 'Lists'} />
      {personal === null ? <LessonPage /> : <ListsScreen {...personal} />}
    </>
  );
}
