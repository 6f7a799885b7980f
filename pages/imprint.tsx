import type { GetServerSideProps } from 'next';
import { HousePage } from '@/components/text-page/HousePage';
import type { SharedPageProps } from '@/lib/contracts/shell';
import { housePage, type HousePageProps } from '@/lib/server/pages/house';
import { servePage } from '@/lib/server/page';

/** Who runs the library. There is no built-in text: until the library has written this page, it is not found. */
export default function ImprintPage({ written }: HousePageProps) {
  return (
    <HousePage written={written} title="Imprint" path="/imprint">
      {null}
    </HousePage>
  );
}

export const getServerSideProps: GetServerSideProps<HousePageProps | SharedPageProps> = (context) =>
  servePage(context, async (visit) => {
    const answer = await housePage(visit, 'imprint');
    return answer.kind === 'page' && answer.props.written === null ? { kind: 'not-found' } : answer;
  });
