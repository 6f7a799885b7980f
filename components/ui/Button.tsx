import type { ComponentPropsWithRef } from 'react';
import { buttonClasses, type ButtonAppearance } from './button-classes';

type ButtonProps = ButtonAppearance & ComponentPropsWithRef<'button'>;

/** An action. `type` is `button` unless given, so that it never submits a form by accident. */
export function Button({ look, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  const appearance = {
    look: look ?? 'primary',
    size: size ?? 'medium',
    wide: wide ?? false,
    className,
  } as const;
  return <button type={type} className={buttonClasses(appearance)} {...rest} />;
}
