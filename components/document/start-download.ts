/** Downloads a document. Loaded with the first download, because most readers never download one. */
import { requestDocumentGrant } from '@/lib/clients/grants';
import type { DocumentInfo } from '@/lib/contracts/catalogue/content-item';
import type { GrantFailure } from '@/lib/domain/playback/playback';
import { track } from '@/lib/browser/track';

/** Requests a download grant and opens its address. Returns null on success, else the reason for the failure. */
export async function startDownload(
  contentId: string,
  { id: documentId, name }: DocumentInfo,
): Promise<GrantFailure | null> {
  const request = { contentId, documentId, purpose: 'download' as const };
  const answer = await requestDocumentGrant(request);
  if (!answer.granted) return answer.failure;
  // The response is an attachment, so the browser stays on the page.
  location.assign(answer.grant.url);
  track({ category: 'document', action: 'download', name });
  return null;
}
