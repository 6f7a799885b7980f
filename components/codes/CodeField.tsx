import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/Field';
import { CODE_LENGTH } from '@/lib/contracts/class-letters';
import styles from './codes.module.css';

/** Letters may be typed with a space between. */
const LONGEST = CODE_LENGTH * 2;

interface CodeFieldProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'defaultValue' | 'onChange'
> {
  label: string;
  error: string | undefined;
}

/** Where six letters are typed; capitals or not is the same. */
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
