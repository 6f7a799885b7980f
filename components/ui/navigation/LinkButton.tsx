import type { ComponentPropsWithRef } from 'react';
import { Link } from './Link';
import { buttonClasses, type ButtonAppearance } from '../form/button-classes';

type LinkButtonProps = ButtonAppearance & ComponentPropsWithRef<typeof Link>;

/** A link that looks like a button: it goes somewhere, it does not act. */
export function LinkButton({ look, size, wide, className, ...rest }: LinkButtonProps) {
  const appearance = {
    look: look ?? 'primary',
    size: size ?? 'medium',
    wide: wide ?? false,
    className,
  } as const;
  return <Link className={buttonClasses(appearance)} {...rest} />;
}
