import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { TextField } from '@/components/ui/form/TextField';
import { LONGEST_OPENING_DAYS } from '@/lib/contracts/personal/list-limits';
import styles from './class-dialog.module.css';
import { DAY_MS, dayOf, type Days } from './opening-days';

const USUAL_DAYS = 14;

/** Chooses the days on which a class is let in. */
function DaysForm({ isBusy, onOpen }: { isBusy: boolean; onOpen: (days: Days) => void }) {
  const [today] = useState(() => Date.now());
  const [days, setDays] = useState<Days>(() => ({
    from: dayOf(today),
    until: dayOf(today + USUAL_DAYS * DAY_MS),
  }));
  const last = dayOf(
    Date.parse(`${days.from || dayOf(today)}T12:00:00`) + (LONGEST_OPENING_DAYS - 1) * DAY_MS,
  );
  return (
    <form className={styles.form} onSubmit={handleSubmit(() => onOpen(days))}>
      <div className={styles.days}>
        <TextField
          label="From"
          type="date"
          value={days.from}
          min={dayOf(today)}
          required
          onText={(from) => setDays((now) => ({ ...now, from }))}
        />
        <TextField
          label="Until"
          type="date"
          value={days.until}
          min={days.from}
          max={last}
          required
          onText={(until) => setDays((now) => ({ ...now, until }))}
        />
      </div>
      <p className={styles.hint}>At most {LONGEST_OPENING_DAYS} days.</p>
      <Button type="submit" softDisabled={isBusy}>
        Open and get a code
      </Button>
    </form>
  );
}

interface NewOpeningProps {
  hasOthers: boolean;
  isBusy: boolean;
  /** Resolves to whether it was opened. */
  open: (days: Days) => Promise<boolean>;
}

/** The form for a first class; for another one it is asked for, and goes once there is a code: Enter pressed twice opens one. */
export function NewOpening({ hasOthers, isBusy, open }: NewOpeningProps) {
  const [isAsked, setAsked] = useState(false);
  const send = async (days: Days) => {
    if (await open(days)) setAsked(false);
  };
  return (
    <>
      {hasOthers ? (
        <div>
          <Button look="secondary" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
            Open to another class
          </Button>
        </div>
      ) : null}
      {hasOthers && !isAsked ? null : <DaysForm isBusy={isBusy} onOpen={(days) => void send(days)} />}
    </>
  );
}
