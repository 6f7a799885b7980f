/** Turns errors of publishing into the contract's refusals: of a call, and as the reason why a planned change failed. */
import { ServiceError } from '@/lib/platform/service-error';
import { describeFault, FaultyContentError } from './validation/faults';
import { NoSuchResourceError } from './stored-resource';

/** The refusal for an error; the error itself when it is not one of publishing. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof NoSuchResourceError) return new ServiceError('NOT_FOUND', 'There is no such entry');
  if (error instanceof FaultyContentError)
    return new ServiceError('VALIDATION_FAILED', error.faults.map(describeFault).join('; '));
  return error;
}

/** The result of `work`. Throws errors of publishing as refusals of the call. */
export async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error);
  }
}
