import { useEffect, useEffectEvent } from 'react';
import { logEvent } from '@/lib/browser/log';
import type { TextDraft } from '@/lib/browser/text-draft';
import { useSignedInId } from '@/stores/session';

type Keep = typeof import('@/lib/browser/text-draft').keepTextDraft;

/**
 * Keeps unsaved texts for this tab while the page unloads, whatever is the reason. Who leaves by a link was asked, and agreed to lose
 * them.
 */
export function useTextDraft(assetId: string, draftOf: () => TextDraft): void {
  const personId = useSignedInId();
  const write = useEffectEvent((keep: Keep) => keep(personId ?? '', assetId, draftOf()));
  useEffect(() => {
    let onHide: () => void = () => undefined;
    let isLeft = false;
    // Here already: the editor's data came with it.
    import('@/lib/browser/text-draft').then(
      ({ keepTextDraft }) => {
        if (isLeft) return;
        onHide = () => write(keepTextDraft);
        addEventListener('pagehide', onHide);
      },
      (error: unknown) => logEvent('warn', 'Unsaved texts cannot be kept', error),
    );
    return () => {
      isLeft = true;
      removeEventListener('pagehide', onHide);
    };
  }, []);
}
