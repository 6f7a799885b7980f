import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { Heading } from '@/components/ui/text/Heading';
import { Row } from '@/components/ui/layout/Stack';
import type { SubscribedPeriod, Subscriptions } from '@/lib/contracts/administration/operator';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { QueryResult } from '../QueryResult';
import { SaveBar } from '../SaveBar';
import { loadOperatorCalls, useAdmin } from '../use-admin';
import { useReloaded } from '../use-reloaded';
import { useVersioned } from '../use-versioned';
import styles from '../admin.module.css';

const kinds: Readonly<Record<SubscribedPeriod['type'], string>> = { full: 'Full', trial: 'Trial' };

interface PeriodProps {
  /** From 1. */
  number: number;
  period: SubscribedPeriod;
  onChange: (changes: Partial<SubscribedPeriod>) => void;
  onRemove: () => void;
}

function Period({ number, period, onChange, onRemove }: PeriodProps) {
  const day = (label: string, value: string, change: (day: string) => void) => (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          required
          value={value.slice(0, 10)}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
  return (
    <fieldset className={styles.choices}>
      <legend>Subscription {number}</legend>
      <Field label="Kind">
        {(control) => (
          <select
            {...control}
            value={period.type}
            onChange={({ target }) => onChange({ type: target.value === 'full' ? 'full' : 'trial' })}
          >
            {Object.entries(kinds).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {day('From', period.startDate, (startDate) => onChange({ startDate }))}
      {day('Last day', period.endDate, (endDate) => onChange({ endDate }))}
      <Row gap={2}>
        <Button look="quiet" size="small" onClick={onRemove} aria-label={`Remove subscription ${number}`}>
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

interface EditorProps {
  organisationId: string;
  start: Subscriptions;
  onReload: () => void;
  onStored: (periods: readonly SubscribedPeriod[]) => void;
}

function Editor({ organisationId, start, onReload, onStored }: EditorProps) {
  const [draft, setDraft] = useState(start.periods);
  const editing = useVersioned<Subscriptions, SubscribedPeriod[]>({
    start,
    wishOf: ({ periods }) => periods,
    send: async (periods, version) => {
      const { setSubscriptions } = await loadOperatorCalls();
      const next = await setSubscriptions(organisationId, { version, periods });
      onStored(next.periods);
      return next;
    },
    done: 'Saved. It takes effect everywhere within a minute.',
  });
  const { stored, undo } = editing;
  useUnsavedWarning(draft !== stored.periods);
  const show = (next: Subscriptions | null) => {
    // What was typed while it was saved stays.
    if (next) setDraft((now) => (now === draft ? next.periods : now));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void editing.save(draft).then(show);
  };
  const change = (id: string, changes: Partial<SubscribedPeriod>) =>
    setDraft((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  return (
    <form onSubmit={save} className={styles.form}>
      {draft.map((period, index) => (
        <Period
          key={period.id}
          number={index + 1}
          period={period}
          onChange={(changes) => change(period.id, changes)}
          onRemove={() => setDraft((before) => before.filter(({ id }) => id !== period.id))}
        />
      ))}
      <SaveBar {...editing} onReload={onReload} onUndo={undo && (() => void undo().then(show))}>
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
  if (company === null) return 'This organisation has no company, and so none that could subscribe.';
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
  const { generation, reload } = useReloaded(query);
  return (
    <QueryResult query={query}>
      {(start) => (
        <section className={styles.form}>
          <Heading level={2}>Subscriptions</Heading>
          <p className={styles.hint}>{about(start)}</p>
          {start.company ? (
            <Editor
              key={generation}
              organisationId={organisationId}
              start={start}
              onReload={reload}
              onStored={onStored}
            />
          ) : null}
        </section>
      )}
    </QueryResult>
  );
}
