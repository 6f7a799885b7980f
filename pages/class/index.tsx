import type { GetServerSideProps } from 'next';
import { CodeScreen } from '@/components/class/CodeScreen';
import { PageHead } from '@/components/shell/PageHead';
import { queryValue } from '@/lib/server/address';
import type { CodePageProps } from '@/lib/domain/lists/pages';
import { codePage, isEmbeddedElsewhere } from '@/lib/server/pages/class';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) => {
  const typed = isEmbeddedElsewhere(context.req.headers) ? null : queryValue(context, 'code');
  return servePage(context, (visit) => codePage(visit, typed ?? ''));
};

/** The form in which members of a class type its code. */
export default function ClassCodePage(props: CodePageProps) {
  return (
    <>
      <PageHead title="Join your class" />
      <CodeScreen {...props} />
    </>
  );
}
