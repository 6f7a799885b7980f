import { Suspense, type ReactNode } from 'react';
import { countsAsAuthenticated } from '@/lib/domain/viewer/authenticated';
import { useSessionStore } from '@/stores/session';

interface AccountOnlyProps {
  /** Also for machines that are recognised by their network. */
  orNetwork?: boolean;
  /** Placeholder, shown until the visitor is known and the content is loaded. */
  room?: ReactNode;
  children: ReactNode;
}

/** Renders its children only for people with an account; lazy children are loaded only for them. */
export function AccountOnly({ orNetwork = false, room = null, children }: AccountOnlyProps) {
  const method = useSessionStore((state) => state.method);
  const isFor = orNetwork ? countsAsAuthenticated(method) : method === 'Okta';
  if (isFor) return <Suspense fallback={room}>{children}</Suspense>;
  return method === 'none' ? room : null;
}
