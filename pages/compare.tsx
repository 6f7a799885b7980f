import type { GetServerSideProps } from 'next';
import { CompareScreen } from '@/components/compare/CompareScreen';
import { PageHead } from '@/components/shell/PageHead';
import { comparePage, type ComparePageProps } from '@/lib/server/pages/compare';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, (visit) => comparePage(visit, context));

/** Two recordings side by side, or two moments of one. */
export default function ComparePage(props: ComparePageProps) {
  return (
    <>
      <PageHead title="Compare" />
      <CompareScreen {...props} />
    </>
  );
}
