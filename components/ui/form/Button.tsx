import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { buttonClasses, type ButtonAppearance } from './button-classes';
import { useEarlyPress } from './use-early-press';

type ButtonProps = ButtonAppearance &
  ComponentPropsWithRef<'button'> & {
    /** Presses are ignored, because the action is running or there is nothing to do, and the keyboard focus stays. */
    softDisabled?: boolean;
  };

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * An action. `type` is `button` unless given, so that it never submits a form by accident. Use `softDisabled` where `disabled`
 * would lose the keyboard focus. Enter in a field of its form presses it too, so nothing is submitted twice.
 */
export function Button({
  look,
  size,
  wide,
  className,
  type = 'button',
  ref,
  softDisabled,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      ref={useEarlyPress(ref)}
      type={type}
      className={buttonClasses({ look, size, wide, className })}
      aria-disabled={softDisabled}
      onClick={softDisabled ? ignore : onClick}
      {...rest}
    />
  );
}
