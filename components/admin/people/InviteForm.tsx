import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import type { RoleList } from '@/lib/contracts/customers';
import { useAttempt } from '@/hooks/use-attempt';
import { loadAdminCalls } from '../use-admin';
import styles from '../admin.module.css';
import { invitedWords } from './invited-words';
import { RoleChoices } from './RoleChoices';

const nobody = { email: '', firstName: '', lastName: '' };
const fields = [
  ['email', 'E-mail address', 'email'],
  ['firstName', 'First name (optional)', 'text'],
  ['lastName', 'Last name (optional)', 'text'],
] as const;

/** Invites one person. */
export function InviteForm({ organisationId, onDone }: { organisationId: string; onDone: () => void }) {
  const [person, setPerson] = useState(nobody);
  const [roles, setRoles] = useState<RoleList[]>(['teacher']);
  const [said, setSaid] = useState('');
  const { isBusy, run } = useAttempt();
  const invite = (event: FormEvent) => {
    event.preventDefault();
    if (roles.length === 0) return setSaid('Choose a role first.');
    const work = async () => {
      setSaid('Sending…');
      const { inviteAdminPerson } = await loadAdminCalls();
      setSaid(invitedWords(person.email, await inviteAdminPerson(organisationId, { ...person, roles })));
      setPerson((now) => (now === person ? nobody : now));
      onDone();
    };
    void run(work, (error) =>
      setSaid(error instanceof Error ? `Not invited. ${error.message}` : 'Not invited. Please try again.'),
    );
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
      <Button type="submit" className={styles.action} disabled={isBusy}>
        Invite
      </Button>
      <p role="status">{said}</p>
    </form>
  );
}
