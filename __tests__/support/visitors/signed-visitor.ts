/** What the gateway does before a service is asked: resolves the visitor and signs who it is. */
import { randomUUID } from 'node:crypto';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import { createVisitorSigner, type ServiceName } from '@/lib/platform/visitor/signed-visitor';

export const SERVICE_KEY = 'f2Q9xW1rT7yLk4Zp0sVbN8cMdH6jGaEu3iOoRtYq5Xw';

/** Headers of a visitor by a system's key; anonymous, from an address of documentation, unless said otherwise. */
export function signedHeaders(
  changes: Partial<Viewer> & { address?: string } = {},
  { key = SERVICE_KEY, service = 'product' as ServiceName, requestId = randomUUID(), now = Date.now } = {},
): Promise<Record<string, string>> {
  const { address = '198.51.100.200', ...viewer } = changes;
  const visitor = { viewer: { ...anonymousViewer, ...viewer }, address, requestId };
  return createVisitorSigner(key, now)(visitor, service);
}
