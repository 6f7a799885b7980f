import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { ListScreen } from '@/components/lists/ListScreen';
import { documentTitle } from '@/lib/contracts/site';
import { listPage, type ListPageProps } from '@/lib/server/pages/list';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) => {
  const { id } = context.params ?? {};
  return servePage(context, (visit) =>
    listPage(visit, { id: typeof id === 'string' ? id : '', address: context.resolvedUrl }),
  );
};

/** One list, for its owner and for the people with whom it is shared. */
export default function ListPage(props: ListPageProps) {
  return (
    <>
      <Head>
        <title>{documentTitle(props.list.name)}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <ListScreen key={props.list.id} {...props} />
    </>
  );
}
