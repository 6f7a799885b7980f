import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '@/components/ui/Button';

interface BusyButtonProps extends ComponentProps<typeof Button> {
  /** The action is running, or there is nothing to do: presses are ignored. */
  isBusy: boolean;
}

/**
 * A button that keeps the keyboard focus while presses are ignored; a disabled one would lose it. Enter in a field of its form
 * presses it too, so nothing is submitted twice.
 */
export function BusyButton({ isBusy, onClick, ...rest }: BusyButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return <Button {...rest} aria-disabled={isBusy} onClick={press} />;
}
