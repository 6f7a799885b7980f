/** What publishing refuses, as the contract's refusal: of a call, and as the reason why a planned change was not made. */
import { ServiceError } from '@/lib/platform/service-error';
import { describeFault, FaultyContentError } from './faults';
import { UnplannableError } from './plans';
import { NoSuchResourceError } from './stored-resource';
import { LateChangeError } from './version';

/** The error itself where it is no refusal. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof NoSuchResourceError) return new ServiceError('NOT_FOUND', 'There is no such entry');
  if (error instanceof LateChangeError)
    return new ServiceError('CONFLICT', 'Somebody else has changed this meanwhile. Look at it again.');
  if (error instanceof FaultyContentError)
    return new ServiceError('VALIDATION_FAILED', error.faults.map(describeFault).join('; '));
  if (error instanceof UnplannableError) return new ServiceError('VALIDATION_FAILED', error.message);
  return error;
}

/** What `work` comes to. Throws what publishing refuses, as a refusal of the call. */
export async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error);
  }
}
