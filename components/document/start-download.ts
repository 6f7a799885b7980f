/** Fetches a document. Loaded with the first download, because most readers never ask for one. */
import { currentAccessToken } from '@/lib/clients/access-token';
import { requestDocumentGrant, type GrantFailure } from '@/lib/clients/grants';
import type { DocumentInfo } from '@/lib/contracts/content-item';
import { track } from '@/lib/browser/track';

/** Asks for a download grant and follows it. Null when it goes ahead, else why not. */
export async function startDownload(
  contentId: string,
  { id: documentId, name }: DocumentInfo,
): Promise<GrantFailure | null> {
  const request = { contentId, documentId, purpose: 'download' as const };
  const answer = await requestDocumentGrant(request, currentAccessToken());
  if (!answer.granted) return answer.failure;
  // The address answers as an attachment, so the page stays.
  location.assign(answer.grant.url);
  track({ category: 'document', action: 'download', name });
  return null;
}
