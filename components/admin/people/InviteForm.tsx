import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { TextField } from '@/components/ui/form/TextField';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { codeOf } from '@/lib/browser/error-code';
import type { RoleList } from '@/lib/contracts/viewer/permissions';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { loadAdminCalls } from '../use-admin';
import { isOfTyped } from '../use-refused-field';
import { useTold } from '../use-told';
import styles from '../admin.module.css';
import { invitedWords } from './invited-words';
import { OneTimeLink, type Invitation } from './OneTimeLink';
import { nameOf } from './person-words';
import { RoleChoices } from './RoleChoices';

const nobody = { email: '', firstName: '', lastName: '' };
const fields = [
  ['email', 'E-mail address', 'email'],
  ['firstName', 'First name (optional)', 'text'],
  ['lastName', 'Last name (optional)', 'text'],
] as const;

/** An address that is in use is a conflict; the other fields have no text that is refused. */
const isOfAddress = (error: unknown) => isOfTyped(error) || codeOf(error) === 'CONFLICT';

/** Invites one person. */
export function InviteForm({ organisationId, onDone }: { organisationId: string; onDone: () => void }) {
  const [person, setPerson] = useState(nobody);
  const [roles, setRoles] = useState<RoleList[]>(['teacher']);
  /** Newest first. All stay, because a link is shown nowhere else. */
  const [invitations, setInvitations] = useState<readonly (Invitation & { to: string })[]>([]);
  const { said, isBusy, tell, field } = useTold();
  useUnsavedWarning(Object.values(person).some(Boolean));
  const work = async () => {
    const { inviteAdminPerson } = await loadAdminCalls();
    const answer = await inviteAdminPerson(organisationId, { ...person, roles });
    const invitation = { to: person.email, name: nameOf(person), answer };
    // Invited once more, somebody has another link, and the one before is void.
    setInvitations((before) => [invitation, ...before.filter(({ to }) => to !== person.email)]);
    setPerson((now) => (now === person ? nobody : now));
    onDone();
    return invitedWords(answer);
  };
  const invite = handleSubmit(() => {
    void tell(work, { meanwhile: 'Sending…', refused: 'Not invited.', isOfField: isOfAddress });
  });
  return (
    <form onSubmit={invite} className={styles.form}>
      {fields.map(([name, label, type]) => (
        <TextField
          key={name}
          {...(name === 'email' ? field : {})}
          label={label}
          type={type}
          required={name === 'email'}
          maxLength={100}
          autoComplete="off"
          value={person[name]}
          onText={(text) => setPerson({ ...person, [name]: text })}
        />
      ))}
      <RoleChoices required chosen={roles} onChange={setRoles} />
      <Button type="submit" className={styles.action} softDisabled={isBusy}>
        Invite
      </Button>
      <p role="status">{said}</p>
      {invitations.map((invitation) => (
        <OneTimeLink key={invitation.to} invitation={invitation} />
      ))}
    </form>
  );
}
