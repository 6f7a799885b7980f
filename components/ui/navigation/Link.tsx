import Router from 'next/router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'onMouseEnter' | 'onTouchStart'> {
  /** A path on this site: `/search?q=lear`. */
  href: string;
  /** The address changes and the page stays, without asking the server. */
  shallow?: boolean | undefined;
  /** False leaves the page where it is scrolled to. */
  scroll?: boolean | undefined;
  /** Takes the place of this page in the history. */
  replace?: boolean | undefined;
}

const isHere = (link: HTMLAnchorElement) => link.origin === location.origin;

/** Whether it opens in this window; a held key, another window and a download are the browser's own (HTML standard, "follow the hyperlink"). */
function isPlain({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const isOurWindow = currentTarget.target === '' || currentTarget.target === '_self';
  const isHeld = metaKey || ctrlKey || shiftKey || altKey;
  return button === 0 && !isHeld && isOurWindow && !currentTarget.hasAttribute('download');
}

/** Fetches the script of the page, of which a failed one is fetched again on the press. */
function prepare({ currentTarget }: { currentTarget: HTMLAnchorElement }) {
  if (!isHere(currentTarget)) return;
  const { pathname, search } = currentTarget;
  Router.prefetch(pathname + search, undefined, { priority: true }).catch(() => undefined);
}

/**
 * A link to another page of this site: an anchor that the router follows. In place of the framework's own, which brings a watcher of
 * what is in view and addresses in other languages: 2 kB of every first view for what nobody uses here. The script of the page that it
 * leads to is fetched when a pointer or finger reaches it, never because the link is in view (docs/decisions/0016).
 */
export function Link({ href, shallow, scroll, replace, onClick, children, ...anchor }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { currentTarget: link } = event;
    if (event.defaultPrevented || !isPlain(event) || !isHere(link)) return;
    event.preventDefault();
    void Router[replace ? 'replace' : 'push'](href, undefined, {
      ...(shallow === undefined ? {} : { shallow }),
      scroll: scroll ?? true,
    });
  };
  return (
    <a {...anchor} href={href} onClick={follow} onMouseEnter={prepare} onTouchStart={prepare}>
      {children}
    </a>
  );
}
