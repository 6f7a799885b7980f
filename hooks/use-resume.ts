import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { logEvent } from '@/lib/browser/log';
import { readStored, writeStored } from '@/lib/browser/storage';
import { keepRoom } from '@/lib/browser/continue-room';
import { parsePositions, resumeFrom, withPosition, type ResumePosition } from '@/lib/domain/playback/resume';
import { useSignedInId } from '@/stores/session';
import { usePersonKey } from './use-person-key';
import { useStored } from './use-stored';

export const RESUME_KEY = 'dt.resume';
/** How often the position is saved to the account while playing, ms; a pause or the end saves it at once. */
const SEND_EVERY_MS = 15_000;

export interface Resume {
  /** Position to resume from, seconds; null when there is nothing worth resuming. */
  from: number | null;
  /** Saves the position. `settled`: at a pause or the end, when it is saved at once. */
  save: (seconds: number, duration: number, settled: boolean) => void;
}

const positionIn = (positions: readonly ResumePosition[], itemId: string) =>
  resumeFrom(positions.find((position) => position.itemId === itemId) ?? null);

/** The position in an item on this device, for viewers without an account. */
function useDeviceResume(itemId: string): Resume {
  const stored = useStored(RESUME_KEY);
  const from = useMemo(() => positionIn(parsePositions(stored), itemId), [stored, itemId]);
  const save = useCallback(
    (seconds: number, duration: number) => {
      const position = {
        itemId,
        seconds: Math.floor(seconds),
        duration: Math.floor(duration),
        at: Date.now(),
      };
      keepRoom();
      writeStored(RESUME_KEY, JSON.stringify(withPosition(parsePositions(readStored(RESUME_KEY)), position)));
    },
    [itemId],
  );
  return { from, save };
}

const load = () => import('@/lib/clients/product-api/personal/resume-positions');

/**
 * The position in an item in a person's account, read once. Not with `useQuery`, whose observer would be in the first script of
 * every item page for this call alone.
 */
function useAccountPosition(itemId: string, queryKey: QueryKey, isRead: boolean) {
  const queries = useQueryClient();
  const [known, setKnown] = useState<{ of: QueryKey; from: number | null } | null>(null);
  useEffect(() => {
    if (!isRead) return;
    let isCurrent = true;
    queries
      .fetchQuery({
        queryKey,
        queryFn: async () => positionIn(await (await load()).fetchPositions(), itemId),
      })
      .then((from) => isCurrent && setKnown({ of: queryKey, from }))
      // Logged by the query client; the recording begins at its start.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [itemId, queries, queryKey, isRead]);
  const keep = useCallback(
    (from: number | null) => {
      // A person who leaves the page and comes back is offered the position at which they left.
      queries.setQueryData(queryKey, from);
      setKnown({ of: queryKey, from });
    },
    [queries, queryKey],
  );
  const from = known?.of === queryKey ? known.from : queries.getQueryData<number | null>(queryKey);
  return { from: from ?? null, keep };
}

/** The position in an item in a person's account. A failure to save is logged; playback continues. */
function useAccountResume(itemId: string, isRead: boolean): Resume {
  const sentAt = useRef(0);
  const queryKey = usePersonKey('resume', itemId);
  const { from, keep } = useAccountPosition(itemId, queryKey, isRead);
  const save = useCallback(
    (seconds: number, duration: number, settled: boolean) => {
      if (duration <= 0 || (!settled && Date.now() - sentAt.current < SEND_EVERY_MS)) return;
      const at = Date.now();
      sentAt.current = at;
      keepRoom();
      keep(resumeFrom({ itemId, seconds, duration, at }));
      load()
        .then(({ saveResumePosition }) =>
          saveResumePosition({ contentId: itemId, seconds, durationSeconds: duration }),
        )
        .catch((error: unknown) => {
          logEvent('error', 'The position in a recording could not be saved', error);
        });
    },
    [itemId, keep],
  );
  return { from, save };
}

/**
 * The viewer's position in an item: in their account when they are signed in, else on this device.
 * @param isOffered whether it may begin there; if not, `from` is null, and the account is not asked for it
 */
export function useResume(itemId: string, isOffered = true): Resume {
  const isSignedIn = useSignedInId() !== null;
  const device = useDeviceResume(itemId);
  const account = useAccountResume(itemId, isSignedIn && isOffered);
  const { from, save } = isSignedIn ? account : device;
  return { from: isOffered ? from : null, save };
}
