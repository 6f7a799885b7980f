import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { saveBlob } from '@/lib/browser/save-file';
import { codeOf } from '@/lib/browser/error-code';
import { logEvent } from '@/lib/browser/log';
import type { CertificateSharingState } from '@/lib/contracts/personal/certificates';
import { CERTIFICATE_FAILED } from '@/lib/domain/training/failures';
import type { CourseCertificate } from '@/lib/contracts/product-graphql';
import type { Course } from '@/lib/domain/training/course';
import { certificateStep, type CertificateStep } from '@/lib/domain/training/training';
import { useSignedInId } from '@/stores/session';
import { toastFailure } from '@/stores/toasts';
import { usePersonKey } from '@/hooks/use-person-key';
import { usePutCertificate } from '@/hooks/use-training';

/** Poll interval, ms (D47). */
const POLL_MS = 5_000;
/** Number of polls: two minutes. */
const MOST_POLLS = 24;

/**
 * The service's own words, with a code or without (R-ERR-5, R-ERR-7), which need not call for another try; anything else does, also
 * a script that could not be fetched.
 */
function refusalWords(error: Error | null): string | null {
  if (error === null) return null;
  const isAnswer = error.name === 'CertificateRequestError' && error.message !== CERTIFICATE_FAILED;
  return isAnswer ? error.message : `${CERTIFICATE_FAILED}. Please try again`;
}

const loadTraining = () => import('@/lib/clients/product-graphql/training');
const loadFiles = () => import('@/lib/clients/product-api/personal/certificates');

/** Reads a certificate as it is now into the cache that the page reads. A failure is logged, and what is shown stays. */
function useReading(courseId: string): () => Promise<void> {
  const put = usePutCertificate();
  return async () => {
    try {
      const found = await (await loadTraining()).fetchCertificate(courseId);
      if (found) put(found);
    } catch (error) {
      logEvent('error', error instanceof Error ? error.message : String(error), error);
    }
  };
}

/**
 * Polls the certificate's state while it is being made. True once it takes longer than it should. This query caches the
 * number of polls, one for each request; the answer goes into the cache that the page reads.
 */
function useCertificatePolling(
  courseId: string,
  isInProgress: boolean,
  taskId: string | null | undefined,
): boolean {
  const read = useReading(courseId);
  const certificate = usePersonKey('certificate-polling', courseId);
  const { data: asked } = useQuery({
    queryKey: [...certificate, taskId],
    queryFn: async ({ client, queryKey }) => {
      await read();
      return (client.getQueryData<number>(queryKey) ?? 0) + 1;
    },
    enabled: isInProgress,
    initialData: 0,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state }) => ((state.data ?? 0) < MOST_POLLS ? POLL_MS : false),
  });
  return isInProgress && asked >= MOST_POLLS;
}

export interface CertificateState {
  step: CertificateStep;
  isSlow: boolean;
  /** The service's message if it refused (R-CRT-3, R-ERR-5). */
  refusal: string | null;
  isAsking: boolean;
  ask: () => void;
}

/** The state of a course's certificate, and a function to request it (R-CRT-1, R-CRT-2). */
export function useCertificate(
  course: Pick<Course, 'id'>,
  isComplete: boolean,
  certificate: CourseCertificate | null,
): CertificateState {
  const step = certificateStep(isComplete, certificate);
  const put = usePutCertificate();
  const read = useReading(course.id);
  const isSlow = useCertificatePolling(course.id, step === 'in progress', certificate?.taskId);
  const request = useMutation({
    // With the person: an answer that is late is not the next one's on this machine.
    mutationKey: usePersonKey('certificate-request', course.id),
    mutationFn: async () => (await loadTraining()).requestCertificate(course.id),
    onSuccess: put,
    // There is one: of another tab, or of a request whose answer was lost. It is shown as it is.
    onError: (error) => (codeOf(error) === 'CERTIFICATE_EXISTS' ? read() : undefined),
  });
  return {
    ...{ step, isSlow },
    refusal: refusalWords(request.error),
    isAsking: request.isPending,
    ask: () => request.mutate(),
  };
}

/** Downloads the owner's PDF, with a message if that fails. */
export function useCertificateDownload({ id, slug }: Pick<Course, 'id' | 'slug'>) {
  const download = useMutation({
    mutationFn: async () => (await loadFiles()).fetchCertificateFile(id),
    onSuccess: (blob) => saveBlob(`certificate-${slug}.pdf`, blob),
    onError: () => toastFailure('The certificate could not be downloaded. Please try again.'),
  });
  return { isBusy: download.isPending, download: () => download.mutate() };
}

/** The code of the public page, and whether it shows the holder's name (optimistic update, reverted if refused). */
export function useCertificateSharing(courseId: string) {
  const queries = useQueryClient();
  const queryKey = usePersonKey('certificate-sharing', courseId);
  const isKnown = useSignedInId() !== null;
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await loadFiles()).fetchSharing(courseId, signal),
    enabled: isKnown,
  });
  const put = (state: CertificateSharingState | undefined) => queries.setQueryData(queryKey, state);
  /** What the service has said last: what is shown may be a choice that it has not answered yet. */
  const stored = useRef<CertificateSharingState | undefined>(undefined);
  /** Whether no choice waits: the answer to an earlier one must not show over a later one. */
  const isLast = () => queries.isMutating({ mutationKey: queryKey }) === 1;
  const change = useMutation({
    // With the person: an answer that is late shows nothing to the next one on this machine.
    mutationKey: queryKey,
    // One after the other: the last choice is the one that stays.
    scope: { id: queryKey.join(' ') },
    mutationFn: async (showName: boolean) => (await loadFiles()).saveSharing(courseId, showName),
    onMutate: (showName) => {
      const before = queries.getQueryData<CertificateSharingState>(queryKey);
      if (isLast()) stored.current = before;
      if (before) put({ ...before, showName });
    },
    onSuccess: (state) => {
      stored.current = state;
      if (isLast()) put(state);
    },
    onError: () => {
      if (!isLast()) return;
      put(stored.current);
      toastFailure('That choice could not be saved. Please try again.');
    },
  });
  return { sharing: data, show: (showName: boolean) => change.mutate(showName) };
}
