import { useEffect, useEffectEvent } from 'react';
import { keepTextDraft, type TextDraft } from '@/lib/browser/text-draft';
import { useSignedInId } from '@/stores/session';

/**
 * Keeps unsaved texts for this tab while the page unloads, whatever is the reason. Who leaves by a link was asked, and agreed to lose
 * them.
 */
export function useTextDraft(assetId: string, draftOf: () => TextDraft): void {
  const personId = useSignedInId();
  const write = useEffectEvent(() => keepTextDraft(personId ?? '', assetId, draftOf()));
  useEffect(() => {
    const onHide = () => write();
    addEventListener('pagehide', onHide);
    return () => removeEventListener('pagehide', onHide);
  }, []);
}
