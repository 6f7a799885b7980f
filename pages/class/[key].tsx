import type { GetServerSideProps } from 'next';
import { ClassScreen } from '@/components/class/ClassScreen';
import { NoClassScreen } from '@/components/class/NoClassScreen';
import { PageHead } from '@/components/shell/PageHead';
import { agentOf, pathPart, queryValue } from '@/lib/server/address';
import type { ClassPageProps, NoClassProps } from '@/lib/domain/lists/pages';
import { classPage } from '@/lib/server/pages/class';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, (visit) =>
    classPage(visit, {
      classKey: pathPart(context, 'key'),
      entryId: queryValue(context, 'entry'),
      documentId: queryValue(context, 'document'),
      agent: agentOf(context),
    }),
  );

/** A list that is open to a class. */
export default function ClassPage(props: ClassPageProps | NoClassProps) {
  if (props.list === null)
    return (
      <>
        <PageHead title="This class is not open" />
        <NoClassScreen />
      </>
    );
  return (
    <>
      <PageHead title={props.list.name}>
        {/* The address gives access to the list, so no other site may see it. */}
        <meta name="referrer" content="no-referrer" />
      </PageHead>
      <ClassScreen key={props.list.id} {...props} />
    </>
  );
}
