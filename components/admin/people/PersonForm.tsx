import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Checkbox } from '@/components/ui/form/Checkbox';
import type { AdminPerson } from '@/lib/contracts/administration/people';
import { SaveBar } from '../parts/SaveBar';
import { loadAdminCalls } from '../use-admin';
import { isOfTyped } from '../use-refused-field';
import { useVersionedDraft, type Refetched } from '../use-versioned-draft';
import styles from '../admin.module.css';
import { invitedWords } from './invited-words';
import { OneTimeLink, type Invitation } from './OneTimeLink';
import { corrected, draftOf, isSame, type PersonDraft } from './person-draft';
import { browserCount, nameOf } from './person-words';
import { PersonFields } from './PersonFields';
import { RoleChoices } from './RoleChoices';

export interface PersonFormProps {
  organisationId: string;
  operator: boolean;
  person: AdminPerson;
  /** Fetches the list again, and finds the person in it. */
  refetch: Refetched<AdminPerson>['refetch'];
  /** Whether something of this person is changed and not saved, or a link of theirs is not copied. Its identity must be stable. */
  onUnsaved: (id: string, isUnsaved: boolean) => void;
  onStored: (person: AdminPerson) => void;
}

function usePerson({ organisationId, person, refetch, onStored }: PersonFormProps) {
  const { id } = person;
  return useVersionedDraft<AdminPerson, PersonDraft>({
    start: person,
    refetch,
    draftOf,
    isSame,
    send: async (draft, version, stored) => {
      const texts = corrected(draft, stored);
      const { setAdminPerson } = await loadAdminCalls();
      const body = { version, roles: draft.roles, active: draft.active, ...texts };
      const next = await setAdminPerson(organisationId, id, body);
      onStored(next);
      return next;
    },
    isOfField: (error, draft, stored) => isOfTyped(error) && corrected(draft, stored).email !== undefined,
    done: 'Saved. It takes effect within a minute.',
  });
}

/** Sends the invitation again. Its link, where no letter brings it, is shown until a corrected address makes it void. */
function useInvitedAgain({ organisationId, person }: PersonFormProps) {
  const [invited, setInvited] = useState<{ to: string; invitation: Invitation } | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const invitation = invited?.to === person.email ? invited.invitation : null;
  const link = invitation?.answer.link ?? null;
  const send = async () => {
    const answer = await (await loadAdminCalls()).inviteAdminPersonAgain(organisationId, person.id);
    setInvited({ to: person.email, invitation: { name: nameOf(person), answer } });
    return invitedWords(answer);
  };
  return { invitation, isHeld: link !== null && link !== copied, send, onCopied: setCopied };
}

/** Edits one person's name and roles, and whether they may use the library. */
export function PersonForm(props: PersonFormProps) {
  const { organisationId, person, onUnsaved } = props;
  const { invitation, isHeld, send, onCopied } = useInvitedAgain(props);
  /** Its button stays then, and with it the focus. */
  const [isSignedOut, setSignedOut] = useState(false);
  const { draft, setDraft, field, submit, ...editing } = usePerson(props);
  const isUnfinished = editing.isUnsaved || isHeld;
  useEffect(() => {
    onUnsaved(person.id, isUnfinished);
    return () => onUnsaved(person.id, false);
  }, [person.id, isUnfinished, onUnsaved]);
  // Else the link would go to the mailbox of a stranger, who is about to be corrected away.
  const again = async () =>
    draft.email.trim() === person.email ? send() : 'Save the corrected address first.';
  const signOut = async () => {
    const { signOutAdminPerson } = await loadAdminCalls();
    const ended = await signOutAdminPerson(organisationId, person.id);
    setSignedOut(true);
    if (person.account) props.onStored({ ...person, account: { ...person.account, sessions: 0 } });
    return `Signed out of ${browserCount(ended)}.`;
  };
  return (
    <div role="group" aria-label={nameOf(person)}>
      <form onSubmit={submit} className={styles.form}>
        <PersonFields
          person={person}
          operator={props.operator}
          texts={draft}
          field={field}
          onChange={(texts) => setDraft((now) => ({ ...now, ...texts }))}
        />
        <RoleChoices chosen={draft.roles} onChange={(roles) => setDraft((now) => ({ ...now, roles }))} />
        <Checkbox
          label="May use the library"
          checked={draft.active}
          disabled={!person.own}
          onChange={({ target }) => setDraft((now) => ({ ...now, active: target.checked }))}
        />
        <SaveBar {...editing}>
          <Button type="submit" softDisabled={editing.isBusy}>
            Save
          </Button>
          {person.account?.state === 'invited' ? (
            <Button look="secondary" softDisabled={editing.isBusy} onClick={() => void editing.tell(again)}>
              Send the invitation again
            </Button>
          ) : null}
          {isSignedOut || (person.account?.sessions ?? 0) > 0 ? (
            <Button look="secondary" softDisabled={editing.isBusy} onClick={() => void editing.tell(signOut)}>
              Sign out everywhere
            </Button>
          ) : null}
        </SaveBar>
        <OneTimeLink invitation={invitation} onCopied={onCopied} />
      </form>
    </div>
  );
}
