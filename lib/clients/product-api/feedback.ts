import type { Created, Feedback } from '@/lib/contracts/personal/survey';
import { browserConnection, productRequest, type ProductConnection } from './fetch';

/** POST /api/feedback as the signed-in person (R-API-5). Throws the service's message (R-ERR-15, R-ERR-16). */
export function sendFeedback(
  feedback: Feedback,
  connection: ProductConnection = browserConnection(),
): Promise<Created> {
  return productRequest(connection, {
    path: '/api/feedback',
    schema: async () => (await import('@/lib/contracts/personal/survey')).createdSchema,
    body: feedback,
  });
}
