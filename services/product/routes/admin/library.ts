/** …/library: keys of an organisation's systems, and its proxy prefix. A change and its audit line are stored together. */
import {
  adminLibrarySchema,
  madeKeySchema,
  makeKeySchema,
  revokedKeySchema,
  setProxySchema,
  type AdminLibrary,
} from '@/lib/contracts/administration/library';
import { proxyPrefix } from '@/lib/domain/records/proxy';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { refuseStale, versionOf } from '@/services/common/database/optimistic-lock';
import type { ProductContext } from '../../context';
import { adminOperation } from '@/services/common/operations/operation';
import { proxyOf } from '../../records/access';
import { changeProxy, issueKey, withdrawKey, type Changing } from '../../records/audited';
import { listKeys } from '../../records/keys';
import type { ProductDb } from '../../tables';
import {
  organisationParams as params,
  sectionAdministrator,
  stillAdministers,
  type SectionAdministrator,
} from './access';
import { uuid } from '@/lib/contracts/http/ids';

const CALL = '/api/admin/organisations/:id/library';
const keyParams = params.extend({ key: uuid });

const by = ({ userId, organisationId, address }: SectionAdministrator, { id }: { id: string }): Changing => ({
  actor: { kind: 'person', id: userId },
  organisationId,
  address,
  requestId: id,
});

async function readLibrary(db: ProductDb, organisationId: string, site: string): Promise<AdminLibrary> {
  const proxy = await proxyOf(db, organisationId);
  const keys = await listKeys(db, organisationId);
  return {
    version: versionOf(proxy),
    proxyPrefix: proxy,
    keys: keys.map(({ id, kind, note, created_at }) => ({
      id,
      kind,
      note,
      createdAt: created_at.toISOString(),
    })),
    site,
  };
}

export function registerAdminLibrary(app: Server, context: ProductContext): void {
  const { db, customers, library } = context;

  app.get(
    CALL,
    {
      schema: { params, response: { 200: adminLibrarySchema } },
      ...adminOperation('adminLibrary', 'What an organisation’s systems are set up with'),
    },
    async (request) => {
      const { organisationId } = sectionAdministrator(request);
      return readLibrary(db, organisationId, library.site);
    },
  );

  app.post(
    `${CALL}/proxy`,
    {
      schema: { params, body: setProxySchema, response: { 200: adminLibrarySchema } },
      ...adminOperation('setAdminProxy', 'Sets the prefix of an organisation’s proxy', {
        refusals: ['CONFLICT'],
      }),
    },
    async (request) => {
      const who = await stillAdministers(customers, request);
      const { organisationId } = who;
      const { prefix: given, version } = request.body;
      const prefix = given.trim() === '' ? null : proxyPrefix(given);
      if (prefix === null && given.trim() !== '')
        throw new ServiceError('VALIDATION_FAILED', 'A prefix is an http or https address');
      await changeProxy(db, by(who, request), prefix, (before) => refuseStale(version, versionOf(before)));
      return readLibrary(db, organisationId, library.site);
    },
  );
}

/** Makes and revokes keys; their text is stored nowhere. */
export function registerAdminKeys(app: Server, context: ProductContext): void {
  const { db, customers, now } = context;

  app.post(
    `${CALL}/keys`,
    {
      schema: { params, body: makeKeySchema, response: { 200: madeKeySchema } },
      ...adminOperation('makeAdminKey', 'Makes a key of an organisation’s system', {
        refusals: ['CONFLICT'],
      }),
    },
    async (request) => {
      const who = await stillAdministers(customers, request);
      const { key } = await issueKey(db, by(who, request), request.body);
      return { key };
    },
  );

  app.post(
    `${CALL}/keys/:key/revoke`,
    {
      schema: { params: keyParams, response: { 200: revokedKeySchema } },
      ...adminOperation('revokeAdminKey', 'Withdraws a key'),
    },
    async (request) => {
      const who = await stillAdministers(customers, request);
      const { key } = request.params;
      const revoked = await withdrawKey(db, by(who, request), key, new Date(now()));
      return { revoked };
    },
  );
}
