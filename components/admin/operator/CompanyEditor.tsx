import { Button } from '@/components/ui/form/Button';
import { SelectField } from '@/components/ui/form/SelectField';
import { TextField } from '@/components/ui/form/TextField';
import { Heading } from '@/components/ui/text/Heading';
import type { CompanyFacts, OperatedCompany } from '@/lib/contracts/administration/companies';
import { SaveBar } from '../parts/SaveBar';
import { loadOperatorCalls } from '../use-admin';
import { isOfTyped, type RefusedField } from '../use-refused-field';
import { useVersionedDraft, type Refetched } from '../use-versioned-draft';
import styles from '../admin.module.css';

const texts = [
  ['name', 'Name', undefined],
  ['type', 'Kind (optional)', 'In your own words, such as Trust or District.'],
  ['category', 'Category (optional)', 'Such as Secondary or Higher Education.'],
  ['country', 'Country (optional)', 'A name or a code, such as Ireland or IE.'],
] as const;

/** Spaces are no name; browsers show the title beside what they say of a pattern. */
const needed = { required: true, pattern: '.*\\S.*', title: 'A company needs a name.' };

interface FactsProps {
  facts: CompanyFacts;
  groups: OperatedCompany['groups'];
  /** Of the country: why it was refused. */
  field: RefusedField;
  onChange: (facts: CompanyFacts) => void;
}

function Facts({ facts, groups, field, onChange }: FactsProps) {
  return (
    <>
      {texts.map(([name, label, hint]) => (
        <TextField
          key={name}
          {...(name === 'country' ? field : {})}
          label={label}
          hint={hint}
          {...(name === 'name' ? needed : {})}
          maxLength={300}
          autoComplete="off"
          value={facts[name] ?? ''}
          onText={(text) => onChange({ ...facts, [name]: text })}
        />
      ))}
      <SelectField
        label="Group"
        hint="A group’s content controls hold for all organisations of its companies."
        none="None"
        options={groups}
        value={facts.groupId ?? ''}
        onChoose={(groupId) => onChange({ ...facts, groupId: groupId || null })}
      />
    </>
  );
}

/** Empty fields are sent as null. */
const wished = ({ name, type, category, country, groupId }: CompanyFacts): CompanyFacts => ({
  name,
  type: type?.trim() || null,
  category: category?.trim() || null,
  country: country?.trim() || null,
  groupId,
});

/** An emptied field is none. */
const isSame = (one: CompanyFacts, other: CompanyFacts) =>
  JSON.stringify(wished(one)) === JSON.stringify(wished(other));

/** Edits a company's details; refused if somebody else has changed them meanwhile. */
export function CompanyEditor(query: Refetched<OperatedCompany>) {
  const { start } = query;
  const { stored, draft, setDraft, submit, field, ...editing } = useVersionedDraft({
    ...query,
    draftOf: ({ facts }) => facts,
    isSame,
    send: async (facts, version) => (await loadOperatorCalls()).setCompany(start.id, version, wished(facts)),
    isOfField: (error, facts, { facts: before }) => isOfTyped(error) && facts.country !== before.country,
    done: 'Saved. It takes effect everywhere within a minute.',
  });
  return (
    <form onSubmit={submit} className={styles.form}>
      <Heading level={2}>{stored.facts.name}</Heading>
      <p className={styles.hint}>
        Id for imports: <span className={styles.code}>{stored.id}</span>
      </p>
      <Facts facts={draft} groups={start.groups} field={field} onChange={setDraft} />
      <SaveBar {...editing}>
        <Button type="submit" softDisabled={editing.isBusy}>
          Save
        </Button>
      </SaveBar>
    </form>
  );
}
