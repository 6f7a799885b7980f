import { LogOut } from 'lucide';
import type { ReactNode } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { useSpelling } from '@/components/shell/use-spelling';
import { Button } from '@/components/ui/form/Button';
import { Icon } from '@/components/ui/picture/Icon';
import { useUser } from '@/hooks/use-user';
import type { SubscriptionState } from '@/lib/contracts/viewer/viewer';
import { longDate } from '@/lib/domain/text/calendar';
import { latestSubscription } from '@/lib/domain/viewer/subscription';
import { signOut, useSessionStore } from '@/stores/session';
import styles from './account.module.css';

const stateWords: Readonly<Record<SubscriptionState, string>> = {
  FULL: 'Full subscription',
  TRIAL: 'Trial',
  FUTURE: 'Not started yet',
  EXPIRED: 'Ended',
  NONE: 'None',
};

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Who the person is, and until when their organisation has the library. */
export function ProfileFacts() {
  const { viewer } = useShell();
  const say = useSpelling();
  const profile = useSessionStore((state) => state.profile);
  const user = useUser();
  const latest = user ? latestSubscription(user.subscriptions) : null;
  const end = latest ? `, until ${longDate(new Date(latest.endDate), viewer.country)}` : '';
  const isRunning = viewer.subscription === 'FULL' || viewer.subscription === 'TRIAL';
  return (
    <>
      <dl className={styles.facts}>
        {/* From the sign-in library's storage, so only where script runs: the page's data name nobody. */}
        <Fact label="Name" className="needs-script">
          {profile?.name ?? '…'}
        </Fact>
        <Fact label="E-mail" className="needs-script">
          {profile?.email ?? '…'}
        </Fact>
        <Fact label={say('Organisation')}>{viewer.organisationName ?? 'None'}</Fact>
        <Fact label="Subscription">
          {stateWords[viewer.subscription]}
          {isRunning ? end : ''}
        </Fact>
      </dl>
      <p className={styles.hint}>
        {say(
          'Your name and e-mail come from the account that you sign in with. If one of them is wrong, ask an administrator of your organisation: they can correct it, or know who can.',
        )}
      </p>
      <div className="needs-script">
        <Button look="secondary" onClick={signOut}>
          <Icon of={LogOut} /> Sign out
        </Button>
      </div>
    </>
  );
}
