import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import styles from './admin.module.css';

interface FindFormProps {
  /** Of what is found, as a landmark's name. */
  what: string;
  label: string;
  hint: string;
  /** Nothing typed finds everything. */
  mayBeEmpty?: boolean;
  onFind: (words: string) => void;
}

/** A field of words and the button that looks for them. */
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
