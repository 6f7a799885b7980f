import { unreached } from '@/lib/browser/unreached';
import type { GrantAnswer } from '@/lib/clients/grants';
import type { DocumentGrant, DocumentGrantRequest } from '@/lib/contracts/media/media';

/** Requests a grant for a document and returns the outcome; never rejects. The code that asks loads with the first request. */
export async function askForDocument(request: DocumentGrantRequest): Promise<GrantAnswer<DocumentGrant>> {
  try {
    const { requestDocumentGrant } = await import('@/lib/clients/grants');
    return await requestDocumentGrant(request);
  } catch {
    return { granted: false, failure: unreached() };
  }
}
