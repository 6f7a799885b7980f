import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { ExploreScreen } from '@/components/explore/ExploreScreen';
import { useShell } from '@/components/shell/shell-context';
import type { SharedPageProps } from '@/lib/contracts/shell';
import { documentTitle } from '@/lib/contracts/site';
import { explorePage, type ExploreProps } from '@/lib/server/pages/explore';
import { servePage } from '@/lib/server/page';

const DESCRIPTION = 'Every way into the library, by kind, by subject, by people and time.';

/** Links to all listings and vocabularies on one page. */
export default function ExplorePage({ counts }: ExploreProps) {
  const { origin } = useShell();
  return (
    <>
      <Head>
        <title>{documentTitle('Explore')}</title>
        <meta name="description" content={DESCRIPTION} />
        <link rel="canonical" href={`${origin}/explore`} />
      </Head>
      <ExploreScreen description={DESCRIPTION} counts={counts} />
    </>
  );
}

export const getServerSideProps: GetServerSideProps<ExploreProps | SharedPageProps> = (context) =>
  servePage(context, explorePage);
