import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LIST_DELETED } from '@/components/lists/refusal-words';
import { codeOf } from '@/lib/browser/error-code';
import type { HandOverClaim } from '@/lib/contracts/viewer/hand-over';

const load = () => import('@/lib/clients/product-api/viewer/hand-overs');
const ASK_EVERY_MS = 2_000;

const FAILED = 'That did not work. Please try again.';
const isMissing = (error: unknown) => codeOf(error) === 'NOT_FOUND';

/** Why a code was refused. */
function codeWords(error: unknown): string {
  if (isMissing(error))
    return 'No machine is showing this code. A code works for five minutes, for one person.';
  if (codeOf(error) === 'RATE_LIMITED') return 'Too many wrong codes. Please wait five minutes.';
  return FAILED;
}

/**
 * The library has said no to what was asked for: the code has expired, the machine has answered another device of the person, or the
 * list is gone. The claim, read again, says which.
 */
const isRefused = (error: unknown) => codeOf(error) === 'CONFLICT' || isMissing(error);

/** What is said of a request that failed, while the person can still ask. */
const wishWords = (error: unknown) => (isMissing(error) ? LIST_DELETED : FAILED);

const keyOf = (id: string) => ['hand-over-claim', id];

/** The person's side of a hand-over: enter the code, send the request, poll for the machine's answer. */
export function useClaim() {
  const queries = useQueryClient();
  const know = (claim: HandOverClaim) => queries.setQueryData(keyOf(claim.id), claim);
  const claiming = useMutation({
    mutationFn: async (code: string) => (await load()).claimHandOver(code),
    onSuccess: know,
  });
  const id = claiming.data?.id ?? '';
  const wishing = useMutation({
    mutationFn: async (listId: string | null) => (await load()).wishHandOver(id, listId),
    onSuccess: know,
  });
  const { data, error, isFetching } = useQuery<HandOverClaim>({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await load()).fetchClaim(id, signal),
    enabled: wishing.isSuccess || isRefused(wishing.error),
    refetchInterval: ({ state }) => (state.data?.state === 'asked' ? ASK_EVERY_MS : false),
    staleTime: 0,
  });
  const known = id === '' ? null : (data ?? claiming.data ?? null);
  const claim = known && isMissing(error) ? { ...known, state: 'over' as const } : known;
  const isReading = isRefused(wishing.error) && isFetching;
  const problem = () => {
    if (claiming.error) return codeWords(claiming.error);
    return wishing.error && claim?.state === 'offered' && !isReading ? wishWords(wishing.error) : undefined;
  };
  return {
    claim,
    problem: problem(),
    isBusy: claiming.isPending || wishing.isPending || isReading,
    enter: (code: string) => claiming.mutate(code),
    wish: (listId: string | null) => wishing.mutate(listId),
    again: () => {
      claiming.reset();
      wishing.reset();
    },
  };
}
