import Head from 'next/head';
import type { ReactNode } from 'react';
import { documentTitle } from '@/lib/contracts/site';
import { useShell } from './shell-context';

interface Said {
  /** The library's name is added to it. */
  title: string;
  /** For search results. */
  description?: string;
  /** Further elements of the head. */
  children?: ReactNode;
}

type Place =
  | { path?: never; isIndexed?: never }
  | {
      /** The one address of the page, for its canonical link. */
      path: string;
      /** Whether search engines may index it at this address; `true` by default. */
      isIndexed?: boolean;
    };

/**
 * The head of a page. It fails closed: what does not say its address, such as personal pages, steps of signing in and errors, is
 * kept out of search engines.
 */
export function PageHead({
  title,
  description,
  path,
  isIndexed = path !== undefined,
  children,
}: Said & Place) {
  const { origin } = useShell();
  return (
    <Head>
      <title>{documentTitle(title)}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {path === undefined ? null : <link rel="canonical" href={`${origin}${path}`} />}
      {isIndexed ? null : <meta name="robots" content="noindex" />}
      {children}
    </Head>
  );
}
