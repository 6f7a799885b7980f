import type { GetServerSideProps } from 'next';
import { ExploreScreen } from '@/components/explore/ExploreScreen';
import { PageHead } from '@/components/shell/PageHead';
import type { SharedPageProps } from '@/lib/contracts/shell';
import { explorePage, type ExploreProps } from '@/lib/server/pages/explore';
import { servePage } from '@/lib/server/page';

const DESCRIPTION = 'Every way into the library, by kind, by subject, by people and time.';

/** Links to all listings and vocabularies on one page. */
export default function ExplorePage({ counts }: ExploreProps) {
  return (
    <>
      <PageHead title="Explore" description={DESCRIPTION} path="/explore" />
      <ExploreScreen description={DESCRIPTION} counts={counts} />
    </>
  );
}

export const getServerSideProps: GetServerSideProps<ExploreProps | SharedPageProps> = (context) =>
  servePage(context, explorePage);
