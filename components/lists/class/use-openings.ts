import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePersonKey } from '@/hooks/use-person-key';
import { useAttempt } from '@/hooks/use-attempt';
import { codeOf } from '@/lib/browser/error-code';
import { failedWords } from '@/lib/browser/failed-words';
import { MOST_OPENINGS } from '@/lib/contracts/personal/list-limits';
import type { ClassOpening } from '@/lib/contracts/personal/class';
import { LIST_DELETED } from '../refusal-words';
import { toast, toastFailure } from '@/stores/toasts';
import { datesOf, type Days } from './opening-days';

const load = () => import('@/lib/clients/product-api/personal/classes');
/** How often the counts are fetched, ms; they change while a class works. */
const ASK_EVERY_MS = 10_000;

const fail = 'That did not work. Please try again.';
const isMissing = (error: unknown) => codeOf(error) === 'NOT_FOUND';

/** Trying again would not help. */
function refused(error: unknown): string {
  if (isMissing(error)) return LIST_DELETED;
  return codeOf(error) === 'CONFLICT'
    ? `This list has been opened ${MOST_OPENINGS} times already. A copy of it can be opened again.`
    : failedWords(error, fail);
}

/**
 * The openings of a list to classes that have not ended, and how to open and close one.
 * @param onChange called when a class was opened or closed
 */
export function useOpenings(listId: string, onChange: () => void) {
  const client = useQueryClient();
  const queryKey = usePersonKey('class-openings', listId);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await load()).fetchOpenings(listId, signal),
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
  });
  const { isBusy, run } = useAttempt();
  const [now] = useState(() => Date.now());
  return {
    /** Undefined until they are fetched. */
    openings: data?.filter(({ closedAt, closesAt }) => closedAt === null && Date.parse(closesAt) > now),
    /** The list is no more, and its codes with it. */
    isGone: isMissing(error),
    /** Also while they are fetched again. */
    isUnread: data === undefined && isFetchedAfterMount,
    readAgain: () => refetch(),
    isOpening: isBusy,
    /** Resolves to whether it was opened. */
    open: async (days: Days) => {
      const work = async (id: string) => {
        const made = await (await load()).openToClass({ id, listId, ...datesOf(days) });
        // An answer from before would take it away again.
        await client.cancelQueries({ queryKey });
        // Shown at once: with the form still there, a second press would open a second class.
        client.setQueryData(queryKey, (before: readonly ClassOpening[] = []) => [
          made,
          ...before.filter((one) => one.id !== made.id),
        ]);
      };
      const isOpen = await run(work, (error) => toastFailure(refused(error)));
      if (isOpen) onChange();
      return isOpen;
    },
    close: async (id: string) => {
      await (await load()).closeToClass(id);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before: readonly ClassOpening[] = []) =>
        before.filter((one) => one.id !== id),
      );
      toast({ message: 'Class access ended' });
      onChange();
      void refetch();
    },
  };
}
