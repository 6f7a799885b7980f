import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Checkbox } from '@/components/ui/form/Checkbox';
import type { AdminPerson } from '@/lib/contracts/administration/people';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
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
  /** Ids of the people of whom something is changed and not saved; a row keeps its own up to date. */
  unsaved: Set<string>;
}

interface PersonFormProps extends Omit<PersonProps, 'unsaved'> {
  onStored: (person: AdminPerson) => void;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The order of roles has no meaning. */
const areSame = (one: AdminPerson['roles'], other: AdminPerson['roles']) =>
  [...one].sort().join() === [...other].sort().join();

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

function usePerson(organisationId: string, person: AdminPerson) {
  return useVersioned<AdminPerson, Pick<AdminPerson, 'roles' | 'active'>>({
    start: person,
    wishOf: (stored) => ({ roles: stored.roles, active: stored.active }),
    send: async (wish, version) =>
      (await loadAdminCalls()).setAdminPerson(organisationId, person.id, { ...wish, version }),
    done: 'Saved. It takes effect within a minute.',
  });
}

function useUnsavedRow(isUnsaved: boolean, onUnsaved: PersonFormProps['onUnsaved']) {
  useUnsavedWarning(isUnsaved);
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);
}

/** Edits one person's roles and whether they may use the library. */
function PersonForm({ organisationId, person, onReload, onStored, onUnsaved }: PersonFormProps) {
  const [roles, setRoles] = useState(person.roles);
  const [active, setActive] = useState(person.active);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const editing = usePerson(organisationId, person);
  const show = (next: AdminPerson | null) => {
    if (!next) return;
    // What was ticked while it was saved stays.
    setRoles((now) => (now === roles ? next.roles : now));
    setActive((now) => (now === active ? next.active : now));
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
  const { undo, stored } = editing;
  const isUnsaved = active !== stored.active || !areSame(roles, stored.roles);
  useUnsavedRow(isUnsaved, onUnsaved);
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
export function PersonRow({ unsaved, ...props }: PersonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const [changed, setChanged] = useState<{ from: string; person: AdminPerson } | null>(null);
  const { id } = props.person;
  const onUnsaved = useCallback(
    (next: boolean) => {
      setUnsaved(next);
      unsaved[next ? 'add' : 'delete'](id);
    },
    [unsaved, id],
  );
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
      {/* Closed, what is ticked in it stays. */}
      {isOpen || isUnsaved ? (
        <div hidden={!isOpen}>
          <PersonForm
            {...props}
            person={person}
            onStored={(next) => setChanged({ from: props.person.version, person: next })}
            onUnsaved={onUnsaved}
          />
        </div>
      ) : null}
    </li>
  );
}
