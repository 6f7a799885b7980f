import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { NotKnownScreen } from '@/components/auth/NotKnownScreen';
import { documentTitle } from '@/lib/contracts/site';
import { notKnownPage, type NotKnownProps } from '@/lib/server/pages/not-known';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage<NotKnownProps>(context, notKnownPage);

/** For people who are signed in by their institution but not known to this library. */
export default function NotKnownPage({ standing }: NotKnownProps) {
  return (
    <>
      <Head>
        <title>{documentTitle('This library does not know you')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <NotKnownScreen standing={standing} />
    </>
  );
}
