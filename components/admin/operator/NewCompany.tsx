import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { Heading } from '@/components/ui/text/Heading';
import { companyPath } from '@/lib/domain/administration/console';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { failureWords } from '../failure-words';
import { loadOperatorCalls } from '../use-admin';
import styles from '../admin.module.css';

/** Creates a company with a name, and opens its page. */
export function NewCompany() {
  const router = useRouter();
  // Chosen here so that the call is idempotent: sent twice, it creates one company.
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  useUnsavedWarning(name.trim() !== '');
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setSaid('Saving…');
    try {
      await (await loadOperatorCalls()).makeCompany({ id, name });
      await router.push(companyPath(id));
    } catch (error) {
      setSaid(`Not added. ${failureWords(error, 'Please try again.')}`);
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
