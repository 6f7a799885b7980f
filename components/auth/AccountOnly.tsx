import { useDeferredValue, type ReactNode } from 'react';
import { countsAsAuthenticated } from '@/lib/domain/viewer/authenticated';
import { useMethod } from '@/stores/session';

interface AccountOnlyProps {
  /** Also for machines that are recognised by their network. */
  orNetwork?: boolean;
  /** Placeholder, shown until the visitor is known. */
  room?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children only for people with an account; lazy children are loaded only for them. In slices of their own, after what the
 * session changed at once, so that a page of cards does not hold the browser (docs/decisions/0132).
 */
export function AccountOnly({ orNetwork = false, room = null, children }: AccountOnlyProps) {
  const method = useDeferredValue(useMethod());
  const isFor = orNetwork ? countsAsAuthenticated(method) : method === 'Okta';
  if (isFor) return children;
  return method === 'none' ? room : null;
}
