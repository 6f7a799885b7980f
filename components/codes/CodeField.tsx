import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/form/TextField';
import { CODE_LENGTH } from '@/lib/contracts/personal/class-letters';
import styles from './codes.module.css';

type CodeFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'error' | 'name' | 'value' | 'defaultValue' | 'onText' | 'ref'
>;

/** Leaves room for a space between the letters. */
const LONGEST = CODE_LENGTH * 2;

/** Field for a six-letter code, not case-sensitive. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      className={styles.typed}
      required
      maxLength={LONGEST}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
