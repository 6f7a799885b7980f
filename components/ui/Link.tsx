import NextLink, { type LinkProps as NextLinkProps } from 'next/link';
import type { ComponentPropsWithRef } from 'react';

interface LinkProps
  extends
    Omit<ComponentPropsWithRef<typeof NextLink>, keyof NextLinkProps>,
    Pick<NextLinkProps, 'shallow' | 'scroll' | 'replace' | 'onClick'> {
  /** An address of ours, from the root on: `/search?q=lear`. */
  href: string;
}

/**
 * A link to another page of ours. It never fetches what it leads to because it is in sight: the framework would fetch
 * and run the scripts of a dozen pages that nobody asked for (docs/decisions/0016). On the server a link is its address
 * and nothing else: the framework's own resolves each address anew, a fourteenth of what a page of results costs (0013).
 */
export function Link(props: LinkProps) {
  if (typeof window !== 'undefined') return <NextLink prefetch={false} {...props} />;
  const { shallow: _shallow, scroll: _scroll, replace: _replace, href, children, ...anchor } = props;
  return (
    <a {...anchor} href={href}>
      {children}
    </a>
  );
}
