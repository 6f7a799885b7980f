import type { ComponentPropsWithRef } from 'react';
import { buttonClasses, type ButtonAppearance } from './button-classes';
import { useEarlyPress } from './use-early-press';

type ButtonProps = ButtonAppearance & ComponentPropsWithRef<'button'>;

/** An action. `type` is `button` unless given, so that it never submits a form by accident. */
export function Button({ look, size, wide, className, type = 'button', ref, ...rest }: ButtonProps) {
  const appearance = {
    look: look ?? 'primary',
    size: size ?? 'medium',
    wide: wide ?? false,
    className,
  } as const;
  return <button ref={useEarlyPress(ref)} type={type} className={buttonClasses(appearance)} {...rest} />;
}
