import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { queryDefaults } from '@/lib/query-defaults';
import { useSessionStore } from '@/stores/session';
import { useUserStore } from '@/stores/user';
import { sampleAnswers, sampleProfile } from './personal-samples';

function sampleClient(): QueryClient {
  const client = new QueryClient({ defaultOptions: queryDefaults });
  for (const [key, answer] of sampleAnswers) client.setQueryData(key, answer);
  return client;
}

/**
 * Signs a sample person in for as long as the style guide is open, with the answers that their components ask for.
 * Their own data are on the way for ever, so that nothing comes over the page and no service is asked.
 */
export function SampleVisitor({ children }: { children: ReactNode }) {
  const [client] = useState(sampleClient);
  const method = useSessionStore((state) => state.method);
  useEffect(() => {
    // Again whenever the frame of the page, which knows of nobody here, has settled otherwise.
    if (method === 'Okta') return;
    const { userId } = sampleProfile;
    useSessionStore.getState().settle('Okta', sampleProfile);
    const identity = { method: 'Okta', userId, organisationId: null } as const;
    void useUserStore.getState().load(identity, {}, () => new Promise(() => undefined));
  }, [method]);
  useEffect(() => () => useSessionStore.getState().settle('Unauthed', null), []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
