import { Button } from '@/components/ui/form/Button';
import { Link } from '@/components/ui/navigation/Link';
import { useStored } from '@/hooks/use-stored';
import { writeStored } from '@/lib/browser/storage';
import { LAST_INSTITUTION_KEY, readInstitution } from '@/lib/domain/viewer/last-institution';
import { loginHintOf, type FoundInstitution } from '@/lib/domain/viewer/institutions';
import { signInStartAddress } from '@/lib/domain/viewer/return-address';
import styles from './institutions.module.css';

const NETWORK = 'On its own network the library opens without signing in.';

interface InstitutionLinkProps {
  institution: FoundInstitution;
  returnTo: string;
}

/** Link to sign-in at a school; the device remembers the choice. */
function InstitutionLink({ institution, returnTo }: InstitutionLinkProps) {
  const { name, emailDomain, hasNetwork } = institution;
  const hint = emailDomain === null ? null : loginHintOf(emailDomain);
  return (
    <>
      <Link
        href={signInStartAddress(returnTo, hint)}
        onClick={() => writeStored(LAST_INSTITUTION_KEY, JSON.stringify({ name, emailDomain, hasNetwork }))}
      >
        {name}
      </Link>
      {hasNetwork ? <p className="soft">{NETWORK}</p> : null}
    </>
  );
}

/** The school that was chosen on this device before. */
export function LastInstitution({ returnTo }: { returnTo: string }) {
  const last = readInstitution(useStored(LAST_INSTITUTION_KEY));
  if (last === null) return null;
  return (
    <section className={styles.last} aria-label="Last time on this device">
      <p className="soft">Last time on this device</p>
      <InstitutionLink institution={last} returnTo={returnTo} />
      <Button look="quiet" size="small" onClick={() => writeStored(LAST_INSTITUTION_KEY, null)}>
        Forget this school
      </Button>
    </section>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No school with that name is listed.';
  return count === 1 ? '1 school' : `${count} schools`;
}

/** `found`: null until a search was made. */
export function FoundInstitutions({
  found,
  returnTo,
}: {
  found: FoundInstitution[] | null;
  returnTo: string;
}) {
  return (
    <div className={styles.found}>
      <p role="status" className="soft">
        {found === null ? '' : countText(found.length)}
      </p>
      {found && found.length > 0 ? (
        <ul className={styles.list}>
          {found.map((institution) => (
            <li key={`${institution.name} ${institution.emailDomain ?? ''}`}>
              <InstitutionLink institution={institution} returnTo={returnTo} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
