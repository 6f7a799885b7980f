import dynamic from 'next/dynamic';
import { useShell } from '@/components/shell/shell-context';
import { Notice } from '@/components/ui/Notice';
import type { AdminSubscription } from '@/lib/contracts/administration';
import { longDate } from '@/lib/domain/text/calendar';
import { Asked } from './Asked';
import { loadAdminCalls, useAdmin } from './use-admin';
import styles from './admin.module.css';

const SubscriptionsEditor = dynamic(
  () => import('./operator/SubscriptionsEditor').then((part) => part.SubscriptionsEditor),
  { ssr: false },
);

const allows: Readonly<Record<AdminSubscription['state'], string>> = {
  FULL: 'Everyone in your organisation can play every recording, open every text, and download where an item allows it.',
  TRIAL: 'A trial: everyone in your organisation can play and read until it ends.',
  FUTURE: 'Your subscription has not started. Until then everyone can search and browse, but nothing plays.',
  EXPIRED: 'Your subscription has ended. Everyone can still search and browse, but nothing plays.',
  NONE: 'There is no subscription. Everyone can search and browse, but nothing plays.',
}; // prettier-ignore

function Periods({ periods }: Pick<AdminSubscription, 'periods'>) {
  const { country } = useShell().viewer;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Subscriptions</caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">From</th>
          <th scope="col">Last day</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ id, type, startDate, endDate }) => (
          <tr key={id}>
            <th scope="row">{type === 'trial' ? 'Trial' : 'Full'}</th>
            <td>{longDate(new Date(startDate), country)}</td>
            <td>{longDate(new Date(endDate), country)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** /admin/subscription: what it allows, until when, and who to ask. */
export function SubscriptionSection({
  organisationId,
  operator,
}: {
  organisationId: string;
  operator: boolean;
}) {
  const query = useAdmin(['subscription', organisationId], async () =>
    (await loadAdminCalls()).fetchAdminSubscription(organisationId),
  );
  return (
    <Asked query={query}>
      {({ state, periods, contact }) => (
        <>
          <Notice tone={state === 'FULL' || state === 'TRIAL' ? 'success' : 'warning'}>
            <p>{allows[state]}</p>
          </Notice>
          {operator ? (
            <SubscriptionsEditor organisationId={organisationId} />
          ) : periods.length > 0 ? (
            <Periods periods={periods} />
          ) : null}
          {contact === '' ? null : (
            <p>
              Questions, a longer subscription or more people? Write to{' '}
              <a href={`mailto:${contact}`}>{contact}</a>.
            </p>
          )}
        </>
      )}
    </Asked>
  );
}
