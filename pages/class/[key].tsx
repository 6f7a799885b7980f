import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { ClassScreen } from '@/components/class/ClassScreen';
import { documentTitle } from '@/lib/contracts/site';
import { classPage, type ClassPageProps } from '@/lib/server/pages/class';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) => {
  const key = context.params?.key;
  return servePage(context, (visit) =>
    classPage(visit, { classKey: typeof key === 'string' ? key : '', entryId: context.query.entry }),
  );
};

/** A list that is open to a class. */
export default function ClassPage(props: ClassPageProps) {
  return (
    <>
      <Head>
        <title>{documentTitle(props.list.name)}</title>
        <meta name="robots" content="noindex" />
        {/* The address gives access to the list, so no other site may see it. */}
        <meta name="referrer" content="no-referrer" />
      </Head>
      <ClassScreen key={props.list.id} {...props} />
    </>
  );
}
