import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import type { RoleList } from '@/lib/contracts/viewer/permissions';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { loadAdminCalls } from '../use-admin';
import { useTold } from '../use-told';
import styles from '../admin.module.css';
import { invitedWords } from './invited-words';
import { OneTimeLink, type Invitation } from './OneTimeLink';
import { RoleChoices } from './RoleChoices';

const nobody = { email: '', firstName: '', lastName: '' };
const fields = [
  ['email', 'E-mail address', 'email'],
  ['firstName', 'First name (optional)', 'text'],
  ['lastName', 'Last name (optional)', 'text'],
] as const;

const nameOf = ({ email, firstName, lastName }: typeof nobody) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** Invites one person. */
export function InviteForm({ organisationId, onDone }: { organisationId: string; onDone: () => void }) {
  const [person, setPerson] = useState(nobody);
  const [roles, setRoles] = useState<RoleList[]>(['teacher']);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const { said, isBusy, say, tell } = useTold();
  useUnsavedWarning(Object.values(person).some(Boolean));
  const work = async () => {
    setInvitation(null);
    const { inviteAdminPerson } = await loadAdminCalls();
    const answer = await inviteAdminPerson(organisationId, { ...person, roles });
    setInvitation({ name: nameOf(person), answer });
    setPerson((now) => (now === person ? nobody : now));
    onDone();
    return invitedWords(person.email, answer);
  };
  const invite = (event: FormEvent) => {
    event.preventDefault();
    if (roles.length === 0) return say('Choose a role first.');
    void tell(work, { meanwhile: 'Sending…', refused: 'Not invited.' });
  };
  return (
    <form onSubmit={invite} className={styles.form}>
      {fields.map(([name, label, type]) => (
        <Field key={name} label={label}>
          {(control) => (
            <input
              {...control}
              type={type}
              required={name === 'email'}
              maxLength={100}
              autoComplete="off"
              value={person[name]}
              onChange={({ target }) => setPerson({ ...person, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <RoleChoices chosen={roles} onChange={setRoles} />
      <Button type="submit" className={styles.action} softDisabled={isBusy}>
        Invite
      </Button>
      <p role="status">{said}</p>
      <OneTimeLink invitation={invitation} />
    </form>
  );
}
