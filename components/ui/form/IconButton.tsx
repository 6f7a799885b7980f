import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../picture/Icon';
import { useEarlyPress } from './use-early-press';
import styles from './button.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  icon: IconNode;
  /** The accessible name, and the tooltip. */
  label: string;
};

/** A square button of 44 px that shows only an icon. */
export function IconButton({ icon, label, className, type = 'button', ref, ...rest }: IconButtonProps) {
  return (
    <button
      ref={useEarlyPress(ref)}
      type={type}
      title={label}
      aria-label={label}
      className={classNames(styles.button, styles.quiet, styles.icon, className)}
      {...rest}
    >
      <Icon of={icon} size={22} />
    </button>
  );
}
