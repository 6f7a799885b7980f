import type { GetServerSideProps } from 'next';
import { StatisticsConsent } from '@/components/analytics/StatisticsConsent';
import { useSpelling } from '@/components/shell/use-spelling';
import { HousePage } from '@/components/text-page/HousePage';
import { Link } from '@/components/ui/navigation/Link';
import type { SharedPageProps } from '@/lib/contracts/shell';
import { housePage, type HousePageProps } from '@/lib/server/pages/house';
import { servePage } from '@/lib/server/page';

/** What is stored about a visitor, and where. */
export default function PrivacyPage({ written }: HousePageProps) {
  const say = useSpelling();
  return (
    <HousePage written={written} title="Privacy" path="/privacy" tools={<StatisticsConsent />}>
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
        We keep what you ask us to keep: bookmarks, lists and notes, places in recordings, progress in
        training, your settings, and what you answer in surveys and feedback. Nobody else sees your bookmarks,
        your notes beside recordings, or a list that you do not share or open to a class.
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
