import { useState } from 'react';
import { askedPart } from '@/components/status/asked-part';
import { Notice } from '@/components/ui/message/Notice';
import type { AdminSubscription } from '@/lib/contracts/administration/overview';
import { subscriptionState, type SubscriptionPeriod } from '@/lib/domain/viewer/subscription';
import { QueryResult } from './parts/QueryResult';
import { Periods } from './parts/Periods';
import { loadAdminCalls, useAdmin } from './use-admin';

const SubscriptionsEditor = askedPart(() => import('./operator/SubscriptionsEditor'), 'SubscriptionsEditor');

const allows: Readonly<Record<AdminSubscription['state'], string>> = {
  FULL: 'Everyone in the organisation can play every recording, open every text, and download where an item allows it.',
  TRIAL: 'A trial: everyone in the organisation can play and read until it ends.',
  FUTURE: 'The subscription has not started. Until then everyone can search and browse, but nothing plays.',
  EXPIRED: 'The subscription has ended. Everyone can still search and browse, but nothing plays.',
  NONE: 'There is no subscription. Everyone can search and browse, but nothing plays.',
};

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
  /** What an operator has saved here: the service answers with it within a minute. */
  const [stored, setStored] = useState<readonly SubscriptionPeriod[] | null>(null);
  const stateOf = (known: AdminSubscription['state']) =>
    stored === null ? known : subscriptionState(stored, new Date());
  return (
    <QueryResult query={query}>
      {({ state: known, periods, contact }) => {
        const state = stateOf(known);
        return (
          <>
            <Notice tone={state === 'FULL' || state === 'TRIAL' ? 'success' : 'warning'}>
              <p>{allows[state]}</p>
            </Notice>
            {operator ? (
              <SubscriptionsEditor organisationId={organisationId} onStored={setStored} />
            ) : periods.length > 0 ? (
              <Periods periods={periods} />
            ) : null}
            {operator || contact === '' ? null : (
              <p>
                Questions, a longer subscription or more people? Write to{' '}
                <a href={`mailto:${contact}`}>{contact}</a>.
              </p>
            )}
          </>
        );
      }}
    </QueryResult>
  );
}
