import { useSpelling } from '@/components/shell/use-spelling';
import { ConsentControl } from './ConsentControl';

/** What is counted, and where visitors agree to it or not: shown even when the library has written its own privacy text. */
export function StatisticsConsent() {
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
