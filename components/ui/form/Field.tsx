import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';

/** Props that a control needs so that its label, hint and error are tied to it. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Says what is wrong and how to correct it. */
  error?: ReactNode;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  /** Renders the control with the given props: `<Field label="Name">{(props) => <input {...props} />}</Field>`. */
  children: (props: ControlProps) => ReactNode;
}

/**
 * A labelled control with its hint and error. Works for input, select and textarea. The error stands above the control, as on the
 * sign-in page: below it, it lies under the focus ring, and a button in one row with the control leaves it.
 */
export function Field({ label, hint, error, hideLabel = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
      {children({
        id,
        className: styles.control,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}
