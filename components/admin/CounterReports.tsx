import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { SelectField } from '@/components/ui/form/SelectField';
import { Heading } from '@/components/ui/text/Heading';
import { saveBlob } from '@/lib/browser/save-file';
import { counterNames } from '@/lib/contracts/usage/counter-names';
import { monthName } from '@/lib/domain/text/calendar';
import { loadAdminCalls } from './use-admin';
import { useTold } from './use-told';
import styles from './admin.module.css';

const reports = Object.entries(counterNames).map(([id, name]) => ({ id, name: `${id}: ${name}` }));

interface CounterReportsProps {
  organisationId: string;
  /** Months that are closed, as yyyy-mm, oldest first. */
  months: readonly string[];
}

/** Reports of COUNTER 5.1 as tables, for a person: a system fetches them with a key. */
export function CounterReports({ organisationId, months }: CounterReportsProps) {
  const { said, isBusy, tell } = useTold();
  const newest = months.at(-1) ?? '';
  const [asked, setAsked] = useState({ report: 'PR_P1', from: newest, to: newest, isTotal: false });
  const choose = (name: 'report' | 'from' | 'to') => (value: string) => setAsked({ ...asked, [name]: value });
  const options = months.map((id) => ({ id, name: monthName(id) })).toReversed();
  const save = async () => {
    const { report, from, to, isTotal } = asked;
    const [begin = '', end = ''] = [from, to].toSorted();
    const table = { report, begin, end, isTotal };
    const { name, blob } = await (await loadAdminCalls()).fetchCounterTable(organisationId, table);
    saveBlob(name, blob);
    return `Saved as ${name}.`;
  };
  return (
    <>
      <Heading level={2}>COUNTER reports</Heading>
      <p className={styles.hint}>
        Tables for a spreadsheet, by COUNTER 5.1, which calls “Looked at or used” item investigations and
        “Played and read” item requests. A month is ready on the third day of the next.
      </p>
      {months.length === 0 ? (
        <p>No month is ready yet.</p>
      ) : (
        <form
          className={styles.form}
          onSubmit={handleSubmit(() => void tell(save, { meanwhile: 'The file is being written…' }))}
        >
          <SelectField label="Report" options={reports} value={asked.report} onChoose={choose('report')} />
          <SelectField label="First month" options={options} value={asked.from} onChoose={choose('from')} />
          <SelectField label="Last month" options={options} value={asked.to} onChoose={choose('to')} />
          <Checkbox
            label="Only the totals, without a column for each month"
            checked={asked.isTotal}
            onChange={() => setAsked({ ...asked, isTotal: !asked.isTotal })}
          />
          <Button type="submit" look="secondary" softDisabled={isBusy}>
            Download report
          </Button>
          <p role="status">{said}</p>
        </form>
      )}
    </>
  );
}
