import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { createQueryClient } from '@/lib/browser/query-client';
import { useSessionStore } from '@/stores/session';
import { sampleAnswers, sampleProfile } from './personal-samples';

function sampleClient(): QueryClient {
  const client = createQueryClient();
  for (const [key, answer] of sampleAnswers) client.setQueryData(key, answer);
  return client;
}

/** Signs in a sample person while the style guide is open, with the answers that their components request. */
export function SampleVisitor({ children }: { children: ReactNode }) {
  const [client] = useState(sampleClient);
  useEffect(() => {
    const { settle } = useSessionStore.getState();
    settle('Okta', sampleProfile);
    return () => settle('Unauthed', null);
  }, []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
