import { useState } from 'react';
import { useMethod } from '@/stores/session';
import { hashKey, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { failureWords } from './failure-words';
import { isOfTyped, useRefusedField } from './use-refused-field';

function useAdminOptions<Answer>(key: readonly unknown[], ask: () => Promise<Answer>, isAsked = true) {
  const method = useMethod();
  return queryOptions({
    queryKey: ['admin', ...key],
    queryFn: ask,
    enabled: method === 'Okta' && isAsked,
    staleTime: 0,
    gcTime: 0,
  });
}

const never = () => false as const;

/**
 * An administration query, sent once the person is signed in. Its answer is not cached between visits.
 *
 * @param pollMs after which time to ask again by itself, ms; false: not with this answer
 */
export const useAdmin = <Answer>(
  key: readonly unknown[],
  ask: () => Promise<Answer>,
  pollMs: (answer: Answer) => number | false = never,
) =>
  useQuery({
    ...useAdminOptions(key, ask),
    refetchInterval: ({ state: { data } }) => data !== undefined && pollMs(data),
  });

/**
 * The same for what somebody writes and sends off: nothing is asked before. A late answer never replaces that of words sent after
 * them. @param wordsOf the sentence on an answer
 */
export function useAdminLookup<Answer>(
  what: readonly unknown[],
  ask: (words: string) => Promise<Answer>,
  wordsOf: (answer: Answer) => string,
) {
  const [words, setWords] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery(
    useAdminOptions([...what, words], () => ask(words ?? ''), words !== null),
  );
  const refusal = error && !isFetching && isOfTyped(error) ? error : null;
  const field = useRefusedField(refusal, () => setWords(null));
  const answered = data === undefined ? '' : wordsOf(data);
  const failed = error && refusal === null ? failureWords(error) : '';
  return {
    data,
    /** For the field of the words, which says why they were refused. */
    field,
    said: isFetching ? 'Loading…' : error ? failed : answered,
    /** The same words again ask again: the answer may be another by now. */
    look: (next: string) => {
      if (next === words) void refetch();
      else setWords(next);
    },
  };
}

/**
 * The same for one page of a list: the page before stays until this one is here, and with it the button that was pressed. Results
 * of other words do not stay: somebody might act on one of them.
 *
 * @param key ends with the place of the page in the list
 */
export function useAdminPage<Answer>(key: readonly unknown[], ask: () => Promise<Answer>) {
  const options = useAdminOptions(key, ask);
  const list = (all: readonly unknown[]) => hashKey(all.slice(0, -1));
  return useQuery({
    ...options,
    placeholderData: (before, query) =>
      query && list(query.queryKey) === list(options.queryKey) ? before : undefined,
  });
}

export const loadAdminCalls = () => import('@/lib/clients/product-api/administration/organisation');

export const loadOperatorCalls = () => import('@/lib/clients/product-api/administration/operator');

/**
 * What the person administers. Until it is known of another organisation, what was known before: the choice among them stays, and
 * with it the focus. @param asked organisation id in the address
 */
export function useAdminConsole(asked: string | null) {
  const options = useAdminOptions(['console', asked], async () =>
    (await loadAdminCalls()).fetchAdminConsole(asked),
  );
  return useQuery({ ...options, placeholderData: keepPreviousData });
}
