import { TextField } from '@/components/ui/form/TextField';
import type { AdminPerson } from '@/lib/contracts/administration/people';
import type { RefusedField } from '../use-refused-field';
import styles from '../admin.module.css';

export interface PersonTexts {
  firstName: string;
  lastName: string;
  email: string;
}

interface PersonFieldsProps {
  person: AdminPerson;
  /** Whether the reader is an operator of the library. */
  operator: boolean;
  texts: PersonTexts;
  /** Of the address: why it was refused. */
  field: RefusedField;
  onChange: (texts: Partial<PersonTexts>) => void;
}

const names = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
] as const;

/**
 * What a person is called, and where an invitation goes. Of people of another organisation, and of an issuer that is not ours,
 * nothing can be corrected here. An address that somebody signs in with stays: who has the mailbox has the account.
 */
export function PersonFields({ person, operator, texts, field, onChange }: PersonFieldsProps) {
  if (!person.own || person.account === null) return null;
  return (
    <>
      <div className={styles.pair}>
        {names.map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            maxLength={100}
            autoComplete="off"
            value={texts[field]}
            onText={(text) => onChange({ [field]: text })}
          />
        ))}
      </div>
      {person.account.state === 'invited' ? (
        <TextField
          {...field}
          label="E-mail address"
          hint="Where the invitation goes. If you correct it, send the invitation again: its first link stops working."
          type="email"
          required
          maxLength={200}
          autoComplete="off"
          value={texts.email}
          onText={(email) => onChange({ email })}
        />
      ) : (
        <p className={styles.hint}>
          They sign in as {person.email}.{' '}
          {operator ? (
            <>
              A command on the library’s server changes that address:{' '}
              <code className={styles.code}>npm run accounts -- email {person.email} NEW</code>
            </>
          ) : (
            'Only the library’s operator can change that address.'
          )}
        </p>
      )}
    </>
  );
}
