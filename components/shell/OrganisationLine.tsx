import type { ReactNode } from 'react';
import type { ShellViewer } from '@/lib/contracts/shell';
import { Link } from '@/components/ui/navigation/Link';
import { Page } from '@/components/ui/layout/Page';
import styles from './organisation-line.module.css';

/** For people whose subscription does not let them play now: why, and what they can still do; null for others. */
function subscriptionWords({ subscription, organisationName }: ShellViewer): string | null {
  const whose = organisationName === null ? 'Your subscription' : `The subscription of ${organisationName}`;
  if (subscription === 'EXPIRED')
    return `${whose} has ended. You can still search and browse, and your bookmarks and certificates are safe. To play again, ask your administrator to renew it.`;
  return subscription === 'FUTURE'
    ? `${whose} has not started yet. You can search and browse now, and play from its first day.`
    : null;
}

function Line({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line}>
      <Page>
        <p>{children}</p>
      </Page>
    </div>
  );
}

/** Lines shown from the first page on: whose network is used, that a subscription has ended or not begun. */
export function OrganisationLine({ viewer }: { viewer: ShellViewer }) {
  const { method, organisationName } = viewer;
  const words = method === 'Unauthed' ? null : subscriptionWords(viewer);
  return (
    <>
      {method === 'IPAuth' && organisationName ? (
        <Line>
          You are using the library as <strong>{organisationName}</strong> ·{' '}
          <Link href="/lists">This lesson</Link>
        </Line>
      ) : null}
      {words === null ? null : <Line>{words}</Line>}
      {viewer.isUnknown ? (
        <Line>
          This library does not know you. <Link href="/not-known">Why</Link>
        </Line>
      ) : null}
    </>
  );
}
