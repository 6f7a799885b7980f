import type { GetServerSideProps } from 'next';
import { useSpelling } from '@/components/shell/spelling';
import { TextPage } from '@/components/shell/TextPage';
import { Link } from '@/components/ui/Link';
import type { SharedPageProps } from '@/lib/contracts/shell';
import { servePage } from '@/lib/server/page';

/** What the library is and for whom. */
export default function AboutPage() {
  const say = useSpelling();
  return (
    <TextPage title="About the library" path="/about">
      <p>
        This library holds recorded performances, interviews, workshops, guides and lesson plans for teaching
        theatre. It is made for teachers, librarians and students of schools, colleges and universities.
      </p>
      <h2>Who may use it</h2>
      <p>
        {say(
          'Anyone may search and browse. Playing and reading need a subscription: sign in with your own account, or use a computer on the network of an organisation that subscribes.',
        )}
      </p>
      <p>
        <Link href="/search">Search the library</Link> or start with the{' '}
        <Link href="/productions">productions</Link>.
      </p>
    </TextPage>
  );
}

export const getServerSideProps: GetServerSideProps<SharedPageProps> = (context) =>
  servePage(context, () => Promise.resolve({ kind: 'page', props: {} }));
