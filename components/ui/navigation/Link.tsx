import NextLink, { type LinkProps as NextLinkProps } from 'next/link';
import type { ComponentPropsWithRef } from 'react';

interface LinkProps
  extends
    Omit<ComponentPropsWithRef<typeof NextLink>, keyof NextLinkProps>,
    Pick<NextLinkProps, 'shallow' | 'scroll' | 'replace' | 'onClick'> {
  /** A path on this site: `/search?q=lear`. */
  href: string;
}

/**
 * A link to another page of this site. It never prefetches because it is in view: Next.js would fetch and run the scripts of a
 * dozen pages that nobody asked for (docs/decisions/0016). On the server it renders a plain anchor: the link of Next.js resolves
 * each address anew, a fourteenth of what a page of results costs (0013).
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
