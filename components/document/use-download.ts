import { useState } from 'react';
import { track } from '@/lib/browser/track';
import type { DocumentInfo } from '@/lib/contracts/catalogue/content-item';
import { failureWords } from '@/lib/domain/playback/failures';
import { toastFailure } from '@/stores/toasts';
import { askForDocument } from './ask-for-document';

/** Downloads a document of an item; shows the reason if it is refused. */
export function useDownload(contentId: string): [boolean, (document: DocumentInfo) => void] {
  const [busy, setBusy] = useState(false);
  const download = async ({ id: documentId, name }: DocumentInfo) => {
    setBusy(true);
    const answer = await askForDocument({ contentId, documentId, purpose: 'download' });
    setBusy(false);
    if (!answer.granted) return toastFailure(failureWords[answer.failure].title);
    // The response is an attachment, so the browser stays on the page.
    location.assign(answer.grant.url);
    track({ category: 'document', action: 'download', name });
  };
  return [busy, (document) => void download(document)];
}
