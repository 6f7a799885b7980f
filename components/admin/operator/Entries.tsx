import { useMemo, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { SelectField } from '@/components/ui/form/SelectField';
import { Tag } from '@/components/ui/text/Chip';
import { Heading } from '@/components/ui/text/Heading';
import { Row } from '@/components/ui/layout/Stack';
import {
  ENTRIES_A_PAGE,
  type OperatedEntries,
  type OperatedEntry,
  type PlannedChange,
} from '@/lib/contracts/administration/entries';
import { planStage } from '@/lib/domain/administration/plan-stage';
import { anyTypeName } from '@/lib/domain/administration/type-names';
import { compareNames } from '@/lib/domain/text/collation';
import { QueryResult } from '../parts/QueryResult';
import { Finder } from '../parts/Finder';
import { useFound } from '../parts/use-found';
import { Moment } from '../parts/Moment';
import { loadOperatorCalls } from '../use-admin';
import { EntryAct } from './EntryAct';
import { EntryDraft } from './EntryDraft';
import { EntryPlan } from './EntryPlan';
import { usePlanClock } from './use-plan-clock';
import styles from '../admin.module.css';

const useEntries = (type = '') =>
  useFound(
    'entries',
    async (words, offset) => (await loadOperatorCalls()).fetchEntries(words, type, offset),
    type,
  );

const typeOf = ({ type }: OperatedEntry) => anyTypeName(type);
/** Includes the type, because a play and its productions often share a name. */
const calledOf = (entry: OperatedEntry) => `${entry.name ?? entry.id} (${typeOf(entry)})`;

function Planned({ plan, now }: { plan: PlannedChange; now: Date }) {
  const { published, at, failure } = plan;
  switch (planStage(plan, now)) {
    case 'planned':
      return (
        <div className={styles.facts}>
          {published ? 'To be published on' : 'To be unpublished on'} <Moment at={at} />
        </div>
      );
    case 'due':
      return (
        <div className={styles.facts}>
          {published ? 'Being published, as planned for' : 'Being unpublished, as planned for'}{' '}
          <Moment at={at} />
        </div>
      );
    case 'refused':
      return (
        <div className={styles.fault}>
          {published ? 'Was to be published on' : 'Was to be unpublished on'} <Moment at={at} />, which was
          refused: {failure}
        </div>
      );
  }
}

interface FoundProps extends Pick<OperatedEntries, 'entries'> {
  onDone: (said: string) => void;
  fetchAgain: () => unknown;
}

function Found({ entries, onDone, fetchAgain }: FoundProps) {
  const plans = useMemo(() => entries.flatMap(({ plan }) => plan ?? []), [entries]);
  const now = usePlanClock(plans, fetchAgain);
  return (
    <ul className={classNames(styles.rows, styles.acted)} aria-label="Entries">
      {entries.map((entry) => (
        <li key={entry.id} className={styles.row}>
          <div>
            <b>{entry.name ?? entry.id}</b> <Tag>{entry.published ? 'Published' : 'Draft'}</Tag>
            <div className={styles.facts}>
              {typeOf(entry)}, {entry.id}, <Moment at={entry.updated} />
            </div>
            {entry.plan ? <Planned plan={entry.plan} now={now} /> : null}
          </div>
          <Row gap={2} key={entry.version}>
            {entry.published ? null : <EntryDraft entry={entry} called={calledOf(entry)} />}
            <EntryPlan entry={entry} called={calledOf(entry)} onDone={onDone} />
            <EntryAct entry={entry} called={calledOf(entry)} onDone={onDone} />
          </Row>
        </li>
      ))}
    </ul>
  );
}

interface TypeFieldProps extends Pick<OperatedEntries, 'types'> {
  type: string;
  onType: (type: string) => void;
}

function TypeField({ types, type, onType }: TypeFieldProps) {
  const named = types
    .map((id) => ({ id, name: anyTypeName(id) }))
    .toSorted((one, two) => compareNames(one.name, two.name));
  return (
    <SelectField
      label="Type"
      className={styles.form}
      none="All"
      options={named}
      value={type}
      onChoose={onType}
    />
  );
}

/** Entries are written elsewhere; here they can only be published and unpublished. */
function EntriesFinder({ types }: Pick<OperatedEntries, 'types'>) {
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const [type, setType] = useState('');
  const found = useEntries(type);
  const filter = (next: string) => {
    setType(next);
    found.go(0);
  };
  const done = async (words: string) => {
    setSaid(words);
    await found.query.refetch();
    // The row's buttons were replaced, so the focus would be lost.
    status.current?.focus();
  };
  return (
    <>
      <Heading level={2}>Entries</Heading>
      <p className={styles.hint}>
        Entries are written and imported by the command <code>npm run content</code>. Here they are
        unpublished and published again, at once or at a moment that you choose. Those with a plan come first.
      </p>
      <Finder
        found={found}
        title="Entries"
        label="Find entries"
        hint="Part of a name, or an id."
        what="entries"
        none="No entry."
        aPage={ENTRIES_A_PAGE}
        between={
          <>
            <TypeField types={types} type={type} onType={filter} />
            <p role="status" ref={status} tabIndex={-1}>
              {said}
            </p>
          </>
        }
      >
        {({ entries }) => (
          <Found entries={entries} onDone={(words) => void done(words)} fetchAgain={found.query.refetch} />
        )}
      </Finder>
    </>
  );
}

/** Searches the entries of the library’s own content service; if content is written elsewhere, says so instead. */
export function Entries() {
  // The same query key as the finder's first search, so the finder starts with this answer.
  const { query } = useEntries();
  return (
    <QueryResult query={query}>
      {({ own, types }) =>
        own ? (
          <EntriesFinder types={types} />
        ) : (
          <p className={styles.hint}>Entries are published and unpublished where they are written.</p>
        )
      }
    </QueryResult>
  );
}
