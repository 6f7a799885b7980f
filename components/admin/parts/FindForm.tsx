import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import styles from '../admin.module.css';

interface FindFormProps {
  /** What is searched for; names the search landmark. */
  what: string;
  label: string;
  hint: string;
  /** An empty field finds everything. */
  mayBeEmpty?: boolean;
  onFind: (words: string) => void;
}

/** A search field with its button. */
export function FindForm({ what, label, hint, mayBeEmpty = false, onFind }: FindFormProps) {
  const [words, setWords] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(words);
  };
  return (
    <form onSubmit={find} className={styles.form} role="search" aria-label={what}>
      <Field label={label} hint={hint}>
        {(control) => (
          <input
            {...control}
            type="search"
            required={!mayBeEmpty}
            maxLength={200}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="secondary" className={styles.action}>
        Find
      </Button>
    </form>
  );
}
