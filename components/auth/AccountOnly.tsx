import { Suspense, type ReactNode } from 'react';
import { countsAsAuthenticated } from '@/lib/domain/viewer/authenticated';
import { useSessionStore } from '@/stores/session';

interface AccountOnlyProps {
  /** Machines that their network makes known have it too. */
  orNetwork?: boolean;
  /** Holds its place while it is not known who comes, and until it is loaded. */
  room?: ReactNode;
  children: ReactNode;
}

/** For what only people with an account have. A lazy part within is loaded for them alone. */
export function AccountOnly({ orNetwork = false, room = null, children }: AccountOnlyProps) {
  const method = useSessionStore((state) => state.method);
  const isFor = orNetwork ? countsAsAuthenticated(method) : method === 'Okta';
  if (isFor) return <Suspense fallback={room}>{children}</Suspense>;
  return method === 'none' ? room : null;
}
