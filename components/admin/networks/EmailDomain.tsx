import { TextField } from '@/components/ui/form/TextField';
import { loadAdminCalls, useAdmin } from '../use-admin';
import { Setting } from './Setting';

/** The hint that "Find your school" gives to the sign-in page. */
export function EmailDomain({ organisationId }: { organisationId: string }) {
  const query = useAdmin(['email-domain', organisationId], async () =>
    (await loadAdminCalls()).fetchAdminEmailDomain(organisationId),
  );
  return (
    <Setting
      query={query}
      draftOf={({ domain }) => domain ?? ''}
      send={async (domain, version) =>
        (await loadAdminCalls()).setAdminEmailDomain(organisationId, { version, domain })
      }
    >
      {(domain, setDomain, field) => (
        <TextField
          {...field}
          label="Domain of your e-mail addresses"
          hint="Such as school.example. People who choose your organisation at sign-in are told that their e-mail address ends with it. A sign-in service of your own is given it as a hint. It gives nobody access."
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          value={domain}
          onText={setDomain}
        />
      )}
    </Setting>
  );
}
