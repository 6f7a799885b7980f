import { useRef } from 'react';
import { Button } from '@/components/ui/form/Button';
import { SelectField } from '@/components/ui/form/SelectField';
import { TextField } from '@/components/ui/form/TextField';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { Row } from '@/components/ui/layout/Stack';
import { useDraftOf } from '@/hooks/use-draft-of';
import { MOST_AUDIT_LETTERS } from '@/lib/contracts/administration/audit-limits';
import {
  auditQuery,
  auditFilterOf,
  everyLine,
  isEveryLine,
  type AuditFilter,
} from '@/lib/domain/administration/audit-address';
import { auditKinds, isAuditAction } from '@/lib/domain/administration/audit-words';
import styles from '../admin.module.css';

interface AuditFiltersProps {
  applied: AuditFilter;
  /** The log of all organisations, which finds people by id alone. */
  ofAll: boolean;
  onApply: (filter: AuditFilter) => void;
}

const HINT = 'A person’s name, e-mail address or id, or words from what was changed.';
const HINT_OF_ALL = 'The id of a person, or words from what was changed.';

interface KindAndDaysProps {
  ofAll: boolean;
  draft: AuditFilter;
  onChange: (draft: AuditFilter) => void;
}

function KindAndDays({ ofAll, draft, onChange }: KindAndDaysProps) {
  const day = (label: string, name: 'from' | 'to', min?: string | null) => (
    <TextField
      label={label}
      type="date"
      min={min ?? undefined}
      value={draft[name] ?? ''}
      onText={(text) => onChange({ ...draft, [name]: text || null })}
    />
  );
  return (
    <div className={styles.filters}>
      <SelectField
        label="Kind of change"
        none="All"
        options={auditKinds(ofAll, draft.action)}
        value={draft.action ?? ''}
        onChoose={(id) => onChange({ ...draft, action: isAuditAction(id) ? id : null })}
      />
      {day('From', 'from')}
      {day('To', 'to', draft.from)}
    </div>
  );
}

/** Filters for the audit log: by words, by kind, by day. */
export function AuditFilters({ applied, ofAll, onApply }: AuditFiltersProps) {
  // If the applied filters change otherwise (Back), the form follows.
  const [draft, setDraft] = useDraftOf(applied, auditQuery(applied));
  const words = useRef<HTMLInputElement>(null);
  const apply = handleSubmit(() => onApply(auditFilterOf({ ...draft })));
  const clear = () => {
    setDraft(everyLine);
    onApply(everyLine);
    // The button disappears with the filters, so the focus moves to the field.
    words.current?.focus();
  };
  return (
    <form onSubmit={apply} className={styles.form} role="search" aria-label="Audit log">
      <TextField
        label="Who or what"
        hint={ofAll ? HINT_OF_ALL : HINT}
        ref={words}
        type="search"
        maxLength={MOST_AUDIT_LETTERS}
        value={draft.words}
        onText={(text) => setDraft({ ...draft, words: text })}
      />
      <KindAndDays ofAll={ofAll} draft={draft} onChange={setDraft} />
      <Row gap={3}>
        <Button type="submit" look="secondary">
          Find
        </Button>
        {isEveryLine(applied) ? null : (
          <Button look="quiet" onClick={clear}>
            Clear filters
          </Button>
        )}
      </Row>
    </form>
  );
}
