import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { PersonalAccountNeeded } from '@/components/auth/PersonalAccountNeeded';
import { ListsScreen } from '@/components/lists/ListsScreen';
import { fetchLists } from '@/lib/clients/product-api/lists';
import type { ListSummary } from '@/lib/contracts/lists';
import { documentTitle } from '@/lib/contracts/site';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';

interface ListsProps {
  lists: readonly ListSummary[];
}

export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage<ListsProps>(context, async ({ product }) => ({ lists: await fetchLists(product) }));

/** The lists of the signed-in person and of their colleagues. */
export default function ListsPage({ personal }: PersonalAnswer<ListsProps>) {
  return (
    <>
      <Head>
        <title>{documentTitle('Lists')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {personal === null ? <PersonalAccountNeeded what="lists" /> : <ListsScreen {...personal} />}
    </>
  );
}
