import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { HomeScreen } from '@/components/home/HomeScreen';
import type { SharedPageProps } from '@/lib/contracts/shell';
import { homePage, type HomeProps } from '@/lib/server/home';
import { servePage } from '@/lib/server/page';
import { SITE_DESCRIPTION } from '@/lib/site';

/** Home. */
export default function HomePage({ feature, rails, levels, counts, isPartial }: HomeProps) {
  return (
    <>
      <Head>
        <meta name="description" content={SITE_DESCRIPTION} />
        <link rel="canonical" href="/" />
      </Head>
      <HomeScreen feature={feature} rails={rails} levels={levels} counts={counts} isPartial={isPartial} />
    </>
  );
}

export const getServerSideProps: GetServerSideProps<HomeProps | SharedPageProps> = (context) =>
  servePage(context, homePage);
