import { HydrationBoundary, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '@/lib/browser/query-client';

interface QueryProviderProps {
  /** Answers fetched on the server, so that the first render in the browser needs no request. */
  state: DehydratedState | undefined;
  children: ReactNode;
}

/** One query cache per browser tab (and one per render on the server). */
export function QueryProvider({ state, children }: QueryProviderProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}
