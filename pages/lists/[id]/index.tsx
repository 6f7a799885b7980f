import type { GetServerSideProps } from 'next';
import { ListScreen } from '@/components/lists/ListScreen';
import { PageHead } from '@/components/shell/PageHead';
import { pathPart } from '@/lib/server/address';
import type { ListPageProps } from '@/lib/domain/lists/pages';
import { listPage } from '@/lib/server/pages/list';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, (visit) =>
    listPage(visit, { id: pathPart(context, 'id'), address: context.resolvedUrl }),
  );

/** One list, for its owner and for the people with whom it is shared. */
export default function ListPage(props: ListPageProps) {
  return (
    <>
      <PageHead title={props.list.name} />
      <ListScreen key={props.list.id} {...props} />
    </>
  );
}
