import { useRouter } from 'next/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Heading } from '@/components/ui/Heading';
import { Link } from '@/components/ui/Link';
import { Notice } from '@/components/ui/Notice';
import { Page } from '@/components/ui/Page';
import { readForSession, SIGN_IN_RETURN_KEY } from '@/lib/browser/session-storage';
import { foldedName, MIN_LETTERS, type InstitutionsPageProps } from '@/lib/domain/viewer/institutions';
import {
  institutionsAddress,
  safeReturnAddress,
  signInStartAddress,
} from '@/lib/domain/viewer/return-address';
import { FoundInstitutions, LastInstitution } from './FoundInstitutions';
import styles from './institutions.module.css';

/** Typing rests before anybody is asked. Ms. */
const REST_MS = 250;

/** Finds as one types; without script the form does. */
function useFindAsTyped(sought: string, returnTo: string) {
  const { replace } = useRouter();
  const [typed, setTyped] = useState(sought);
  useEffect(() => {
    if (typed === sought || (foldedName(typed).length < MIN_LETTERS && foldedName(sought) === '')) return;
    const timer = setTimeout(
      () => void replace(institutionsAddress(returnTo, typed), undefined, { scroll: false }),
      REST_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, sought, returnTo, replace]);
  return { typed, setTyped };
}

const never = () => () => undefined;

/** Who comes from the issuer's page goes back to where sign-in began. */
function useReturnTo(asked: string): string {
  const began = useSyncExternalStore(
    never,
    () => readForSession(SIGN_IN_RETURN_KEY),
    () => null,
  );
  return asked === '/' && began !== null ? safeReturnAddress(began) : asked;
}

/** /sign-in/school: an institution by its name, and on to sign-in with a word of which one it is. */
export function InstitutionScreen({ sought, found, returnTo: asked, network }: InstitutionsPageProps) {
  const returnTo = useReturnTo(asked);
  const { typed, setTyped } = useFindAsTyped(sought, returnTo);
  return (
    <Page width="text" className={styles.page}>
      <Heading level={1}>Find your school</Heading>
      {network === null ? null : (
        <Notice title={`You are using the library as ${network}`}>
          <p>You can watch and read without signing in. Sign in to save bookmarks and lists.</p>
        </Notice>
      )}
      <LastInstitution returnTo={returnTo} />
      <form action="/sign-in/school" role="search" aria-label="Schools" className={styles.form}>
        <input type="hidden" name="return" value={returnTo} />
        <Field
          label="School, college or library"
          hint="Type the first three letters of any word of its name."
        >
          {(props) => (
            <input
              {...props}
              name="name"
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={100}
              autoComplete="organization"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit">Find</Button>
      </form>
      <FoundInstitutions found={found} returnTo={returnTo} />
      <p>
        Yours is not here? Not every school asks to be listed.{' '}
        <Link href={signInStartAddress(returnTo)}>Sign in with your e-mail address</Link>
      </p>
    </Page>
  );
}
