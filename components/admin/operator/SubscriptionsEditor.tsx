import { useEffect } from 'react';
import { Button } from '@/components/ui/form/Button';
import { SelectField } from '@/components/ui/form/SelectField';
import { TextField } from '@/components/ui/form/TextField';
import { Heading } from '@/components/ui/text/Heading';
import { Row } from '@/components/ui/layout/Stack';
import { leaveRow } from '@/lib/browser/leave-row';
import type { SubscribedPeriod, Subscriptions } from '@/lib/contracts/administration/operator';
import { QueryResult } from '../parts/QueryResult';
import { SaveBar } from '../parts/SaveBar';
import { loadOperatorCalls, useAdmin } from '../use-admin';
import { useVersionedDraft, type Refetched } from '../use-versioned-draft';
import styles from '../admin.module.css';

const kinds: { id: SubscribedPeriod['type']; name: string }[] = [
  { id: 'full', name: 'Full' },
  { id: 'trial', name: 'Trial' },
];

interface PeriodProps {
  /** From 1. */
  number: number;
  period: SubscribedPeriod;
  onChange: (changes: Partial<SubscribedPeriod>) => void;
  onRemove: () => void;
}

function Period({ number, period, onChange, onRemove }: PeriodProps) {
  const [from, last] = [period.startDate.slice(0, 10), period.endDate.slice(0, 10)];
  return (
    <fieldset className={styles.choices}>
      <legend>Subscription {number}</legend>
      <SelectField
        label="Kind"
        options={kinds}
        value={period.type}
        onChoose={(id) => onChange({ type: id === 'full' ? 'full' : 'trial' })}
      />
      <TextField
        label="From"
        type="date"
        required
        value={from}
        onText={(startDate) => onChange({ startDate })}
      />
      <TextField
        label="Last day"
        type="date"
        required
        min={from}
        value={last}
        onText={(endDate) => onChange({ endDate })}
      />
      <Row gap={2}>
        <Button
          look="quiet"
          size="small"
          onClick={({ currentTarget }) => {
            leaveRow(currentTarget, 'fieldset');
            onRemove();
          }}
          aria-label={`Remove subscription ${number}`}
        >
          Remove
        </Button>
      </Row>
    </fieldset>
  );
}

const fresh = (): SubscribedPeriod => ({
  id: crypto.randomUUID(),
  type: 'trial',
  startDate: '',
  endDate: '',
});

interface EditorProps extends Refetched<Subscriptions> {
  organisationId: string;
  /** Called with what is stored, when it is read or saved here. */
  onStored: (periods: readonly SubscribedPeriod[]) => void;
}

function Editor({ organisationId, onStored, ...query }: EditorProps) {
  const { stored, draft, setDraft, submit, ...editing } = useVersionedDraft({
    ...query,
    draftOf: ({ periods }) => periods,
    send: async (periods, version) =>
      (await loadOperatorCalls()).setSubscriptions(organisationId, { version, periods }),
    done: 'Saved. It takes effect everywhere within a minute.',
  });
  useEffect(() => onStored(stored.periods), [onStored, stored]);
  const change = (id: string, changes: Partial<SubscribedPeriod>) =>
    setDraft((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  return (
    <form onSubmit={submit} className={styles.form}>
      {draft.map((period, index) => (
        <Period
          key={period.id}
          number={index + 1}
          period={period}
          onChange={(changes) => change(period.id, changes)}
          onRemove={() => setDraft((before) => before.filter(({ id }) => id !== period.id))}
        />
      ))}
      <SaveBar {...editing}>
        <Button type="submit" softDisabled={editing.isBusy}>
          Save
        </Button>
        <Button look="secondary" onClick={() => setDraft((before) => [...before, fresh()])}>
          Add a subscription
        </Button>
      </SaveBar>
    </form>
  );
}

function about({ company }: Subscriptions): string {
  if (company === null) return 'This organisation has no company that could subscribe for it.';
  return company.organisations === 1
    ? `Subscribed by ${company.name}.`
    : `Subscribed by ${company.name}, for all of its ${company.organisations} organisations.`;
}

type SubscriptionsEditorProps = Pick<EditorProps, 'organisationId' | 'onStored'>;

/** Lets operators set the subscriptions of an organisation's company. */
export function SubscriptionsEditor({ organisationId, onStored }: SubscriptionsEditorProps) {
  const query = useAdmin(['subscriptions', organisationId], async () =>
    (await loadOperatorCalls()).fetchSubscriptions(organisationId),
  );
  return (
    <QueryResult query={query}>
      {(start) => (
        <section className={styles.form}>
          <Heading level={2}>Subscriptions</Heading>
          <p className={styles.hint}>{about(start)}</p>
          {start.company ? (
            <Editor
              organisationId={organisationId}
              start={start}
              refetch={query.refetch}
              onStored={onStored}
            />
          ) : null}
        </section>
      )}
    </QueryResult>
  );
}
