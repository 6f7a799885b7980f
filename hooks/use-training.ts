import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { CourseCertificate, TrainingModuleProgress } from '@/lib/contracts/product-graphql';
import type { TrainingRecord } from '@/lib/contracts/personal/training';
import { withProgress } from '@/lib/domain/training/course';
import { COMPLETION_FAILED } from '@/lib/domain/training/failures';
import { moduleState } from '@/lib/domain/training/training';
import { removeToast, toastFailure } from '@/stores/toasts';
import { usePersonKey } from './use-person-key';

const load = () => import('@/lib/clients/product-graphql/training');
const NOTHING: TrainingRecord = { modules: [], certificates: [] };

/** The person's training record: from the page's data, with the changes made since. */
export function useTrainingRecord(initial: TrainingRecord): TrainingRecord {
  const queries = useQueryClient();
  const queryKey = usePersonKey('training');
  const { data } = useQuery<TrainingRecord>({
    queryKey,
    queryFn: async () => (await load()).fetchTraining(),
    initialData: initial,
  });
  // A page's data is newer than the cache that an earlier page left.
  useEffect(() => void queries.setQueryData(queryKey, initial), [queries, queryKey, initial]);
  return data;
}

/** Changes the record in the cache that all pages of this tab share. */
function usePut() {
  const queries = useQueryClient();
  const queryKey = usePersonKey('training');
  return useCallback(
    (change: (record: TrainingRecord) => TrainingRecord) =>
      void queries.setQueryData<TrainingRecord>(queryKey, (record) => change(record ?? NOTHING)),
    [queries, queryKey],
  );
}

/** Updates a certificate in the record. */
export function usePutCertificate(): (certificate: CourseCertificate) => void {
  const put = usePut();
  return useCallback(
    (certificate) =>
      put(({ modules, certificates }) => {
        const others = certificates.filter(({ contentId }) => contentId !== certificate.contentId);
        return { modules, certificates: [...others, certificate] };
      }),
    [put],
  );
}

const progressOf = (record: TrainingRecord | undefined, contentId: string) =>
  record?.modules.find((one) => one.contentId === contentId);

function useProgressChange(send: (contentId: string) => Promise<TrainingModuleProgress>) {
  const put = usePut();
  const show = (progress: TrainingModuleProgress) =>
    put(({ modules, certificates }) => ({ certificates, modules: withProgress(modules, progress) }));
  return useMutation({
    // With the person: an answer that is late is not the next one's on this machine.
    mutationKey: usePersonKey('training'),
    mutationFn: send,
    onSuccess: show,
  });
}

/**
 * R-TRN-2: opening a module records its start, once. A failure is logged; the module stays usable.
 * @param mayTake false: nothing is recorded for this person, who may only read
 */
export function useModuleStart(contentId: string, record: TrainingRecord, mayTake: boolean): void {
  const { mutate, isIdle } = useProgressChange(async (id) => (await load()).startModule(id));
  const isNew = mayTake && moduleState(progressOf(record, contentId)) === 'not started';
  useEffect(() => {
    if (!isNew || !isIdle) return;
    mutate(contentId);
  }, [isNew, isIdle, mutate, contentId]);
}

/** R-TRN-3: records completion. The module shows as completed only after the service has confirmed it. */
export function useModuleCompletion() {
  const change = useProgressChange(async (id) => (await load()).completeModule(id));
  const told = useRef(0);
  return {
    isBusy: change.isPending,
    complete: (contentId: string) => {
      // What was said of an earlier try is no longer true.
      removeToast(told.current);
      change.mutate(contentId, {
        onError: () => {
          told.current = toastFailure(`${COMPLETION_FAILED}. Please try again.`);
        },
      });
    },
  };
}
