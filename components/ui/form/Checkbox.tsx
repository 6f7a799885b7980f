import { useCallback, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';

type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  /** Neither on nor off: some of the choices that it stands for are chosen (R-FLT-3). */
  indeterminate?: boolean;
  kind?: 'checkbox' | 'radio';
};

/** A native checkbox or radio with its label; the whole line is the target. */
export function Checkbox({
  label,
  indeterminate = false,
  kind = 'checkbox',
  className,
  ...rest
}: CheckboxProps) {
  // `indeterminate` has no attribute, so the property is set on the element.
  const setIndeterminate = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  return (
    <label className={classNames(styles.check, className)}>
      <input
        type={kind}
        ref={setIndeterminate}
        className={styles.box}
        {...(indeterminate ? { 'aria-checked': 'mixed' as const } : {})}
        {...rest}
      />
      <span>{label}</span>
    </label>
  );
}
