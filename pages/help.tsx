import type { GetServerSideProps } from 'next';
import { HousePage } from '@/components/text-page/HousePage';
import { NetworkAddress } from '@/components/text-page/NetworkAddress';
import { useShell } from '@/components/shell/shell-context';
import { useSpelling } from '@/components/shell/use-spelling';
import { keysNote, playerKeys } from '@/components/player/player-keys';
import { Link } from '@/components/ui/navigation/Link';
import type { SharedPageProps } from '@/lib/contracts/shell';
import { FIRST_COURSE_PATH } from '@/lib/domain/prompts/onboarding';
import { housePage, type HousePageProps } from '@/lib/server/pages/house';
import { servePage } from '@/lib/server/page';

/** How the library is used. */
export default function HelpPage({ written }: HousePageProps) {
  const say = useSpelling();
  const hasCourse = !useShell().empty.includes(FIRST_COURSE_PATH);
  return (
    <HousePage written={written} title="Using the library" path="/help">
      {hasCourse ? (
        <p>
          A short course shows it step by step: <Link href={FIRST_COURSE_PATH}>Using the platform</Link>.
        </p>
      ) : null}
      <h2>Finding</h2>
      <p>
        <Link href="/search">Search</Link> by title, name or subject. Filters narrow what was found; each can
        be removed again. <Link href="/explore">Explore</Link> has every list on one page.
      </p>
      <p>
        A line of a play finds the play, and the moment at which it is said. Words in quotation marks are
        found only next to each other, and “comedy not Shakespeare” is comedy without Shakespeare.
      </p>
      <h2>Watching and reading</h2>
      <p>
        {say(
          'To play or read, sign in with your own account, or use a computer on the network of an organisation that subscribes. A card says whether there is something to play.',
        )}
      </p>
      <h2>Keys of the player</h2>
      <p>{keysNote}</p>
      <ul>
        {playerKeys.map(({ keys, does }) => (
          <li key={keys}>
            <b>{keys}</b>: {does}
          </li>
        ))}
      </ul>
      <h2>Teaching</h2>
      <p>
        Collect what a lesson needs in <Link href="/lists">your lists</Link>, and open a list to a class with
        a code: students enter it at <Link href="/class">Join your class</Link>.
      </p>
      <h2>When you cannot get in</h2>
      <p>
        {say(
          'Ask the administrator of the library at your school, college or organisation. They invite people and know which subscription is yours.',
        )}
      </p>
      <p>
        {say(
          'If a computer of your organisation is not recognised, its administrator needs the network address that it comes from:',
        )}{' '}
        <NetworkAddress />.
      </p>
      <p>
        <Link href="/accessibility">Accessibility</Link> says what works without a mouse, at large text and
        with captions.
      </p>
    </HousePage>
  );
}

export const getServerSideProps: GetServerSideProps<HousePageProps | SharedPageProps> = (context) =>
  servePage(context, (visit) => housePage(visit, 'help'));
