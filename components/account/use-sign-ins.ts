import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePersonKey } from '@/hooks/use-person-key';
import { toast, toastFailure } from '@/stores/toasts';

const load = () => import('@/lib/clients/product-api/viewer/sessions');

/** The person's sign-ins; `end` ends one (by id) or all others (null). */
export function useSignIns() {
  const queries = useQueryClient();
  const queryKey = usePersonKey('sign-ins');
  const { data } = useQuery({ queryKey, queryFn: async () => (await load()).fetchSessions() });
  const ending = useMutation({
    mutationFn: async (id: string | null) =>
      (await load()).endSessions(id === null ? { others: true } : { id }),
    onSuccess: (_done, id) =>
      toast({ message: id === null ? 'You are signed out everywhere else.' : 'That browser is signed out.' }),
    onError: () => toastFailure('That browser could not be signed out. Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return { sessions: data?.available ? data.sessions : null, isBusy: ending.isPending, end: ending.mutate };
}
