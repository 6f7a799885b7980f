import { useRef, useState } from 'react';
import { Heading } from '@/components/ui/Heading';
import { Row } from '@/components/ui/Stack';
import {
  ENTRIES_A_PAGE,
  type OperatedEntries,
  type OperatedEntry,
  type PlannedChange,
} from '@/lib/contracts/administration-entries';
import { anyTypeName } from '@/lib/domain/administration/type-names';
import { Asked } from '../Asked';
import { Finder, useFound } from '../Finder';
import { Moment } from '../Moment';
import { loadOperatorCalls } from '../use-admin';
import { EntryAct } from './EntryAct';
import { EntryDraft } from './EntryDraft';
import { EntryPlan } from './EntryPlan';
import styles from '../admin.module.css';

const fetchEntries = async (words: string, offset: number) =>
  (await loadOperatorCalls()).fetchEntries(words, offset);

const typeOf = ({ type }: OperatedEntry) => anyTypeName(type);
/** A play and its productions often have one name. */
const calledOf = (entry: OperatedEntry) => `${entry.name ?? entry.id} (${typeOf(entry)})`;

function Planned({ plan: { published, at, failure } }: { plan: PlannedChange }) {
  const change = published ? 'published' : 'taken back';
  if (failure === null)
    return (
      <div className={styles.facts}>
        To be {change} on <Moment at={at} />
      </div>
    );
  return (
    <div className={styles.fault}>
      Was to be {change} on <Moment at={at} />, which was refused: {failure}
    </div>
  );
}

interface FoundProps extends Pick<OperatedEntries, 'entries'> {
  onDone: (said: string) => void;
}

function Found({ entries, onDone }: FoundProps) {
  return (
    <ul className={styles.rows} aria-label="Entries">
      {entries.map((entry) => (
        <li key={entry.id} className={styles.row}>
          <div>
            <b>{entry.name ?? entry.id}</b> {entry.published ? 'Published' : 'Draft'}
            <div className={styles.facts}>
              {typeOf(entry)}, {entry.id}, <Moment at={entry.updated} />
            </div>
            {entry.plan ? <Planned plan={entry.plan} /> : null}
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

/** Entries are written elsewhere; here they are only taken back and published. */
function EntriesFinder() {
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const found = useFound('entries', fetchEntries);
  const done = async (words: string) => {
    setSaid(words);
    await found.query.refetch();
    // The row is another one now, and its button with it.
    status.current?.focus();
  };
  return (
    <>
      <Heading level={2}>Entries</Heading>
      <p className={styles.hint}>
        Entries are written and imported by the command npm run content. Here they are taken back and
        published again, at once or at a moment that you choose. Those with a plan come first.
      </p>
      <Finder
        found={found}
        title="Entries"
        label="Find entries"
        hint="Part of a name, or an id."
        what="entries"
        none="No entry."
        aPage={ENTRIES_A_PAGE}
        shownOf={({ entries }) => entries.length}
        status={
          <p role="status" ref={status} tabIndex={-1}>
            {said}
          </p>
        }
      >
        {({ entries }) => <Found entries={entries} onDone={(words) => void done(words)} />}
      </Finder>
    </>
  );
}

/** Entries of the library’s own content service, found by name. Nothing of it where content is written elsewhere. */
export function Entries() {
  // The same call as the first of the finder: it is made once.
  const { query } = useFound('entries', fetchEntries);
  return (
    <Asked query={query}>
      {({ own }) =>
        own ? (
          <EntriesFinder />
        ) : (
          <p className={styles.hint}>Entries are published and taken back where they are written.</p>
        )
      }
    </Asked>
  );
}
