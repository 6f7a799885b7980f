/**
 * Calls that another service makes on a person's behalf. That service has checked that the person may; a signature for
 * this purpose proves it to the service called. The signatures that the gateway makes for visitors are not accepted here.
 */
import { ServiceError } from '@/lib/platform/service-error';
import type { SignedVisitor, VisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import { noteFirst, type NotedFirst } from './http/noted';

export interface SignedPerson {
  userId: string;
  address: SignedVisitor['address'];
}

/**
 * The person on whose behalf a request is made: a request without a valid signature gets NOT_FOUND.
 * @param verify accepts only signatures made for these calls
 */
export const createSignedPeople = (verify: VisitorVerifier): NotedFirst<SignedPerson> =>
  noteFirst(async ({ headers }) => {
    const signed = await verify(headers);
    const userId = typeof signed === 'string' ? null : signed.viewer.userId;
    if (typeof signed === 'string' || userId === null) throw new ServiceError('NOT_FOUND', 'No such path');
    return { userId, address: signed.address };
  });
