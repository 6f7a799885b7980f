import { useId, useState } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { Button } from '@/components/ui/form/Button';
import { Dialog } from '@/components/ui/message/Dialog';
import { DialogFault } from '@/components/ui/message/DialogFault';
import { Field } from '@/components/ui/form/Field';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import type { OperatedEntry, SetPlan } from '@/lib/contracts/administration/entries';
import { dayAndTime, inUtc } from '@/lib/domain/text/calendar';
import { loadOperatorCalls } from '../use-admin';
import type { EntryDialogProps } from './entry-dialog';
import { useEntryDialog } from './use-entry-dialog';
import styles from '../admin.module.css';

/** `value`: as a `datetime-local` input holds it. */
function MomentField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { country } = useShell().viewer;
  const at = inUtc(value);
  const clock = useId();
  return (
    <>
      <Field label="Day and time (UTC)">
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            required
            aria-describedby={clock}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <p id={clock} className={styles.hint}>
        {at ? `On the clock of this device: ${dayAndTime(at, country)}.` : 'UTC has no summer time.'}
      </p>
    </>
  );
}

interface FormProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onPlan: (at: Date) => void;
  fault: string | null;
  published: boolean;
}

function PlanForm({ id, value, onChange, onPlan, fault, published }: FormProps) {
  const submit = handleSubmit(() => {
    const at = inUtc(value);
    if (at) onPlan(at);
  });
  return (
    <form id={id} onSubmit={submit} className={styles.form}>
      <p>
        {published
          ? 'Nobody sees it from that moment.'
          : 'Everyone who may see it can find it from that moment.'}{' '}
        The library does this by itself, within a minute.
      </p>
      <MomentField value={value} onChange={onChange} />
      <DialogFault fault={fault} />
    </form>
  );
}

interface ActionsProps {
  /** Id of the form. */
  form: string;
  isBusy: boolean;
  published: boolean;
  /** Null: nothing is planned. */
  onCancel: (() => void) | null;
  onLeave: () => void;
}

function Actions({ form, isBusy, published, onCancel, onLeave }: ActionsProps) {
  return (
    <>
      <Button type="submit" form={form} softDisabled={isBusy}>
        {published ? 'Unpublish then' : 'Publish then'}
      </Button>
      {onCancel ? (
        <Button look="secondary" softDisabled={isBusy} onClick={onCancel}>
          Cancel the plan
        </Button>
      ) : null}
      <Button look="secondary" softDisabled={isBusy} onClick={onLeave}>
        Leave it as it is
      </Button>
    </>
  );
}

const plannedWords = (name: string, published: boolean) =>
  published ? `It is planned when ${name} is unpublished.` : `It is planned when ${name} is published.`;

/** The moment may have come while the plan was on the screen; then there is nothing to cancel, and that is no failure. */
function cancelledWords(name: string, wasPublished: boolean, now: OperatedEntry): string {
  if (now.published === wasPublished) return `Nothing is planned for ${name} any more.`;
  return `It is too late to cancel the plan: ${name} is ${now.published ? 'published' : 'unpublished'}.`;
}

/** Schedules when an entry is published or unpublished, or cancels the schedule. */
export function EntryPlan({ entry, called: name, onDone }: EntryDialogProps) {
  // Kept while the dialog is closed: Escape is an easy slip.
  const [typed, setTyped] = useState<string | null>(null);
  const done = (said: string) => {
    setTyped(null);
    onDone(said);
  };
  const { isOpen, fault, isBusy, open, close, run } = useEntryDialog({ called: name, onDone: done });
  const form = useId();
  const { id, published, version, plan } = entry;
  const set = (wish: SetPlan['plan'], said: string | ((now: OperatedEntry) => string)) =>
    void run(async () => (await loadOperatorCalls()).setPlan(id, { version, plan: wish }), said);
  return (
    <>
      <Button look="secondary" size="small" onClick={open} aria-label={`Plan for ${name}…`}>
        Plan…
      </Button>
      {isOpen ? (
        <Dialog
          onClose={close}
          title={published ? `When is ${name} to be unpublished?` : `When is ${name} to be published?`}
          footer={
            <Actions
              form={form}
              isBusy={isBusy}
              published={published}
              onCancel={plan && (() => set(null, (now) => cancelledWords(name, published, now)))}
              onLeave={() => {
                setTyped(null);
                close();
              }}
            />
          }
        >
          <PlanForm
            id={form}
            value={typed ?? plan?.at.slice(0, 16) ?? ''}
            onChange={setTyped}
            onPlan={(at) =>
              set({ published: !published, at: at.toISOString() }, plannedWords(name, published))
            }
            fault={fault}
            published={published}
          />
        </Dialog>
      ) : null}
    </>
  );
}
