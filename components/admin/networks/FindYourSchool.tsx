import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Checkbox } from '@/components/ui/form/Checkbox';
import type { StoredListed } from '@/lib/contracts/administration/networks';
import { QueryResult } from '../QueryResult';
import { SaveBar } from '../SaveBar';
import { loadAdminCalls, useAdmin } from '../use-admin';
import { useReloaded } from '../use-reloaded';
import { useVersioned } from '../use-versioned';
import styles from '../admin.module.css';

interface EditorProps {
  organisationId: string;
  start: StoredListed;
  onReload: () => void;
}

function Editor({ organisationId, start, onReload }: EditorProps) {
  const [listed, setListed] = useState(start.listed);
  const { save, undo, ...state } = useVersioned<StoredListed, boolean>({
    start,
    wishOf: (stored) => stored.listed,
    send: async (wish, version) =>
      (await loadAdminCalls()).setAdminListed(organisationId, { version, listed: wish }),
    done: 'Saved.',
  });
  const show = (next: StoredListed | null) => {
    // What was ticked while it was saved stays.
    if (next) setListed((now) => (now === listed ? next.listed : now));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(listed).then(show);
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <Checkbox
        label="People find us by our name when they sign in"
        checked={listed}
        onChange={({ target }) => setListed(target.checked)}
      />
      <SaveBar {...state} onReload={onReload} onUndo={undo && (() => void undo().then(show))}>
        <Button type="submit" softDisabled={state.isBusy || listed === state.stored.listed}>
          Save
        </Button>
      </SaveBar>
    </form>
  );
}

/** "Find your school" is public, so it shows only the names of organisations that opted in. */
export function FindYourSchool({ organisationId }: { organisationId: string }) {
  const query = useAdmin(['listed', organisationId], async () =>
    (await loadAdminCalls()).fetchAdminListed(organisationId),
  );
  const { generation, reload } = useReloaded(query);
  return (
    <QueryResult query={query}>
      {(start) => <Editor key={generation} organisationId={organisationId} start={start} onReload={reload} />}
    </QueryResult>
  );
}
