import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { CodeScreen } from '@/components/class/CodeScreen';
import { documentTitle } from '@/lib/contracts/site';
import { codePage, isEmbeddedElsewhere, type CodePageProps } from '@/lib/server/pages/class';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) => {
  const { code } = context.query;
  const typed = typeof code === 'string' && !isEmbeddedElsewhere(context.req.headers) ? code : '';
  return servePage(context, (visit) => codePage(visit, typed));
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
