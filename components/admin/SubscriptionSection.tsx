import { useShell } from '@/components/shell/shell-context';
import { Notice } from '@/components/ui/Notice';
import type { AdminSubscription } from '@/lib/contracts/administration';
import { longDate } from '@/lib/domain/text/calendar';
import { Asked } from './Asked';
import { loadAdminCalls, useAdmin } from './use-admin';
import styles from './admin.module.css';

const allows: Readonly<Record<AdminSubscription['state'], string>> = {
  FULL: 'Everybody of your organisation may play every recording, open every text, and download where an item allows it.',
  TRIAL: 'A trial: everybody of your organisation may play and read while it runs.',
  FUTURE: 'Your subscription has not begun. Until then everybody may search and look at pages, and plays nothing.',
  EXPIRED: 'Your subscription is over. Everybody may still search and look at pages, and plays nothing.',
  NONE: 'There is no subscription. Everybody may search and look at pages, and plays nothing.',
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
          <th scope="col">Until, that day included</th>
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
export function SubscriptionSection({ organisationId }: { organisationId: string }) {
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
          {periods.length > 0 ? <Periods periods={periods} /> : null}
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
