import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';
import { TextField } from '@/components/ui/form/TextField';
import { handleSubmit } from '@/components/ui/form/handle-submit';
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
  return (
    <form
      onSubmit={handleSubmit(() => onFind(words))}
      className={styles.find}
      role="search"
      aria-label={what}
    >
      <TextField
        label={label}
        hint={hint}
        type="search"
        required={!mayBeEmpty}
        maxLength={200}
        value={words}
        onText={setWords}
      />
      <Button type="submit" look="secondary">
        Find
      </Button>
    </form>
  );
}
