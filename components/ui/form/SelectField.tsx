import type { ComponentPropsWithoutRef } from 'react';
import { Field, type FieldProps } from './Field';

type SelectFieldProps = Omit<FieldProps, 'children'> &
  Pick<ComponentPropsWithoutRef<'select'>, 'name' | 'value' | 'defaultValue'> & {
    options: readonly { id: string; name: string }[];
    /** A first choice whose id is empty, such as "All" or "None". */
    none?: string;
    onChoose?: (id: string) => void;
  };

/** A labelled choice of one of several. */
export function SelectField({
  options,
  none,
  onChoose,
  name,
  value,
  defaultValue,
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          {...{ name, value, defaultValue }}
          onChange={({ target }) => onChoose?.(target.value)}
        >
          {none === undefined ? null : <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
