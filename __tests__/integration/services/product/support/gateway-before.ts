/** What the gateway before a product service under test sends it: the visitor, resolved and signed. */
import { randomUUID } from 'node:crypto';
import { KnownViewers, type ViewerSources } from '@/lib/platform/visitor/known-viewers';
import { createVisitorResolver } from '@/lib/platform/visitor/resolver';
import { createVisitorSigner } from '@/lib/platform/visitor/signed-visitor';
import type { TokenVerifier } from '@/lib/platform/visitor/token-verifier';
import { SERVICE_KEY } from '../../../../support/visitors/signed-visitor';

/** Somebody behind the gateway. */
export interface Who {
  token?: string;
  address?: string;
}

/** Headers for a person or an address, with memories of its own. */
export function gatewayBefore(sources: ViewerSources, tokens: Pick<TokenVerifier, 'verify'>) {
  const resolve = createVisitorResolver({ tokens, viewers: new KnownViewers(sources), log: sources.log });
  const sign = createVisitorSigner(SERVICE_KEY, () => sources.now().getTime());
  return async ({ token, address = '198.51.100.200' }: Who): Promise<Record<string, string>> => {
    const requestId = randomUUID();
    const { viewer } = await resolve({ token: token ?? null, address, requestId });
    const signature = await sign({ viewer, address, requestId }, 'product');
    return { ...signature, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  };
}
