/** States of a training module, a course and its certificate (specification §4). Pure. */
import type { TrainingModuleProgress } from '@/lib/contracts/product-graphql';

export type ModuleState = 'not started' | 'started' | 'completed';

/** R-TRN-1..3. */
export function moduleState(progress: TrainingModuleProgress | undefined): ModuleState {
  if (progress?.completedAt) return 'completed';
  return progress?.startedAt ? 'started' : 'not started';
}

export type CertificateStep = 'locked' | 'offered' | 'in progress' | 'ready' | 'failed';

/**
 * What the course page offers (R-TRN-6, R-CRT-1, R-CRT-2, R-CRT-5). An unknown status counts as in progress, and so does
 * a completed certificate without its file.
 */
export function certificateStep(
  isCourseComplete: boolean,
  certificate: { status: string; s3BucketKey: string | null } | null,
): CertificateStep {
  if (certificate === null) return isCourseComplete ? 'offered' : 'locked';
  if (certificate.status === 'FAILED') return 'failed';
  return certificate.status === 'COMPLETED' && certificate.s3BucketKey ? 'ready' : 'in progress';
}
