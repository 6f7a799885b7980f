import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { PersonalAccountNeeded } from '@/components/auth/PersonalAccountNeeded';
import { HandOverScreen, type HandOverScreenProps } from '@/components/hand-over/HandOverScreen';
import { fetchLists } from '@/lib/clients/product-api/lists';
import { documentTitle } from '@/lib/contracts/site';
import { servePersonalPage, type PersonalAnswer } from '@/lib/server/personal-page';

const text = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

export const getServerSideProps: GetServerSideProps = (context) =>
  servePersonalPage<HandOverScreenProps>(context, async ({ product }) => ({
    code: text(context.query.code).slice(0, 12),
    chosen: text(context.query.list),
    lists: await fetchLists(product),
  }));

/** Hands a lesson over between a classroom machine and a person's account. */
export default function HandOverPage({ personal }: PersonalAnswer<HandOverScreenProps>) {
  return (
    <>
      <Head>
        <title>{documentTitle('Connect to a classroom machine')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {personal === null ? <PersonalAccountNeeded what="a lesson" /> : <HandOverScreen {...personal} />}
    </>
  );
}
