import { useId, useState, type FormEvent } from 'react';
import { useShell } from '@/components/shell/shell-context';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Field } from '@/components/ui/Field';
import { Notice } from '@/components/ui/Notice';
import type { OperatedEntry, SetPlan } from '@/lib/contracts/administration-entries';
import { dayAndTime, inUtc } from '@/lib/domain/text/calendar';
import { loadOperatorCalls } from '../use-admin';
import styles from '../admin.module.css';

interface EntryPlanProps {
  entry: OperatedEntry;
  /** Its name, and what tells it from others of that name. */
  called: string;
  /** What was done, in words; the list is read anew. */
  onDone: (said: string) => void;
}

/** `value` as the field has it. */
function MomentField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { country } = useShell().viewer;
  const at = inUtc(value);
  const clock = useId();
  return (
    <>
      <Field label="Day and time (UTC)">
        {(control) => (
          <input {...control} type="datetime-local" required aria-describedby={clock} value={value} onChange={({ target }) => onChange(target.value)} />
        )}
      </Field>
      <p id={clock} className={styles.hint}>
        {at ? `On the clock of this device: ${dayAndTime(at, country)}.` : 'UTC has no summer time.'}
      </p>
    </>
  );
} // prettier-ignore

interface FormProps {
  id: string;
  start: string;
  onPlan: (at: Date) => void;
  fault: string | null;
  published: boolean;
}

function PlanForm({ id, start, onPlan, fault, published }: FormProps) {
  const [value, setValue] = useState(start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = inUtc(value);
    if (at) onPlan(at);
  };
  return (
    <form id={id} onSubmit={submit} className={styles.form}>
      <p>
        {published ? 'It is shown to nobody from that moment on.' : 'Whoever may see it can find it from that moment on.'}{' '}
        The library does it by itself, within a minute.
      </p>
      <MomentField value={value} onChange={setValue} />
      {fault === null ? null : (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
    </form>
  );
} // prettier-ignore

/** Plans the moment at which an entry is taken back or published, or cancels what is planned. */
export function EntryPlan({ entry, called: name, onDone }: EntryPlanProps) {
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const form = useId();
  const { id, published, version, plan } = entry;
  const set = async (wish: SetPlan['plan'], said: string) => {
    try {
      await (await loadOperatorCalls()).setPlan(id, { version, plan: wish });
      setOpen(false);
      onDone(said);
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'That did not work. Please try again.');
    }
  };
  const open = () => {
    setFault(null);
    setOpen(true);
  };
  return (
    <>
      <Button look="secondary" size="small" onClick={open} aria-label={`Plan for ${name}…`}>
        Plan…
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={published ? `When is ${name} to be taken back?` : `When is ${name} to be published?`}
        footer={
          <>
            <Button type="submit" form={form}>
              {published ? 'Take back then' : 'Publish then'}
            </Button>
            {plan ? (
              <Button look="secondary" onClick={() => void set(null, `Nothing is planned for ${name} any more.`)}>
                Cancel the plan
              </Button>
            ) : null}
            <Button look="secondary" onClick={() => setOpen(false)}>
              Leave it as it is
            </Button>
          </>
        }
      >
        <PlanForm
          id={form}
          start={plan?.at.slice(0, 16) ?? ''}
          onPlan={(at) =>
            void set({ published: !published, at: at.toISOString() }, `It is planned when ${name} is ${published ? 'taken back' : 'published'}.`)
          }
          fault={fault}
          published={published}
        />
      </Dialog>
    </>
  );
} // prettier-ignore
