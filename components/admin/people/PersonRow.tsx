import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import type { AdminPerson } from '@/lib/contracts/administration/people';
import { roleNames } from '@/lib/domain/administration/role-names';
import styles from '../admin.module.css';
import { nameOf, stateOf } from './person-words';
import { PersonForm, type PersonFormProps } from './PersonForm';

interface PersonRowProps extends Omit<PersonFormProps, 'onStored'> {
  /** As the form has told (`onUnsaved`). */
  isUnsaved: boolean;
}

/** One person of the list; the form opens below. */
export function PersonRow({ isUnsaved, ...props }: PersonRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [changed, setChanged] = useState<{ from: AdminPerson; person: AdminPerson } | null>(null);
  // What was done here holds until the list, read again, says otherwise.
  const person = changed?.from === props.person ? changed.person : props.person;
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
      {/* Closed, what is ticked in it stays, and a link. */}
      {isOpen || isUnsaved ? (
        <div hidden={!isOpen}>
          <PersonForm
            {...props}
            person={person}
            onStored={(next) => setChanged({ from: props.person, person: next })}
          />
        </div>
      ) : null}
    </li>
  );
}
