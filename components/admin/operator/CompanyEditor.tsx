import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { Heading } from '@/components/ui/text/Heading';
import type { CompanyFacts, OperatedCompany } from '@/lib/contracts/administration/companies';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { SaveBar } from '../SaveBar';
import { loadOperatorCalls } from '../use-admin';
import { useVersioned } from '../use-versioned';
import styles from '../admin.module.css';

const texts = [
  ['name', 'Name', undefined],
  ['type', 'Kind (optional)', 'In your own words, such as Trust or District.'],
  ['category', 'Category (optional)', 'Such as Secondary or Higher Education.'],
  ['country', 'Country (optional)', 'A name or a code, such as Ireland or IE.'],
] as const;

interface FactsProps {
  facts: CompanyFacts;
  groups: OperatedCompany['groups'];
  onChange: (facts: CompanyFacts) => void;
}

function Facts({ facts, groups, onChange }: FactsProps) {
  return (
    <>
      {texts.map(([name, label, hint]) => (
        <Field key={name} label={label} hint={hint}>
          {(control) => (
            <input
              {...control}
              required={name === 'name'}
              maxLength={300}
              autoComplete="off"
              value={facts[name] ?? ''}
              onChange={({ target }) => onChange({ ...facts, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <Field label="Group" hint="A group’s content controls hold for all organisations of its companies.">
        {(control) => (
          <select
            {...control}
            value={facts.groupId ?? ''}
            onChange={({ target }) => onChange({ ...facts, groupId: target.value || null })}
          >
            <option value="">None</option>
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
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

interface CompanyEditorProps {
  start: OperatedCompany;
  onReload: () => void;
}

/** Edits a company's details; refused if somebody else has changed them meanwhile. */
export function CompanyEditor({ start, onReload }: CompanyEditorProps) {
  const [draft, setDraft] = useState(start.facts);
  const editing = useVersioned<OperatedCompany, CompanyFacts>({
    start,
    wishOf: ({ facts }) => facts,
    send: async (facts, version) => (await loadOperatorCalls()).setCompany(start.id, version, facts),
    done: 'Saved. It takes effect everywhere within a minute.',
  });
  const { stored, undo } = editing;
  useUnsavedWarning(draft !== stored.facts);
  const show = (next: OperatedCompany | null) => {
    // What was typed while it was saved stays.
    if (next) setDraft((now) => (now === draft ? next.facts : now));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void editing.save(wished(draft)).then(show);
  };
  return (
    <form onSubmit={save} className={styles.form}>
      <Heading level={2}>{stored.facts.name}</Heading>
      <p className={styles.hint}>
        Id for imports: <span className={styles.code}>{stored.id}</span>
      </p>
      <Facts facts={draft} groups={start.groups} onChange={setDraft} />
      <SaveBar {...editing} onReload={onReload} onUndo={undo && (() => void undo().then(show))}>
        <Button type="submit" softDisabled={editing.isBusy}>
          Save
        </Button>
      </SaveBar>
    </form>
  );
}
