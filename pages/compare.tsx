import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { CompareScreen } from '@/components/compare/CompareScreen';
import { documentTitle } from '@/lib/contracts/site';
import { comparePage, type ComparePageProps } from '@/lib/server/pages/compare';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, (visit) => comparePage(visit, context.query));

/** Two recordings side by side, or two moments of one. */
export default function ComparePage(props: ComparePageProps) {
  return (
    <>
      <Head>
        <title>{documentTitle('Compare')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <CompareScreen {...props} />
    </>
  );
}
