import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Heading } from '@/components/ui/Heading';
import { companyPath } from '@/lib/domain/administration/console';
import { loadOperatorCalls } from '../use-admin';
import styles from '../admin.module.css';

/** Makes a company of a name, and leads to it. */
export function NewCompany() {
  const router = useRouter();
  // One for each company that is made: a call that is sent twice makes one.
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setSaid('Saving…');
    try {
      await (await loadOperatorCalls()).makeCompany({ id, name });
      await router.push(companyPath(id));
    } catch (error) {
      setSaid(`Not added. ${error instanceof Error ? error.message : 'Please try again.'}`);
    }
  };
  return (
    <form onSubmit={(event) => void make(event)} className={styles.form}>
      <Heading level={2}>Add a company</Heading>
      <Field label="Name of the new company" hint="The rest is set on its own page.">
        {(control) => (
          <input
            {...control}
            required
            maxLength={300}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="secondary" className={styles.action}>
        Add
      </Button>
      <p role="status">{said}</p>
    </form>
  );
}
