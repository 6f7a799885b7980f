import type { ComponentPropsWithRef } from 'react';
import { Link } from './Link';
import { buttonClasses, type ButtonAppearance } from '../form/button-classes';

type LinkButtonProps = ButtonAppearance & ComponentPropsWithRef<typeof Link>;

/** A link that looks like a button: it goes somewhere, it does not act. */
export function LinkButton({ look, size, wide, className, ...rest }: LinkButtonProps) {
  return <Link className={buttonClasses({ look, size, wide, className })} {...rest} />;
}
