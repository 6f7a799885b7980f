import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/form/Field';
import { CODE_LENGTH } from '@/lib/contracts/personal/class-letters';
import styles from './codes.module.css';

/** Leaves room for a space between the letters. */
const LONGEST = CODE_LENGTH * 2;

interface CodeFieldProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'defaultValue' | 'onChange'
> {
  label: string;
  error: ReactNode;
}

/** Field for a six-letter code, not case-sensitive. */
export function CodeField({ label, error, ...input }: CodeFieldProps) {
  return (
    <Field label={label} error={error}>
      {(props) => (
        <input
          {...props}
          {...input}
          className={`${props.className ?? ''} ${styles.typed ?? ''}`}
          required
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
