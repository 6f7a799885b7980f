import type { ReactNode } from 'react';
import { Button } from '@/components/ui/form/Button';
import { QueryResult } from '../parts/QueryResult';
import { SaveBar } from '../parts/SaveBar';
import type { RefusedField } from '../use-refused-field';
import { useVersionedDraft, type Refetched } from '../use-versioned-draft';
import styles from '../admin.module.css';

interface SettingForm<Stored, Draft> {
  draftOf: (stored: Stored) => Draft;
  send: (draft: Draft, version: string) => Promise<Stored>;
  /** The control of the draft. @param field for one whose text may be refused (`useTold`) */
  children: (draft: Draft, setDraft: (draft: Draft) => void, field: RefusedField) => ReactNode;
}

function Form<Stored extends { version: string }, Draft>({
  children,
  ...options
}: SettingForm<Stored, Draft> & Refetched<Stored>) {
  const { draft, setDraft, isUnsaved, submit, field, ...state } = useVersionedDraft({
    ...options,
    done: 'Saved.',
  });
  return (
    <form onSubmit={submit} className={styles.form}>
      {children(draft, setDraft, field)}
      <SaveBar {...state}>
        <Button type="submit" softDisabled={state.isBusy || !isUnsaved}>
          Save
        </Button>
      </SaveBar>
    </form>
  );
}

interface SettingProps<Stored, Draft> extends SettingForm<Stored, Draft> {
  query: { data: Stored | undefined; isError: boolean; refetch: Refetched<Stored>['refetch'] };
}

/** One setting of the organisation, which is saved by itself. */
export function Setting<Stored extends { version: string }, Draft>({
  query,
  ...form
}: SettingProps<Stored, Draft>) {
  return (
    <QueryResult query={query}>
      {(start) => <Form {...form} start={start} refetch={query.refetch} />}
    </QueryResult>
  );
}
