import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { CodeScreen } from '@/components/class/CodeScreen';
import { documentTitle } from '@/lib/contracts/site';
import { codePage, type CodePageProps } from '@/lib/server/pages/class';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) => {
  const { code } = context.query;
  return servePage(context, (visit) => codePage(visit, typeof code === 'string' ? code : ''));
};

/** The form in which members of a class type its code. */
export default function ClassCodePage(props: CodePageProps) {
  return (
    <>
      <Head>
        <title>{documentTitle('Join your class')}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <CodeScreen {...props} />
    </>
  );
}
