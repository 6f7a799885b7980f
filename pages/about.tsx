import type { GetServerSideProps } from 'next';
import { useSpelling } from '@/components/shell/use-spelling';
import { HousePage } from '@/components/text-page/HousePage';
import { Link } from '@/components/ui/navigation/Link';
import type { SharedPageProps } from '@/lib/contracts/shell';
import { site } from '@/lib/contracts/site';
import { housePage, type HousePageProps } from '@/lib/server/pages/house';
import { servePage } from '@/lib/server/page';

/** What the library is and for whom. */
export default function AboutPage({ written }: HousePageProps) {
  const say = useSpelling();
  return (
    <HousePage written={written} title="About the library" path="/about">
      <p>{site().description}</p>
      <p>It is made for teachers, librarians and students of schools, colleges and universities.</p>
      <h2>Who may use it</h2>
      <p>
        {say(
          'Anyone may search and browse. Playing and reading need a subscription: sign in with your own account, or use a computer on the network of an organisation that subscribes.',
        )}
      </p>
      <p>
        <Link href="/search">Search the library</Link> or <Link href="/explore">explore</Link> what is in it.
      </p>
    </HousePage>
  );
}

export const getServerSideProps: GetServerSideProps<HousePageProps | SharedPageProps> = (context) =>
  servePage(context, (visit) => housePage(visit, 'about'));
