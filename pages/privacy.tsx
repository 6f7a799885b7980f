import type { GetServerSideProps } from 'next';
import { ConsentControl } from '@/components/analytics/ConsentControl';
import { useSpelling } from '@/components/shell/spelling';
import { HousePage } from '@/components/shell/HousePage';
import { Link } from '@/components/ui/Link';
import type { SharedPageProps } from '@/lib/contracts/shell';
import { housePage, type HousePageProps } from '@/lib/server/pages/house';
import { servePage } from '@/lib/server/page';

/** Shown even when the library has written its own privacy text: here visitors give or refuse consent to analytics. */
function Statistics() {
  const say = useSpelling();
  return (
    <>
      <h2 id="statistics">Statistics</h2>
      <p>
        {say(
          'We count visits only if you agree, on this device. What is counted: pages, searches, and what is played, with your organisation and country, never your name or e-mail address. Identifiers change every day, so days cannot be joined.',
        )}
      </p>
      <div className="needs-script">
        <ConsentControl />
      </div>
    </>
  );
}

/** What is stored about a visitor, and where. */
export default function PrivacyPage({ written }: HousePageProps) {
  const say = useSpelling();
  return (
    <HousePage written={written} title="Privacy" path="/privacy" tools={<Statistics />}>
      <p>
        This page says in short what the library keeps about you. Everything, with reasons and periods:{' '}
        <Link href="/data-protection">Data protection</Link>.
      </p>
      <h2>If you only browse</h2>
      <p>
        {say(
          'Your network address is used to see whether your organisation subscribes. It is not kept with what you look at. Your choice of colours and layout stays on this device.',
        )}
      </p>
      <h2>If you sign in</h2>
      <p>
        We keep what you ask us to keep: bookmarks, progress in training, your settings, and what you answer
        in surveys and feedback. Nobody else sees your bookmarks.
      </p>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you signed in. It is removed when you sign out. There are no advertising cookies.
      </p>
      <h2>When something breaks</h2>
      <p>
        The browser may report an error to us, so that we can repair it. Reports hold no search text, no
        address details beyond the page, and nothing that signs you in.
      </p>
    </HousePage>
  );
}

export const getServerSideProps: GetServerSideProps<HousePageProps | SharedPageProps> = (context) =>
  servePage(context, (visit) => housePage(visit, 'privacy'));
