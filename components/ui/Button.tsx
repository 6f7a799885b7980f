import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { buttonClasses, type ButtonAppearance } from './button-classes';
import { useEarlyPress } from './use-early-press';

type ButtonProps = ButtonAppearance &
  ComponentPropsWithRef<'button'> & {
    /** The action is running, or there is nothing to do: presses are ignored. */
    isBusy?: boolean;
  };

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * An action. `type` is `button` unless given, so that it never submits a form by accident. While busy it keeps the keyboard focus,
 * which a disabled one would lose. Enter in a field of its form presses it too, so nothing is submitted twice.
 */
export function Button({
  look,
  size,
  wide,
  className,
  type = 'button',
  ref,
  isBusy,
  onClick,
  ...rest
}: ButtonProps) {
  const appearance = {
    look: look ?? 'primary',
    size: size ?? 'medium',
    wide: wide ?? false,
    className,
  } as const;
  return (
    <button
      ref={useEarlyPress(ref)}
      type={type}
      className={buttonClasses(appearance)}
      aria-disabled={isBusy}
      onClick={isBusy ? ignore : onClick}
      {...rest}
    />
  );
}
