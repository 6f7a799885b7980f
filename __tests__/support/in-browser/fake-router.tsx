/** A router for component tests: keeps a history of addresses, and renders again when it moves. */
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import Router, { type NextRouter } from 'next/router';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

type Listener = (...values: unknown[]) => void;

export interface FakeRouter {
  /** Addresses visited, oldest first. */
  visited: string[];
  /** The address shown now; also one that replaced another. */
  at: string;
  go: (address: string) => void;
}

function createEvents() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    on: (name: string, listener: Listener) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    off: (name: string, listener: Listener) => void listeners.get(name)?.delete(listener),
    emit: (name: string, ...values: unknown[]) =>
      listeners.get(name)?.forEach((listener) => listener(...values)),
  };
}

interface FakeRouterProps {
  address: string;
  /** Name of the route where it is not the path itself: `/[listing]/[slug]`. */
  route?: string;
  onReady?: (router: FakeRouter) => void;
  children: ReactNode;
}

export function FakeRouterProvider({ address, route, onReady, children }: FakeRouterProps) {
  const [asPath, setPath] = useState(address);
  const [visited] = useState<string[]>([address]);
  const [events] = useState(createEvents);
  const move = useMemo(() => {
    const to = (url: unknown) => {
      events.emit('routeChangeStart', String(url), { shallow: true });
      setPath(String(url));
      return Promise.resolve(true);
    };
    return {
      push: (url: unknown) => {
        visited.push(String(url));
        return to(url);
      },
      replace: to,
    };
  }, [events, visited]);
  useEffect(() => {
    onReady?.({ visited, at: asPath, go: (url) => void move.push(url) });
  }, [onReady, visited, asPath, move]);
  const [pathname = '/', search = ''] = asPath.split('?');
  const router = {
    ...{ asPath, pathname: route ?? pathname, route: route ?? pathname, basePath: '', isReady: true, events },
    ...{ query: Object.fromEntries(new URLSearchParams(search)), ...move },
    prefetch: () => Promise.resolve(),
    beforePopState: () => undefined,
  } as unknown as NextRouter;
  // What a link follows, as the framework's start sets it.
  useLayoutEffect(() => {
    Object.assign(Router, { router });
  });
  return <RouterContext.Provider value={router}>{children}</RouterContext.Provider>;
}
