/** Tokens that anybody can write. */
import { ServiceError } from '@/lib/platform/service-error';

/** `Bearer <user id>`; `bad` does not verify. */
const verify = async (subject: string) => {
  if (subject === 'bad') throw new ServiceError('UNAUTHENTICATED', 'The access token is not valid');
  return { subject, scopes: [], expiresAt: 4_102_444_800 };
};
export const fakeTokens = {
  verify,
  verifyHeader: async (header: string | undefined) =>
    header === undefined ? null : verify(header.replace(/^Bearer /, '')),
};
