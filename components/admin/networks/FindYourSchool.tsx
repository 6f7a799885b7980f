import { Button } from '@/components/ui/form/Button';
import { Checkbox } from '@/components/ui/form/Checkbox';
import type { StoredListed } from '@/lib/contracts/administration/networks';
import { QueryResult } from '../parts/QueryResult';
import { SaveBar } from '../parts/SaveBar';
import { loadAdminCalls, useAdmin } from '../use-admin';
import { useVersionedDraft, type Refetched } from '../use-versioned-draft';
import styles from '../admin.module.css';

interface EditorProps extends Refetched<StoredListed> {
  organisationId: string;
}

function Editor({ organisationId, ...query }: EditorProps) {
  const { draft, setDraft, isUnsaved, submit, ...state } = useVersionedDraft({
    ...query,
    draftOf: ({ listed }) => listed,
    send: async (listed, version) =>
      (await loadAdminCalls()).setAdminListed(organisationId, { version, listed }),
    done: 'Saved.',
  });
  return (
    <form onSubmit={submit} className={styles.form}>
      <Checkbox
        label="People find us by our name when they sign in"
        checked={draft}
        onChange={({ target }) => setDraft(target.checked)}
      />
      <SaveBar {...state}>
        <Button type="submit" softDisabled={state.isBusy || !isUnsaved}>
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
  return (
    <QueryResult query={query}>
      {(start) => <Editor organisationId={organisationId} start={start} refetch={query.refetch} />}
    </QueryResult>
  );
}
