/** What a process asks to learn who somebody is: the issuer of their token, and the customers service. */
import type { Environment } from '@/lib/contracts/environment';
import { alpha3Of } from '@/lib/domain/viewer/countries';
import { createCustomersClient } from '../customers/client';
import { createDiscovery } from './discovery';
import { KnownViewers, type ViewerSources } from './known-viewers';
import { createTokenVerifier } from './token-verifier';

type SourceVariables = Environment<
  'OIDC_AUTHORITY' | 'IDENTITY_URL' | 'OIDC_AUDIENCE' | 'CUSTOMERS_API_URL' | 'CUSTOMERS_API_KEY'
>;

export function visitorSources(config: SourceVariables, log: ViewerSources['log']) {
  const { CUSTOMERS_API_URL: url, CUSTOMERS_API_KEY: key, OIDC_AUDIENCE: audience } = config;
  const customers = createCustomersClient({ url, key, log });
  const discovery = createDiscovery({ issuer: config.OIDC_AUTHORITY, reachedAt: config.IDENTITY_URL });
  return {
    customers,
    discovery,
    tokens: createTokenVerifier({ discovery, audience, log }),
    viewers: new KnownViewers({ customers, alpha3Of, log, now: () => new Date() }),
  };
}
