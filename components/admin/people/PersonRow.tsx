import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import type { AdminPerson } from '@/lib/contracts/administration/people';
import { roleNames } from '@/lib/domain/administration/role-names';
import { failureWords } from '../failure-words';
import { SaveBar } from '../SaveBar';
import { loadAdminCalls } from '../use-admin';
import { useVersioned } from '../use-versioned';
import styles from '../admin.module.css';
import { invitedWords } from './invited-words';
import { OneTimeLink, type Invitation } from './OneTimeLink';
import { RoleChoices } from './RoleChoices';

interface PersonProps {
  organisationId: string;
  person: AdminPerson;
  /** Called when somebody else saved first: fetches the list again. */
  onReload: () => void;
}

interface PersonFormProps extends PersonProps {
  onStored: (person: AdminPerson) => void;
}

const nameOf = ({ firstName, lastName, email }: AdminPerson) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

const browserCount = (count: number) => (count === 1 ? '1 browser' : `${count} browsers`);

function stateOf({ active, own, account }: AdminPerson): string {
  if (!active) return 'Shut out';
  if (!own) return 'Belongs to another organisation';
  if (account?.state === 'invited') return 'Invited, no password yet';
  if (account?.state === 'disabled') return 'Account disabled by the library';
  const { sessions = 0 } = account ?? {};
  return sessions > 0 ? `Signed in at ${browserCount(sessions)}` : '';
}

/** Edits one person's roles and whether they may use the library. */
function PersonForm({ organisationId, person, onReload, onStored }: PersonFormProps) {
  const [roles, setRoles] = useState(person.roles);
  const [active, setActive] = useState(person.active);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const editing = useVersioned<AdminPerson, Pick<AdminPerson, 'roles' | 'active'>>({
    start: person,
    wishOf: (stored) => ({ roles: stored.roles, active: stored.active }),
    send: async (wish, version) =>
      (await loadAdminCalls()).setAdminPerson(organisationId, person.id, { ...wish, version }),
    done: 'Saved. It takes effect within a minute.',
  });
  const show = (next: AdminPerson | null) => {
    if (!next) return;
    setRoles(next.roles);
    setActive(next.active);
    onStored(next);
  };
  const tell = async (work: Promise<string>) =>
    editing.say(await work.catch((error: unknown) => failureWords(error)));
  const again = async () => {
    const { email, firstName, lastName } = person;
    const body = { email, firstName: firstName ?? '', lastName: lastName ?? '', roles: editing.stored.roles };
    setInvitation(null);
    const answer = await (await loadAdminCalls()).inviteAdminPerson(organisationId, body);
    setInvitation({ name: nameOf(person), answer });
    return invitedWords(email, answer);
  };
  const signOut = async () => {
    const { signOutAdminPerson } = await loadAdminCalls();
    return `Signed out of ${browserCount(await signOutAdminPerson(organisationId, person.id))}.`;
  };
  const { undo } = editing;
  return (
    <div className={styles.form}>
      <RoleChoices chosen={roles} onChange={setRoles} />
      <Checkbox
        label="May use the library"
        checked={active}
        disabled={!person.own}
        onChange={({ target }) => setActive(target.checked)}
      />
      <SaveBar {...editing} onReload={onReload} onUndo={undo && (() => void undo().then(show))}>
        <Button onClick={() => void editing.save({ roles, active }).then(show)} softDisabled={editing.isBusy}>
          Save
        </Button>
        {person.account?.state === 'invited' ? (
          <Button look="secondary" onClick={() => void tell(again())}>
            Send the invitation again
          </Button>
        ) : null}
        {person.account && person.account.sessions > 0 ? (
          <Button look="secondary" onClick={() => void tell(signOut())}>
            Sign out everywhere
          </Button>
        ) : null}
      </SaveBar>
      <OneTimeLink invitation={invitation} />
    </div>
  );
}

/** One person of the list; the form opens below. */
export function PersonRow(props: PersonProps) {
  const [isOpen, setOpen] = useState(false);
  const [changed, setChanged] = useState<{ from: string; person: AdminPerson } | null>(null);
  // What was saved here holds until the list, read again, has another version.
  const person = changed?.from === props.person.version ? changed.person : props.person;
  const facts = [person.roles.map((role) => roleNames[role]).join(', ') || 'No role', stateOf(person)];
  return (
    <li className={styles.person}>
      <div className={styles.row}>
        <div>
          {nameOf(person)}
          <div className={styles.facts}>{person.email}</div>
          <div className={styles.facts}>{facts.filter(Boolean).join(' · ')}</div>
        </div>
        <Button
          look="secondary"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          aria-label={`Change ${nameOf(person)}`}
        >
          Change
        </Button>
      </div>
      {isOpen ? (
        <PersonForm
          {...props}
          person={person}
          onStored={(next) => setChanged({ from: props.person.version, person: next })}
        />
      ) : null}
    </li>
  );
}
