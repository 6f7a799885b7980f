import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import type { StoredEmailDomain } from '@/lib/contracts/administration/networks';
import { QueryResult } from '../parts/QueryResult';
import { SaveBar } from '../parts/SaveBar';
import { loadAdminCalls, useAdmin } from '../use-admin';
import { useVersionedDraft, type Refetched } from '../use-versioned-draft';
import styles from '../admin.module.css';

interface EditorProps extends Refetched<StoredEmailDomain> {
  organisationId: string;
}

function Editor({ organisationId, ...query }: EditorProps) {
  const { draft, setDraft, isUnsaved, submit, ...state } = useVersionedDraft({
    ...query,
    draftOf: ({ domain }) => domain ?? '',
    send: async (domain, version) =>
      (await loadAdminCalls()).setAdminEmailDomain(organisationId, { version, domain }),
    done: 'Saved.',
  });
  return (
    <form onSubmit={submit} className={styles.form}>
      <Field
        label="Domain of your e-mail addresses"
        hint="Such as school.example. People who choose your organisation at sign-in are told that their e-mail address ends with it. A sign-in service of your own is given it as a hint. It gives nobody access."
      >
        {(control) => (
          <input
            {...control}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
          />
        )}
      </Field>
      <SaveBar {...state}>
        <Button type="submit" softDisabled={state.isBusy || !isUnsaved}>
          Save
        </Button>
      </SaveBar>
    </form>
  );
}

/** The hint that "Find your school" gives to the sign-in page. */
export function EmailDomain({ organisationId }: { organisationId: string }) {
  const query = useAdmin(['email-domain', organisationId], async () =>
    (await loadAdminCalls()).fetchAdminEmailDomain(organisationId),
  );
  return (
    <QueryResult query={query}>
      {(start) => <Editor organisationId={organisationId} start={start} refetch={query.refetch} />}
    </QueryResult>
  );
}
