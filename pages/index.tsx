import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { HERO_ID } from '@/components/home/Hero';
import { HomeScreen } from '@/components/home/HomeScreen';
import { useShell } from '@/components/shell/shell-context';
import type { SharedPageProps } from '@/lib/contracts/shell';
import type { HomeProps } from '@/lib/domain/catalogue/home-rails';
import { homePage } from '@/lib/server/pages/home';
import { servePage } from '@/lib/server/page';
import { site } from '@/lib/contracts/site';

/** Home (R-OPEN-1). */
export default function HomePage(home: HomeProps) {
  const { origin } = useShell();
  return (
    <>
      <Head>
        <meta name="description" content={site().description} />
        <link rel="canonical" href={`${origin}/`} />
        {/* If painted in two steps, the text would move when the picture's position is known. */}
        <link rel="expect" href={`#${HERO_ID}`} blocking="render" />
      </Head>
      <HomeScreen {...home} />
    </>
  );
}

export const getServerSideProps: GetServerSideProps<HomeProps | SharedPageProps> = (context) =>
  servePage(context, homePage);
