import { useCallback, useState } from 'react';
import { currentAccessToken } from '@/lib/clients/access-token';
import { failureWords } from '@/lib/rules/item-page/failures';
import { useToasts } from '@/stores/toasts';

/** Asks for a download grant and follows it; says why not when it is refused. */
export function useDownload(itemId: string): [boolean, (documentId: string) => void] {
  const [busy, setBusy] = useState(false);
  const add = useToasts((state) => state.add);
  const download = useCallback(
    (documentId: string) => {
      setBusy(true);
      const ask = async () => {
        const { requestDocumentGrant } = await import('@/lib/clients/grants');
        const request = { contentId: itemId, documentId, purpose: 'download' as const };
        const answer = await requestDocumentGrant(request, currentAccessToken());
        // The address answers as an attachment, so the page stays.
        if (answer.granted) location.assign(answer.grant.url);
        else add({ message: failureWords[answer.failure].title, tone: 'danger' });
      };
      ask()
        .catch(() => {
          add({ message: failureWords.UNAVAILABLE.title, tone: 'danger' });
        })
        .finally(() => {
          setBusy(false);
        });
    },
    [itemId, add],
  );
  return [busy, download];
}
