import { useEffect, useState } from 'react';
import { usePlayback } from '@/components/player/use-playback';
import type { PlaybackGrant, PlaybackGrantRequest } from '@/lib/contracts/media/media';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { partOf } from '@/lib/domain/lists/words';
import type { ClipSpan } from '@/lib/domain/playback/grant-limits';
import { usePlaybackOf, usePlaybackStore } from '@/stores/playback';

/**
 * The part of the recording to show. When the grant covers only a clip, the media service says where the clip lies, once: each
 * renewed grant has another address for the same place.
 */
function useClip({ kind, start, end }: ShownEntry, grant: PlaybackGrant | null): ClipSpan | null | 'asking' {
  const [found, setFound] = useState<{ span: ClipSpan | null } | null>(null);
  const isKnown = found !== null;
  const url = grant?.clip;
  useEffect(() => {
    if (isKnown || url === undefined) return undefined;
    let isCurrent = true;
    import('@/lib/clients/grants')
      .then(({ fetchClipSpan }) => fetchClipSpan(url))
      .then(
        (span) => isCurrent && setFound({ span }),
        () => {
          // The store plays whichever entry is open by now.
          if (!isCurrent) return;
          const { send } = usePlaybackStore.getState();
          send({ type: 'faulted', fault: 'NETWORK', online: navigator.onLine });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [url, isKnown]);
  const part = partOf({ kind, start, end });
  if (part === null || url === undefined) return part;
  return found ? found.span : 'asking';
}

/** What its grants are asked with. In a class, each but the first continues the viewing. */
function useAsked(
  { id: entryId, contentId }: ShownEntry,
  key: string | null,
  grant: PlaybackGrant | null,
): PlaybackGrantRequest {
  const [wasGranted, setWasGranted] = useState(false);
  if (grant !== null && !wasGranted) setWasGranted(true);
  if (key === null) return { contentId };
  return { contentId, class: { key, entryId, ...(wasGranted && { renewal: true }) } };
}

/**
 * The playback of an entry. Until it is known where its clip lies, it waits as for the grant: nothing outside the clip may show,
 * unless the service cannot say where.
 */
export function useEntryPlayback(entry: ShownEntry, classKey: string | null) {
  const { status, grant, failure, ended } = usePlaybackOf(entry.id);
  const asked = useAsked(entry, classKey, grant);
  usePlayback(entry.id, asked);
  const clip = useClip(entry, grant);
  const own = { asked, failure };
  if (clip === 'asking')
    return { ...own, status: 'starting', grant: null, clip: null, plays: false, isOver: false } as const;
  const plays = grant !== null && status !== 'idle';
  return { ...own, status, grant, clip, plays, isOver: plays && ended && failure === null };
}
