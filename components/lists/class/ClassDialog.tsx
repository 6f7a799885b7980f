import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide';
import { useState } from 'react';
import { DeviceDay } from '@/components/ui/text/DeviceDay';
import { CodeAndPicture } from '@/components/codes/CodeAndPicture';
import { useShell } from '@/components/shell/shell-context';
import { Button } from '@/components/ui/form/Button';
import { CopyButton } from '@/components/ui/form/CopyButton';
import { Dialog } from '@/components/ui/message/Dialog';
import { TextField } from '@/components/ui/form/TextField';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { Notice } from '@/components/ui/message/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { codeOf } from '@/lib/browser/error-code';
import { deviceDay } from '@/lib/browser/today';
import { LONGEST_OPENING_DAYS, MOST_OPENINGS } from '@/lib/contracts/personal/list-limits';
import type { ClassOpening } from '@/lib/contracts/personal/class';
import type { ShownEntry, TeachingList } from '@/lib/contracts/personal/lists';
import { entryName } from '@/lib/domain/lists/words';
import { toast, toastFailure } from '@/stores/toasts';
import { useAttempt } from '@/hooks/use-attempt';
import { usePersonKey } from '@/hooks/use-person-key';
import styles from './class-dialog.module.css';
import { EndAccess } from './EndAccess';
import { ShownLarge } from './ShownLarge';
import { LoadFailed } from '@/components/ui/message/LoadFailed';

const load = () => import('@/lib/clients/product-api/personal/classes');
const DAY_MS = 24 * 60 * 60_000;
const USUAL_DAYS = 14;
/** How often the counts are fetched, ms; they change while a class works. */
const ASK_EVERY_MS = 10_000;

interface Days {
  from: string;
  until: string;
}

const dayOf = (at: number) => deviceDay(new Date(at));

/** From the start of the first day (or now, if that is today) to the end of the last day, in local time. */
function datesOf({ from, until }: Days) {
  const opensAt = Math.max(Date.parse(`${from}T00:00:00`), Date.now() - 1_000);
  const closesAt = Math.min(Date.parse(`${until}T23:59:00`), opensAt + LONGEST_OPENING_DAYS * DAY_MS);
  return { opensAt: new Date(opensAt).toISOString(), closesAt: new Date(closesAt).toISOString() };
}
const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '');
const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
const fail = 'That did not work. Please try again.';
/** Trying again would not help. */
const refused = (error: unknown) =>
  codeOf(error) === 'CONFLICT'
    ? `This list has been opened ${MOST_OPENINGS} times already. A copy of it can be opened again.`
    : fail;

/** @param onChange called when a class was opened or closed */
function useOpenings(listId: string, onChange: () => void) {
  const client = useQueryClient();
  const queryKey = usePersonKey('class-openings', listId);
  const { data, isFetchedAfterMount, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await load()).fetchOpenings(listId, signal),
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
  });
  const { isBusy, run } = useAttempt();
  const [now] = useState(() => Date.now());
  return {
    /** Undefined until they are fetched. */
    openings: data?.filter(({ closedAt, closesAt }) => closedAt === null && Date.parse(closesAt) > now),
    /** Also while they are fetched again. */
    isUnread: data === undefined && isFetchedAfterMount,
    readAgain: () => refetch(),
    isOpening: isBusy,
    /** Resolves to whether it was opened. */
    open: async (days: Days) => {
      const work = async (id: string) => {
        const made = await (await load()).openToClass({ id, listId, ...datesOf(days) });
        // An answer from before would take it away again.
        await client.cancelQueries({ queryKey });
        // Shown at once: with the form still there, a second press would open a second class.
        client.setQueryData(queryKey, (before: readonly ClassOpening[] = []) => [
          made,
          ...before.filter((one) => one.id !== made.id),
        ]);
      };
      const isOpen = await run(work, (error) => toastFailure(refused(error)));
      if (isOpen) onChange();
      return isOpen;
    },
    close: async (id: string) => {
      await (await load()).closeToClass(id);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before: readonly ClassOpening[] = []) =>
        before.filter((one) => one.id !== id),
      );
      toast({ message: 'Class access ended' });
      onChange();
      void refetch();
    },
  };
}

