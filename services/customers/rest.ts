/** Customers REST (contract §4): for servers that hold the key. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  customersOrganisationSchema,
  institutionsSchema,
  organisationNamesSchema,
  organisationsByIpSchema,
} from '@/lib/contracts/viewer/customers';
import { foldedName, MIN_LETTERS } from '@/lib/domain/viewer/institutions';
import { canonicalAddress } from '@/lib/domain/viewer/network';
import { keyList } from '@/lib/platform/key-list';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { noOrganisation } from '@/services/common/http/refusals';
import { operation } from '@/services/common/operations/operation';
import { institutionsNamed, organisationById, organisationsAt } from './organisations';
import type { Db } from './tables';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Accepts every key of a comma-separated list, for rotation. Compares digests in constant time, which also hides the length. */
function keyCheck(setting: string): (authorization: string | undefined) => boolean {
  const expected = keyList(setting).map((key) => digest(`Bearer ${key}`));
  return (authorization) => {
    const given = digest(authorization ?? '');
    return expected.map((one) => timingSafeEqual(given, one)).includes(true);
  };
}

const addressSchema = z.string().transform((text, context) => {
  const address = canonicalAddress(text);
  if (address !== null) return address;
  context.addIssue({ code: 'custom', message: 'ip-address must be an IPv4 or IPv6 address' });
  return z.NEVER;
});

/** An organisation's id from the request; longer ids cannot be in the table. */
const idSchema = z.string().min(1).max(200);

type RequireKey = (request: { headers: { authorization?: string | undefined } }) => Promise<void>;

function registerInstitutions(app: Server, db: Db, requireKey: RequireKey): void {
  app.get(
    '/institutions',
    {
      ...operation('institutionsByName', 'Organisations that may be found by name at sign-in', 'serverKey'),
      onRequest: requireKey,
      schema: {
        querystring: z.object({ q: z.string().max(300) }),
        response: { 200: institutionsSchema },
      },
    },
    async (request) => {
      const folded = foldedName(request.query.q);
      const isEnough = folded.length >= MIN_LETTERS;
      return { institutions: isEnough ? await institutionsNamed(db, folded) : [] };
    },
  );
}

export function registerRest(app: Server, { db, key }: { db: Db; key: string }): void {
  const hasKey = keyCheck(key);
  const requireKey: RequireKey = async (request) => {
    if (!hasKey(request.headers.authorization))
      throw new ServiceError('UNAUTHENTICATED', 'The key is not valid');
  };

  registerInstitutions(app, db, requireKey);

  app.get(
    '/organisations',
    {
      ...operation('organisationsByNetwork', 'The organisations that an address belongs to', 'serverKey'),
      onRequest: requireKey,
      schema: {
        querystring: z.object({ 'ip-address': addressSchema }),
        response: { 200: organisationsByIpSchema },
      },
    },
    async (request) => ({ organisations: await organisationsAt(db, request.query['ip-address']) }),
  );

  app.get(
    '/companies/:id/organisations',
    {
      ...operation('organisationsOfCompany', 'The organisations of a company, by name', 'serverKey'),
      onRequest: requireKey,
      schema: { params: z.object({ id: idSchema }), response: { 200: organisationNamesSchema } },
    },
    async (request) => ({
      organisations: await db
        .selectFrom('organisations')
        .select(['id', 'name'])
        .where('company_id', '=', request.params.id)
        .orderBy('id')
        .execute(),
    }),
  );

  app.get(
    '/organisations/:id',
    {
      ...operation('organisation', 'One organisation: what it may see, and its subscriptions', 'serverKey', {
        refusals: ['NOT_FOUND'],
      }),
      onRequest: requireKey,
      schema: { params: z.object({ id: idSchema }), response: { 200: customersOrganisationSchema } },
    },
    async (request) => {
      const organisation = await organisationById(db, request.params.id);
      if (!organisation) throw noOrganisation();
      return organisation;
    },
  );
}
