import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { TextField } from '@/components/ui/form/TextField';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { Heading } from '@/components/ui/text/Heading';
import { companyPath } from '@/lib/domain/administration/console';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { loadOperatorCalls } from '../use-admin';
import { useTold } from '../use-told';
import styles from '../admin.module.css';

/** Creates a company with a name, and opens its page. */
export function NewCompany() {
  const router = useRouter();
  const [name, setName] = useState('');
  const { said, isBusy, tell, field } = useTold();
  useUnsavedWarning(name.trim() !== '');
  const work = async (id: string) => {
    await (await loadOperatorCalls()).makeCompany({ id, name });
    await router.push(companyPath(id));
    return '';
  };
  const make = handleSubmit(() => void tell(work, { meanwhile: 'Saving…', refused: 'Not added.' }));
  return (
    <form onSubmit={make} className={styles.form}>
      <Heading level={2}>Add a company</Heading>
      <TextField
        {...field}
        label="Name of the new company"
        hint="The rest is set on its own page."
        required
        maxLength={300}
        autoComplete="off"
        value={name}
        onText={setName}
      />
      <Button type="submit" look="secondary" className={styles.action} softDisabled={isBusy}>
        Add
      </Button>
      <p role="status">{said}</p>
    </form>
  );
}