/** How often each entry was played or read; never by whom. */
function Used({ entries, played }: { entries: readonly ShownEntry[] } & Pick<ClassOpening, 'played'>) {
  const used = entries.filter(({ id }) => played[id]);
  if (used.length === 0) return null;
  return (
    <ul className={styles.used} aria-label="Played or read">
      {used.map((entry) => (
        <li key={entry.id}>
          <span dir="auto">{entryName(entry) ?? 'An entry that is no longer shown'}</span>{' '}
          {times(played[entry.id] ?? 0)}
        </li>
      ))}
    </ul>
  );
}

interface OpeningProps {
  opening: ClassOpening;
  entries: readonly ShownEntry[];
  onEnd: () => Promise<void>;
}

function Opening({ opening, entries, onEnd }: OpeningProps) {
  const { origin } = useShell();
  const link = `${origin}/class/${opening.link}`;
  const [isAhead] = useState(() => Date.parse(opening.opensAt) > Date.now());
  return (
    <li className={styles.opening}>
      <ShownLarge
        actions={
          <>
            <CopyButton icon={Link2} text={link} said="Link for the class copied">
              Copy link for home
            </CopyButton>
            <EndAccess code={opening.code} onEnd={onEnd} />
          </>
        }
      >
        <CodeAndPicture
          code={opening.code}
          picture={{ text: link, label: 'QR code of the link' }}
          before={<p className={styles.hint}>At school, at {withoutScheme(origin)}/class</p>}
          after={
            <p className={styles.hint}>
              {isAhead ? (
                <>
                  From <DeviceDay at={opening.opensAt} />, until{' '}
                </>
              ) : (
                'Until '
              )}
              <DeviceDay at={opening.closesAt} />
            </p>
          }
        />
      </ShownLarge>
      {/* To be selected where the browser does not allow copying. */}
      <p className={styles.hint}>At home, at {withoutScheme(link)}</p>
      <p className={styles.hint}>
        {opening.opened === 0 ? 'Not opened yet' : `Opened ${times(opening.opened)}`}
      </p>
      <Used entries={entries} played={opening.played} />
    </li>
  );
}

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
function NewOpening({ hasOthers, isBusy, open }: NewOpeningProps) {
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

interface ClassDialogProps {
  list: TeachingList;
  /** A class was opened or closed. */
  onChange: () => void;
  onClose: () => void;
}

/** Opens a list to a class, shows its code and link, and closes it again. */
export function ClassDialog({ list, onChange, onClose }: ClassDialogProps) {
  const { openings, isUnread, readAgain, isOpening, open, close } = useOpenings(list.id, onChange);
  // Before they are fetched, the list says whether there are any.
  const hasOpenings = openings ? openings.length > 0 : Boolean(list.openToClass);
  return (
    <Dialog onClose={onClose} title="Open to a class">
      <Stack gap={6}>
        <p>
          Students see and play this list and nothing else, under your organisation’s settings. No account, no
          names: you see how often, not who.
        </p>
        {list.entries.length === 0 ? (
          <Notice tone="warning" title="This list is empty">
            <p>Students will find nothing until you add something.</p>
          </Notice>
        ) : null}
        {openings && hasOpenings ? (
          <ul className={styles.openings}>
            {openings.map((opening) => (
              <Opening
                key={opening.id}
                opening={opening}
                entries={list.entries}
                onEnd={() => close(opening.id)}
              />
            ))}
          </ul>
        ) : null}
        {hasOpenings && openings === undefined && !isUnread ? (
          <p className={styles.hint}>Looking for the class codes</p>
        ) : null}
        {/* A sentence of its own for each, so that no more is read aloud than what has changed. */}
        <div role="status" aria-atomic="false" className="visually-hidden">
          {openings?.map(({ id, code, opened }) => (
            <p key={id}>{`Class code ${code}, opened ${times(opened)}.`}</p>
          ))}
        </div>
        {isUnread ? (
          <LoadFailed onRetry={readAgain} />
        ) : (
          <NewOpening hasOthers={hasOpenings} open={open} isBusy={isOpening} />
        )}
      </Stack>
    </Dialog>
  );
}
