import type { GetServerSideProps } from 'next';
import { CompareScreen } from '@/components/compare/CompareScreen';
import { PageHead } from '@/components/shell/PageHead';
import { comparePage, type ComparePageProps } from '@/lib/server/pages/compare';
import { servePage } from '@/lib/server/page';

export const getServerSideProps: GetServerSideProps = (context) =>
  servePage(context, (visit) => comparePage(visit, context));

/** Names what is compared, so that of several tabs and bookmarks each can be told. */
function titleOf({ sides: { a, b } }: ComparePageProps): string {
  const names = [a, b].flatMap((side) => (side?.kind === 'chosen' ? side.item.name : []));
  return ['Compare', ...names].join(' · ');
}

/** Two recordings side by side, or two moments of one. */
export default function ComparePage(props: ComparePageProps) {
  return (
    <>
      <PageHead title={titleOf(props)} />
      <CompareScreen {...props} />
    </>
  );
}
