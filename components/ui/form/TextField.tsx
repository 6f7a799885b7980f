import type { ComponentPropsWithRef } from 'react';
import { Field, type ControlProps, type FieldProps } from './Field';

type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | keyof ControlProps | 'onChange'> & {
    onText?: (text: string) => void;
  };

/** A labelled line of text, or another input whose value is read as text, such as a day. */
export function TextField({ label, hint, error, hideLabel, className, onText, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, className }}>
      {(control) => (
        <input {...input} {...control} onChange={onText && (({ target }) => onText(target.value))} />
      )}
    </Field>
  );
}
