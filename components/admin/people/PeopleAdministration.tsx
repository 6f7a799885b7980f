import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Heading } from '@/components/ui/text/Heading';
import { saveTextFile } from '@/lib/browser/files';
import { PEOPLE_A_PAGE, type AdminPerson } from '@/lib/contracts/administration/people';
import { QueryPages } from '../QueryPages';
import { FindForm } from '../FindForm';
import { failureWords } from '../failure-words';
import { loadAdminCalls, useAdminPage } from '../use-admin';
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
  const [said, setSaid] = useState('');
  const save = async () => {
    try {
      const { peopleCsv } = await import('@/lib/domain/administration/people-csv');
      saveTextFile('people.csv', 'text/csv', peopleCsv(await everybody(organisationId)));
      setSaid('Saved as people.csv.');
    } catch (error) {
      setSaid(failureWords(error));
    }
  };
  return (
    <>
      <Button look="secondary" className={styles.action} onClick={() => void save()}>
        Download everybody as CSV
      </Button>
      <p role="status">{said}</p>
    </>
  );
}

/** The people who are looked for, and the page of them that is read. */
function useFound(organisationId: string) {
  const [asked, setAsked] = useState({ q: '', offset: 0 });
  const { q, offset } = asked;
  const query = useAdminPage(['people', organisationId, q, offset], async () =>
    (await loadAdminCalls()).fetchAdminPeople(organisationId, q, offset),
  );
  return { asked, setAsked, query };
}

interface FoundProps extends ReturnType<typeof useFound> {
  organisationId: string;
}

function Found({ organisationId, asked, setAsked, query }: FoundProps) {
  const { q, offset } = asked;
  /** Ids of the people of whom something is changed and not saved. */
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const onUnsaved = useCallback((id: string, isUnsaved: boolean) => {
    setUnsaved((before) => [...before.filter((one) => one !== id), ...(isUnsaved ? [id] : [])]);
  }, []);
  const refetch = async (id: string) => {
    const { isError, data } = await query.refetch();
    return { isError, data: data?.people.find((person) => person.id === id) };
  };
  const go = (next: typeof asked) => {
    if (unsaved.length === 0 || confirm('Leave these people? What you have changed is not saved.'))
      setAsked(next);
  };
  return (
    <>
      <FindForm
        what="People"
        label="Find people"
        hint="Part of a name or of an e-mail address."
        mayBeEmpty
        onFind={(words) => go({ q: words, offset: 0 })}
      />
      <QueryPages
        key={q}
        query={query}
        what="people"
        none="Nobody."
        aPage={PEOPLE_A_PAGE}
        shownOf={({ people }) => people.length}
        offset={offset}
        onGo={(next) => go({ q, offset: next })}
      >
        {({ people }) => (
          <ul className={styles.rows}>
            {people.map((person) => (
              <PersonRow
                key={person.id}
                organisationId={organisationId}
                person={person}
                refetch={() => refetch(person.id)}
                isUnsaved={unsaved.includes(person.id)}
                onUnsaved={onUnsaved}
              />
            ))}
          </ul>
        )}
      </QueryPages>
    </>
  );
}

/** /admin/people: the people of the organisation and their roles. */
export function PeopleAdministration({ organisationId }: { organisationId: string }) {
  const found = useFound(organisationId);
  // The rows stay as they are, and with them what is being changed in one.
  const again = () => void found.query.refetch();
  return (
    <>
      <Found organisationId={organisationId} {...found} />
      <Heading level={2}>Invite a person</Heading>
      <InviteForm organisationId={organisationId} onDone={again} />
      <Heading level={2}>Invite many people, or download the list</Heading>
      <ImportForm organisationId={organisationId} onDone={again} />
      <Export organisationId={organisationId} />
    </>
  );
}
