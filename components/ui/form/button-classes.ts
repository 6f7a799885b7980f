import { classNames } from '../class-names';
import styles from './button.module.css';

/** `primary`: the one thing to do next. `secondary`: other actions. `quiet`: tools that should not compete. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonAppearance {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  /** Fills its container's width. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

/** Classes shared by buttons and by links that look like buttons. */
export function buttonClasses({ look = 'primary', size = 'medium', wide, className }: ButtonAppearance) {
  const sizeClass = size === 'medium' ? undefined : styles[size];
  return classNames(styles.button, styles[look], sizeClass, wide && styles.wide, className);
}
