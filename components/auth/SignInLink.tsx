import type { MouseEvent } from 'react';
import type { ButtonAppearance } from '@/components/ui/form/button-classes';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { signInAddress } from '@/lib/domain/viewer/return-address';
import { signIn } from '@/stores/session';

type SignInLinkProps = Pick<ButtonAppearance, 'look' | 'size'> & {
  /** Defaults to the current address. */
  returnTo?: string;
  /** Target without JavaScript, if not /sign-in. */
  href?: string;
  children?: string;
};

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * Starts sign-in and returns to the page. It is a link, so that before hydration it leads to /sign-in, which learns the
 * page from the address or the referrer; after hydration sign-in starts at once.
 */
export function SignInLink({ returnTo, href, children = 'Sign in', ...appearance }: SignInLinkProps) {
  const start = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    signIn(returnTo);
  };
  const fallback = returnTo === undefined ? '/sign-in' : signInAddress(returnTo);
  return (
    <LinkButton href={href ?? fallback} onClick={start} {...appearance}>
      {children}
    </LinkButton>
  );
}
