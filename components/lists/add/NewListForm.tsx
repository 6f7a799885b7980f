import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/form/Button';
import { TextField } from '@/components/ui/form/TextField';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { useAttempt } from '@/hooks/use-attempt';
import { NAME_LENGTH } from '@/lib/contracts/personal/list-limits';
import styles from './add-to-list.module.css';

interface NewListFormProps {
  onMake: (id: string, name: string) => Promise<unknown>;
  onFail: (error: unknown) => void;
  placeholder?: string;
  className?: string | undefined;
  /** What its button says. */
  children: ReactNode;
}

/** Names a new list and makes it. */
export function NewListForm({ onMake, onFail, placeholder, className, children }: NewListFormProps) {
  const [name, setName] = useState('');
  const { isBusy, run } = useAttempt();
  const make = async () => {
    const asked = name.trim();
    if (!asked) return;
    // What was typed meanwhile stays.
    if (await run((id) => onMake(id, asked), onFail)) setName((now) => (now.trim() === asked ? '' : now));
  };
  return (
    <form className={className} onSubmit={handleSubmit(() => void make())}>
      <TextField
        label="New list"
        className={styles.grow}
        value={name}
        required
        maxLength={NAME_LENGTH}
        placeholder={placeholder}
        onText={setName}
      />
      <Button type="submit" softDisabled={isBusy}>
        {children}
      </Button>
    </form>
  );
}
