import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Heading } from '@/components/ui/text/Heading';
import { saveTextFile } from '@/lib/browser/save-file';
import { PEOPLE_A_PAGE, type AdminPeople, type AdminPerson } from '@/lib/contracts/administration/people';
import { Finder } from '../parts/Finder';
import { useFound, type Found } from '../parts/use-found';
import { loadAdminCalls } from '../use-admin';
import { useTold } from '../use-told';
import styles from '../admin.module.css';
import { ImportForm } from './ImportForm';
import { InviteForm } from './InviteForm';
import { PersonRow } from './PersonRow';

async function everybody(organisationId: string): Promise<AdminPerson[]> {
  const { fetchAdminPeople } = await loadAdminCalls();
  const people: AdminPerson[] = [];
  for (;;) {
    const page = await fetchAdminPeople(organisationId, '', people.length);
    people.push(...page.people);
    if (page.people.length < PEOPLE_A_PAGE) return people;
  }
}

function Export({ organisationId }: { organisationId: string }) {
  const { said, isBusy, tell } = useTold();
  const save = async () => {
    const { peopleCsv } = await import('@/lib/domain/administration/people-csv');
    saveTextFile('people.csv', 'text/csv', peopleCsv(await everybody(organisationId)));
    return 'Saved as people.csv.';
  };
  const press = () => void tell(save, { meanwhile: 'The file is being written…' });
  return (
    <>
      <Button look="secondary" className={styles.action} softDisabled={isBusy} onClick={press}>
        Download everybody as CSV
      </Button>
      <p role="status">{said}</p>
    </>
  );
}

interface PeopleAdministrationProps {
  organisationId: string;
  /** Whether the reader is an operator of the library. */
  operator: boolean;
}

interface PeopleProps extends PeopleAdministrationProps {
  found: Found<AdminPeople>;
}

function People({ organisationId, operator, found }: PeopleProps) {
  /** Ids of the people of whom something is changed and not saved, or a link is not copied. */
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const onUnsaved = useCallback((id: string, isUnsaved: boolean) => {
    setUnsaved((before) => [...before.filter((one) => one !== id), ...(isUnsaved ? [id] : [])]);
  }, []);
  const refetch = async (id: string) => {
    const { isError, data } = await found.query.refetch();
    return { isError, data: data?.people.find((person) => person.id === id) };
  };
  const mayGo = (words: string, offset: number) =>
    // The same page is only read again: the rows stay, and with them what is changed.
    (words === found.words && offset === found.offset) ||
    unsaved.length === 0 ||
    confirm('Leave these people? What you have not saved or copied is lost.');
  return (
    <Finder
      found={{
        ...found,
        find: (words) => mayGo(words, 0) && found.find(words),
        go: (offset) => mayGo(found.words, offset) && found.go(offset),
      }}
      title="People"
      label="Find people"
      hint="Part of a name or of an e-mail address."
      what="people"
      none="Nobody."
      aPage={PEOPLE_A_PAGE}
    >
      {({ people }) => (
        <ul className={styles.rows}>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              organisationId={organisationId}
              operator={operator}
              person={person}
              refetch={() => refetch(person.id)}
              isUnsaved={unsaved.includes(person.id)}
              onUnsaved={onUnsaved}
            />
          ))}
        </ul>
      )}
    </Finder>
  );
}

/** /admin/people: the people of the organisation and their roles. */
export function PeopleAdministration({ organisationId, operator }: PeopleAdministrationProps) {
  const found = useFound(
    'people',
    async (words, offset) => (await loadAdminCalls()).fetchAdminPeople(organisationId, words, offset),
    organisationId,
  );
  // The rows stay as they are, and with them what is being changed in one.
  const again = () => void found.query.refetch();
  return (
    <>
      <People organisationId={organisationId} operator={operator} found={found} />
      <Heading level={2}>Invite a person</Heading>
      <InviteForm organisationId={organisationId} onDone={again} />
      <Heading level={2}>Invite many people, or download the list</Heading>
      <ImportForm organisationId={organisationId} onDone={again} />
      <Export organisationId={organisationId} />
    </>
  );
}
