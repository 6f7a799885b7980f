import { ServiceError } from '@/lib/platform/service-error';
import { createOperators } from '@/services/media/admin/operators';

/** Operators whose bearer tokens are user ids; `operator` alone is a superuser, and `bad` no valid token. */
export const testOperators = createOperators(
  {
    verifyHeader: async (header) => {
      const subject = header?.replace('Bearer ', '');
      if (subject === undefined || subject === 'bad')
        throw new ServiceError('UNAUTHENTICATED', 'The access token is not valid');
      return { subject, scopes: [], expiresAt: 4_102_444_800 };
    },
  },
  {
    userData: async ({ subject }) =>
      ({
        self: { user: { permissions: { superuser: subject === 'operator', administrator: ['org'] } } },
      }) as never,
  },
);
