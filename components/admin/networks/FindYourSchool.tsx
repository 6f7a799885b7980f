import { Checkbox } from '@/components/ui/form/Checkbox';
import { loadAdminCalls, useAdmin } from '../use-admin';
import { Setting } from './Setting';

/** "Find your school" is public, so it shows only the names of organisations that opted in. */
export function FindYourSchool({ organisationId }: { organisationId: string }) {
  const query = useAdmin(['listed', organisationId], async () =>
    (await loadAdminCalls()).fetchAdminListed(organisationId),
  );
  return (
    <Setting
      query={query}
      draftOf={({ listed }) => listed}
      send={async (listed, version) =>
        (await loadAdminCalls()).setAdminListed(organisationId, { version, listed })
      }
    >
      {(listed, setListed) => (
        <Checkbox
          label="People find us by our name when they sign in"
          checked={listed}
          onChange={({ target }) => setListed(target.checked)}
        />
      )}
    </Setting>
  );
}
