import { useRef, useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { CopyButton } from '@/components/ui/form/CopyButton';
import { Field } from '@/components/ui/form/Field';
import type { LineFault, PeopleReading } from '@/lib/domain/administration/people-csv';
import type { Invited } from '@/lib/contracts/administration/people';
import { utf8Text } from '@/lib/domain/text/utf8-text';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { Table } from '@/components/ui/table/Table';
import { failureWords } from '../failure-words';
import { loadAdminCalls } from '../use-admin';
import { useTold } from '../use-told';
import styles from '../admin.module.css';

const load = () => import('@/lib/domain/administration/people-csv');
/** What some spreadsheets write for “CSV”; the letters with accents in it would be lost. */
const NOT_UTF8 = 'The table is not in UTF-8. Save it as “CSV UTF-8” and choose it again.';
/** Of a file that is another table altogether, each line has a fault. */
const MOST_FAULTS_LISTED = 100;
const nothing: PeopleReading = { people: [], faults: [] };
const peopleCount = (count: number) => (count === 1 ? '1 person' : `${count} people`);

function readingWords({ people, faults }: PeopleReading): string {
  if (faults.length === 0) return `${peopleCount(people.length)}; no faults found.`;
  return faults.length === 1
    ? '1 fault; nobody is invited until it is corrected.'
    : `${faults.length} faults; nobody is invited until they are corrected.`;
}

interface Letter {
  email: string;
  answer: Invited;
}

function Faults({ faults }: { faults: readonly LineFault[] }) {
  if (faults.length === 0) return null;
  return (
    <>
      <Table
        caption="Lines that cannot be used"
        columns={['Line', 'What is wrong']}
        rows={faults.slice(0, MOST_FAULTS_LISTED).map(({ line, message }) => ({
          key: `${line} ${message}`,
          name: line,
          cells: [<span className={styles.fault}>{message}</span>],
        }))}
      />
      {faults.length > MOST_FAULTS_LISTED ? <p>The first {MOST_FAULTS_LISTED} are listed.</p> : null}
    </>
  );
}

const FAILED = 'The e-mail could not be sent. Send the invitation again later, from the list of people.';

interface LinkProps {
  email: string;
  link: string;
  onCopied: (link: string) => void;
}

function Link({ email, link, onCopied }: LinkProps) {
  return (
    <>
      <code className={styles.code}>{link}</code>{' '}
      <CopyButton
        size="small"
        aria-label={`Copy the link for ${email}`}
        text={link}
        said="Link copied"
        onCopied={() => onCopied(link)}
      >
        Copy
      </CopyButton>
    </>
  );
}

/** What the administrator still has to do for some who were invited. */
function Remaining({ letters }: { letters: readonly Letter[] }) {
  const [copied, setCopied] = useState<readonly string[]>([]);
  const note = (link: string) => setCopied((links) => [...links, link]);
  useUnsavedWarning(
    letters.some(({ answer: { link } }) => link !== null && !copied.includes(link)),
    'Leave this page? One-time links that you have not copied are shown nowhere else.',
  );
  if (letters.length === 0) return null;
  return (
    <>
      {letters.some(({ answer }) => answer.link !== null) ? (
        <p>This library doesn’t send e-mail. Give each of them their one-time link.</p>
      ) : null}
      <Table
        caption="Invited, with something left to do"
        columns={['E-mail', 'One-time link']}
        rows={letters.map(({ email, answer }) => ({
          key: email,
          name: email,
          cells: [answer.link === null ? FAILED : <Link email={email} link={answer.link} onCopied={note} />],
        }))}
      />
    </>
  );
}

/** Invites one after the other. Returns who was refused, and those whose letter did not leave. */
async function inviteAll(
  organisationId: string,
  people: PeopleReading['people'],
  say: (words: string) => void,
) {
  const { inviteAdminPerson } = await loadAdminCalls();
  const refused: LineFault[] = [];
  const left: Letter[] = [];
  for (const [index, { line, person }] of people.entries()) {
    say(`Inviting ${index + 1} of ${people.length} …`);
    await inviteAdminPerson(organisationId, person).then(
      (answer) => (answer.letter === 'sent' ? 0 : left.push({ email: person.email, answer })),
      (error: unknown) => refused.push({ line, message: failureWords(error, 'This was refused.') }),
    );
  }
  return { refused, left };
}

/** Invites people from a CSV file. All errors are listed by line first, and nobody is invited until there are none. */
export function ImportForm({ organisationId, onDone }: { organisationId: string; onDone: () => void }) {
  const [{ people, faults }, setReading] = useState(nothing);
  const { said, isBusy, say, tell } = useTold();
  const status = useRef<HTMLParagraphElement>(null);
  const [letters, setLetters] = useState<readonly Letter[]>([]);
  useUnsavedWarning(isBusy);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = utf8Text(await file.arrayBuffer());
    const reading = text === null ? nothing : (await load()).readPeopleCsv(text);
    setReading(reading);
    say(text === null ? NOT_UTF8 : readingWords(reading));
  };
  const invite = async () => {
    const { refused, left } = await inviteAll(organisationId, people, say);
    setReading({ people: [], faults: refused });
    // The links of a table before this one stay: they are shown nowhere else.
    const again = new Set(left.map(({ email }) => email));
    setLetters((before) => [...before.filter(({ email }) => !again.has(email)), ...left]);
    // Its button goes.
    status.current?.focus();
    onDone();
    return `${people.length - refused.length} invited, ${refused.length} not.`;
  };
  return (
    <div className={styles.form}>
      <Field
        label="People in a table (CSV)"
        hint="The first line names the columns: email, firstName, lastName, roles. Several roles are separated by a semicolon."
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              // Emptied, so that a corrected file of the same name is read too.
              void read(target.files?.[0])
                .catch(() => say('The file could not be read. Please try again.'))
                .finally(() => (target.value = ''));
            }}
          />
        )}
      </Field>
      <Faults faults={faults} />
      <Remaining letters={letters} />
      {people.length > 0 && faults.length === 0 ? (
        <Button className={styles.action} onClick={() => void tell(invite)} softDisabled={isBusy}>
          Invite {peopleCount(people.length)}
        </Button>
      ) : null}
      <p role="status" ref={status} tabIndex={-1}>
        {said}
      </p>
    </div>
  );
}
