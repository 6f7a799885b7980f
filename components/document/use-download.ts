import { useCallback, useState } from 'react';
import { unreached } from '@/lib/browser/unreached';
import type { DocumentInfo } from '@/lib/contracts/catalogue/content-item';
import { failureWords } from '@/lib/domain/playback/failures';
import { toastFailure } from '@/stores/toasts';

/** Downloads a document of an item; shows the reason if it is refused. */
export function useDownload(itemId: string): [boolean, (document: DocumentInfo) => void] {
  const [busy, setBusy] = useState(false);
  const download = useCallback(
    (document: DocumentInfo) => {
      setBusy(true);
      void import('./start-download')
        .then(({ startDownload }) => startDownload(itemId, document))
        .catch(unreached)
        .then((failure) => {
          if (failure) toastFailure(failureWords[failure].title);
          setBusy(false);
        });
    },
    [itemId],
  );
  return [busy, download];
}
