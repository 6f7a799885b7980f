import { useRouter } from 'next/router';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/form/Button';
import { TextField } from '@/components/ui/form/TextField';
import { Heading } from '@/components/ui/text/Heading';
import { Link } from '@/components/ui/navigation/Link';
import { Notice } from '@/components/ui/message/Notice';
import { Page } from '@/components/ui/layout/Page';
import { readForSession, SIGN_IN_RETURN_KEY } from '@/lib/browser/session-storage';
import { foldedName, MIN_LETTERS, type InstitutionsPageProps } from '@/lib/domain/viewer/institutions';
import {
  institutionsAddress,
  safeReturnAddress,
  signInStartAddress,
} from '@/lib/domain/viewer/return-address';
import { FoundInstitutions, LastInstitution } from './FoundInstitutions';
import styles from './institutions.module.css';

/** Debounce of the search as you type, ms. */
const REST_MS = 250;

/** Searches as you type, also for what was typed before the page was hydrated; without JavaScript the form is submitted. */
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
  // The box keeps its own text: hydration would empty one that React controls.
  const box = useCallback((input: HTMLInputElement | null) => {
    if (input) setTyped(input.value);
  }, []);
  return { box, setTyped };
}

const never = () => () => undefined;

/** Visitors who come from the issuer's page return to where sign-in began. */
function useReturnTo(asked: string): string {
  const began = useSyncExternalStore(
    never,
    () => readForSession(SIGN_IN_RETURN_KEY),
    () => null,
  );
  return asked === '/' && began !== null ? safeReturnAddress(began) : asked;
}

/** /sign-in/school: finds an institution by name and leads to sign-in with a login hint for it. */
export function InstitutionScreen({ sought, found, returnTo: asked, network }: InstitutionsPageProps) {
  const returnTo = useReturnTo(asked);
  const { box, setTyped } = useFindAsTyped(sought, returnTo);
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
        <TextField
          label="School, college or library"
          hint="Type the first three letters of any word in its name."
          ref={box}
          name="name"
          type="search"
          defaultValue={sought}
          onText={setTyped}
          maxLength={100}
          autoComplete="organization"
          spellCheck={false}
        />
        <Button type="submit">Find</Button>
      </form>
      <FoundInstitutions found={found} returnTo={returnTo} />
      <p>
        Can’t find yours? Not every school asks to be listed.{' '}
        <Link href={signInStartAddress(returnTo)}>Sign in with your e-mail address</Link>
      </p>
    </Page>
  );
}
