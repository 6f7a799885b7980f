/** Training progress and certificates of the signed-in user, with the messages of specification §8. */
import { CERTIFICATE_FAILED, COMPLETION_FAILED } from '@/lib/domain/training/failures';
import type { TrainingRecord } from '@/lib/contracts/personal/training';
import { productGraphql, ProductGraphqlError, type GraphqlConnection } from './client';

/** A refused certificate request: the server's message, and its code when it gave one (R-ERR-5, R-ERR-7). */
export class CertificateRequestError extends Error {
  override name = 'CertificateRequestError';
  constructor(
    message: string,
    readonly code: string | undefined,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

async function orFail<Answer>(answer: Promise<Answer>, message: string): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    throw new Error(message, { cause });
  }
}

/** R-GQL-6: modules and certificates in one query. Throws `Unable to fetch training data` (R-ERR-4). */
export async function fetchTraining(connection?: GraphqlConnection): Promise<TrainingRecord> {
  const answer = productGraphql('MyTraining', {}, connection);
  const { trainingCourseModules, trainingCourses } = await orFail(answer, 'Unable to fetch training data');
  return { modules: trainingCourseModules, certificates: trainingCourses };
}

/** R-GQL-3, R-ERR-1. */
export async function startModule(contentId: string) {
  const answer = productGraphql('StartModule', { contentId });
  return (await orFail(answer, 'Unable to record starting of progress')).startTrainingModule;
}

/** R-GQL-3, R-ERR-2. */
export async function completeModule(contentId: string) {
  const answer = productGraphql('CompleteModule', { contentId });
  return (await orFail(answer, COMPLETION_FAILED)).completeTrainingModule;
}

/** R-GQL-4, R-ERR-3: null when never requested. */
export async function fetchCertificate(courseId: string) {
  const answer = productGraphql('MyCertificate', { contentId: courseId });
  const message = `Unable to fetch user training course certificate for course ${courseId}`;
  return (await orFail(answer, message)).getMyCourseCertificateForCourse;
}

/** R-GQL-5, R-ERR-5..7: if there is exactly one error, it is rethrown with its code; anything else becomes an unknown error. */
export async function requestCertificate(courseId: string) {
  try {
    return (await productGraphql('RequestCertificate', { contentId: courseId })).requestCertificate;
  } catch (cause) {
    const faults = cause instanceof ProductGraphqlError ? cause.faults : [];
    const [only] = faults;
    if (only && faults.length === 1) throw new CertificateRequestError(only.message, only.code, { cause });
    throw new CertificateRequestError(CERTIFICATE_FAILED, undefined, { cause });
  }
}
