import { useId } from 'react';
import { DeviceDay } from '@/components/ui/text/DeviceDay';
import { SectionFrame } from '@/components/ui/layout/SectionFrame';
import { Button } from '@/components/ui/form/Button';
import { Row } from '@/components/ui/layout/Stack';
import type { SignInSession } from '@/lib/contracts/viewer/sign-in-sessions';
import { focusOn } from '@/lib/browser/focus';
import { useSignIns } from './use-sign-ins';
import styles from './account.module.css';

const SECTION = 'sign-ins';

/** Where a sign-in was last used, by comparison: a range of addresses says nothing to most people. @param here the network of this browser */
function placeOf({ current, network }: SignInSession, here: string | null): string {
  if (current || network === null || here === null) return '';
  return network === here ? ', from the network that you use now' : ', from another network';
}

interface SignInProps {
  session: SignInSession;
  here: string | null;
  isBusy: boolean;
  onEnd: (id: string) => void;
}

function SignIn({ session, here, isBusy, onEnd }: SignInProps) {
  const { id, device, signedInAt, lastUsedAt, current } = session;
  const details = useId();
  return (
    <li className={styles.signIn}>
      <div>
        <strong>{device}</strong>
        <div id={details} className={styles.hint}>
          {current ? 'This browser. ' : ''}
          Signed in on <DeviceDay at={signedInAt} />, last used on <DeviceDay at={lastUsedAt} />
          {placeOf(session, here)}
        </div>
      </div>
      {current ? null : (
        <Button
          look="secondary"
          onClick={() => onEnd(id)}
          softDisabled={isBusy}
          aria-label={`Sign out ${device}`}
          aria-describedby={details}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

/** Browsers the person is signed in with, each with a button to end it. Empty if the identity provider keeps no list. */
export function SignIns() {
  const { sessions, isBusy, end } = useSignIns();
  if (sessions === null) return null;
  const here = sessions.find(({ current }) => current)?.network ?? null;
  const endFromHere = (id: string | null) => {
    // The button that was pressed goes with its row.
    focusOn(document.getElementById(`${SECTION}-heading`));
    end(id);
  };
  return (
    <SectionFrame id={SECTION} heading="Where you’re signed in">
      <ul className={styles.signIns}>
        {sessions.map((session) => (
          <SignIn key={session.id} session={session} here={here} isBusy={isBusy} onEnd={endFromHere} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Row>
          <Button look="secondary" onClick={() => endFromHere(null)} softDisabled={isBusy}>
            Sign out everywhere else
          </Button>
        </Row>
      ) : null}
    </SectionFrame>
  );
}
