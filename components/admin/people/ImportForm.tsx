import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import type { LineFault, PeopleReading } from '@/lib/domain/administration/people-csv';
import { AdminTable } from '../AdminTable';
import { loadAdminCalls } from '../use-admin';
import styles from '../admin.module.css';

const load = () => import('@/lib/domain/administration/people-csv');
const nothing: PeopleReading = { people: [], faults: [] };

function Faults({ faults }: { faults: readonly LineFault[] }) {
  if (faults.length === 0) return null;
  return (
    <AdminTable
      caption="Lines that cannot be used"
      columns={['Line', 'What is wrong']}
      rows={faults.map(({ line, message }) => ({
        key: `${line} ${message}`,
        name: line,
        cells: [<span className={styles.fault}>{message}</span>],
      }))}
    />
  );
}

/** Invites people from a CSV file. All errors are listed by line first, and nobody is invited until there are none. */
export function ImportForm({ organisationId, onDone }: { organisationId: string; onDone: () => void }) {
  const [{ people, faults }, setReading] = useState(nothing);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const reading = (await load()).readPeopleCsv(await file.text());
    setReading(reading);
    setSaid(
      reading.faults.length > 0
        ? `${reading.faults.length} faults; nobody is invited until they are mended.`
        : `${reading.people.length} people, and nothing is wrong.`,
    );
  };
  const invite = async () => {
    setBusy(true);
    const { inviteAdminPerson } = await loadAdminCalls();
    const refused: LineFault[] = [];
    for (const [index, { line, person }] of people.entries()) {
      setSaid(`Inviting ${index + 1} of ${people.length} …`);
      await inviteAdminPerson(organisationId, person).catch((error: unknown) =>
        refused.push({ line, message: error instanceof Error ? error.message : 'was refused' }),
      );
    }
    setReading({ people: [], faults: refused });
    setSaid(`${people.length - refused.length} invited, ${refused.length} not.`);
    setBusy(false);
    onDone();
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
            onChange={({ target }) => void read(target.files?.[0])}
          />
        )}
      </Field>
      <Faults faults={faults} />
      {people.length > 0 && faults.length === 0 ? (
        <Button className={styles.action} onClick={() => void invite()} disabled={isBusy}>
          Invite {people.length} people
        </Button>
      ) : null}
      <p role="status">{said}</p>
    </div>
  );
}
