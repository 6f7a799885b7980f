import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { RESUME_KEY } from '@/hooks/use-resume';
import { LESSON_KEY, openInLesson, parseLesson } from '@/lib/browser/lesson';
import { logEvent } from '@/lib/browser/log';
import { readStored } from '@/lib/browser/storage';
import { parsePositions } from '@/lib/domain/playback/resume';

const load = () => import('@/lib/clients/product-api/viewer/hand-overs');
/** Poll interval at which the machine looks for a request, ms. */
const ASK_EVERY_MS = 2_000;

/** What this browser has to hand over: the lesson and the positions in recordings. */
function machineContent() {
  const places = parsePositions(readStored(RESUME_KEY)).flatMap(({ itemId, seconds, duration }) =>
    duration > 0 ? [{ contentId: itemId, seconds, durationSeconds: duration }] : [],
  );
  return { entries: parseLesson(readStored(LESSON_KEY)).entries, places };
}

/** On the classroom machine: what it offers, who asks for it, and its answer. */
export function useHandOver() {
  const offering = useMutation({ mutationFn: async () => (await load()).offerHandOver(machineContent()) });
  const offered = offering.data;
  const answering = useMutation({
    mutationFn: async (agrees: boolean) => {
      const { list } = await (await load()).answerHandOver(offered?.id ?? '', agrees);
      if (list) openInLesson(list.name, list.entries);
      return { agrees, opened: list?.name ?? null };
    },
  });
  const { data: now } = useQuery({
    queryKey: ['hand-over', offered?.id],
    queryFn: async ({ signal }) => (await load()).fetchHandOver(offered?.id ?? '', signal),
    // How it ended is said from the answer.
    enabled: offered !== undefined && !answering.isPending && !answering.isSuccess,
    // Also once somebody asks: on another device they may ask for something else, and the code may expire.
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.state === 'offered' || data.state === 'asked' ? ASK_EVERY_MS : false,
    staleTime: 0,
  });
  return { offering, offered, now, answering };
}

/**
 * Refuses when the dialog or the page goes without an answer: nobody can press the button any more for which the phone waits. An answer
 * that is on its way stays.
 */
export function useRefusalOnLeaving(
  { offered, answering }: ReturnType<typeof useHandOver>,
  isEnded: boolean,
) {
  const refuse = useEffectEvent(() => {
    if (!offered || isEnded || answering.isPending) return;
    load()
      .then(({ answerHandOver }) => answerHandOver(offered.id, false))
      .catch((error: unknown) =>
        logEvent('warn', 'A code that is shown no longer could not be withdrawn', error),
      );
  });
  useEffect(() => {
    const leave = () => refuse();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
