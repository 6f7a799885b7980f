import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { logEvent } from '@/lib/browser/log';
import { readStored, writeStored } from '@/lib/browser/storage';
import { keepRoom } from '@/lib/browser/continue-room';
import { parsePositions, resumeFrom, withPosition } from '@/lib/domain/playback/resume';
import { useSessionStore } from '@/stores/session';
import { useStored } from './use-stored';

export const RESUME_KEY = 'dt.resume';
/** A place is sent to the account this often while playing; a pause or the end sends it at once. Ms. */
const SEND_EVERY_MS = 15_000;

export interface Resume {
  /** Where the person left off; null when there is nothing worth resuming. */
  from: number | null;
  /** `settled`: at a pause or the end, so that the place is kept at once. */
  keep: (seconds: number, duration: number, settled: boolean) => void;
}

/** The place of an item on this device: for viewers without an account. */
function useDeviceResume(itemId: string): Resume {
  const stored = useStored(RESUME_KEY);
  const from = useMemo(
    () => resumeFrom(parsePositions(stored).find((position) => position.itemId === itemId) ?? null),
    [stored, itemId],
  );
  const keep = useCallback(
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
  return { from, keep };
}

const load = () => import('@/lib/clients/product-api/resume-positions');

/** The place of an item in a person's account. A place that cannot be kept is logged: playing goes on. */
function useAccountResume(itemId: string, userId: string | null): Resume {
  const sentAt = useRef(0);
  const queries = useQueryClient();
  const queryKey = useMemo(() => ['resume', userId, itemId], [userId, itemId]);
  const { data = null } = useQuery({
    queryKey,
    queryFn: async () => {
      const { fetchMyPage } = await import('@/lib/clients/product-api/my-page');
      const position = (await fetchMyPage()).positions.find(({ contentId }) => contentId === itemId);
      if (!position) return null;
      const { seconds, durationSeconds: duration, updatedAt } = position;
      return resumeFrom({ itemId, seconds, duration, at: Date.parse(updatedAt) });
    },
    enabled: userId !== null,
  });
  const keep = useCallback(
    (seconds: number, duration: number, settled: boolean) => {
      if (duration <= 0 || (!settled && Date.now() - sentAt.current < SEND_EVERY_MS)) return;
      const at = Date.now();
      sentAt.current = at;
      keepRoom();
      // Whoever leaves the page and comes back is offered the place they left at.
      queries.setQueryData(queryKey, resumeFrom({ itemId, seconds, duration, at }));
      load()
        .then(({ saveResumePosition }) =>
          saveResumePosition({ contentId: itemId, seconds, durationSeconds: duration }),
        )
        .catch((error: unknown) => {
          logEvent('error', 'The place in a recording could not be kept', error);
        });
    },
    [itemId, queries, queryKey],
  );
  return { from: data, keep };
}

/** Where a viewer left off: in their account when they are signed in, else on this device. */
export function useResume(itemId: string): Resume {
  const userId = useSessionStore((state) =>
    state.method === 'Okta' ? (state.profile?.userId ?? null) : null,
  );
  const device = useDeviceResume(itemId);
  const account = useAccountResume(itemId, userId);
  return userId === null ? device : account;
}
