import { useMutation, useQuery } from '@tanstack/react-query';
import { codeOf } from '@/lib/browser/error-code';
import type { HandOverClaim } from '@/lib/contracts/viewer/hand-over';

const load = () => import('@/lib/clients/product-api/viewer/hand-overs');
const ASK_EVERY_MS = 2_000;

function refusalWords(error: unknown): string | undefined {
  if (!error) return undefined;
  const code = codeOf(error);
  if (code === 'NOT_FOUND')
    return 'No machine is showing this code. A code works for five minutes, for one person.';
  if (code === 'RATE_LIMITED') return 'Too many wrong codes. Please wait five minutes.';
  return 'That did not work. Please try again.';
}

/**
 * Whether what was asked for comes too late: the code has expired, or the machine has answered. Where a list was asked for, "not
 * found" may be that list.
 */
const isTooLate = (error: unknown, listId: string | null | undefined) =>
  codeOf(error) === 'CONFLICT' || (codeOf(error) === 'NOT_FOUND' && listId === null);

/** The person's side of a hand-over: enter the code, send the request, poll for the machine's answer. */
export function useClaim() {
  const claiming = useMutation({ mutationFn: async (code: string) => (await load()).claimHandOver(code) });
  const id = claiming.data?.id ?? '';
  const wishing = useMutation({
    mutationFn: async (listId: string | null) => (await load()).wishHandOver(id, listId),
  });
  const { data } = useQuery({
    queryKey: ['hand-over-claim', id],
    queryFn: async ({ signal }) => (await load()).fetchClaim(id, signal),
    enabled: wishing.isSuccess,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'asked' ? ASK_EVERY_MS : false,
    staleTime: 0,
  });
  const known: HandOverClaim | null = data ?? wishing.data ?? claiming.data ?? null;
  const isOver = isTooLate(wishing.error, wishing.variables);
  return {
    claim: known && isOver ? { ...known, state: 'over' as const } : known,
    problem: isOver ? undefined : refusalWords(claiming.error ?? wishing.error),
    isBusy: claiming.isPending || wishing.isPending,
    enter: (code: string) => claiming.mutate(code),
    wish: (listId: string | null) => wishing.mutate(listId),
    /** Id of the list to open on the machine; null when saving from it. */
    opens: wishing.variables ?? null,
    again: () => {
      claiming.reset();
      wishing.reset();
    },
  };
}
