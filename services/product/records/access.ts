/** Whose records are requested: the public's, or an organisation's by HTTP Basic (RFC 7617) with its feed key. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordId } from '@/lib/contracts/http/ids';
import type { CustomersOrganisation } from '@/lib/contracts/viewer/customers';
import type { CustomersClient } from '@/lib/platform/customers/client';
import { ServiceError } from '@/lib/platform/service-error';
import type { ProductDb } from '../tables';
import { findKey } from './keys';

/** Whose feed an address names. */
export const customerSchema = z.object({ customer: recordId });

const REALM = 'Basic realm="Records of an organisation", charset="UTF-8"';

function passwordOf({ headers }: FastifyRequest): { user: string; password: string } | null {
  const [scheme, value] = (headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic' || value === undefined) return null;
  const [user = '', ...rest] = Buffer.from(value, 'base64').toString().split(':');
  return { user, password: rest.join(':') };
}

/** The organisation of a feed key. Throws UNAUTHENTICATED (401) without a valid key, FORBIDDEN for another's feed. */
export async function organisationOfFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  customerId: string,
  { db, customers }: { db: ProductDb; customers: Pick<CustomersClient, 'organisation'> },
): Promise<CustomersOrganisation> {
  const given = passwordOf(request);
  const key = given && (await findKey(db, 'feed', given.password));
  if (!given || !key || key.organisation_id !== given.user) {
    reply.header('WWW-Authenticate', REALM);
    throw new ServiceError('UNAUTHENTICATED', 'A feed key is needed');
  }
  if (key.organisation_id !== customerId)
    throw new ServiceError('FORBIDDEN', 'This feed is another organisation’s');
  const organisation = await customers.organisation(customerId);
  if (!organisation) throw new ServiceError('FORBIDDEN', 'This organisation is not known');
  return organisation;
}

/** The proxy prefix of an organisation; null where none is set. */
export async function proxyOf(db: ProductDb, organisationId: string): Promise<string | null> {
  const row = await db
    .selectFrom('library_setting')
    .select('proxy_prefix')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row?.proxy_prefix ?? null;
}

/** Sets the proxy prefix; null removes it. @param prefix checked by `proxyPrefix` of lib/domain/records */
export async function setProxy(db: ProductDb, organisationId: string, prefix: string | null): Promise<void> {
  await db
    .insertInto('library_setting')
    .values({ organisation_id: organisationId, proxy_prefix: prefix })
    .onConflict((conflict) =>
      conflict.column('organisation_id').doUpdateSet({ proxy_prefix: prefix, updated_at: new Date() }),
    )
    .execute();
}
