/** …/library: keys of an organisation's systems, and its proxy prefix. A change and its audit line are stored together. */
import type { Transaction } from 'kysely';
import {
  adminLibrarySchema,
  madeKeySchema,
  makeKeySchema,
  revokedKeySchema,
  setProxySchema,
  type AdminLibrary,
} from '@/lib/contracts/administration/library';
import type { AuditAction, AuditDetails } from '@/lib/contracts/administration/audit';
import { proxyPrefix } from '@/lib/domain/records/proxy';
import { ServiceError } from '@/lib/platform/service-error';
import { writeAudit } from '@/services/common/audit/write';
import type { Server } from '@/services/common/http/http';
import { refuseStale, versionOf } from '@/services/common/database/optimistic-lock';
import type { ProductContext } from '../../context';
import { operation } from '@/services/common/operations/operation';
import { proxyOf, setProxy } from '../../records/access';
import { createKey, hasKey, listKeys, revokeKey } from '../../records/keys';
import type { ProductDb, ProductTables } from '../../tables';
import {
  organisationParams as params,
  sectionAdministrator,
  stillAdministers,
  type SectionAdministrator,
} from './access';
import { uuid } from '@/lib/contracts/http/ids';
import { takeAdvisoryLock } from '@/services/common/database/advisory-lock';

const CALL = '/api/admin/organisations/:id/library';
const keyParams = params.extend({ key: uuid });

/** The lock under which an organisation's keys and proxy are changed, even when it has no row yet. */
const lockOf = (organisationId: string) => `library ${organisationId}`;

interface Line {
  action: AuditAction;
  subject?: string;
  details: AuditDetails;
  requestId: string;
}

const write = (
  tx: Transaction<ProductTables>,
  { userId, organisationId, address }: SectionAdministrator,
  line: Line,
) =>
  writeAudit(tx, {
    service: 'product',
    actor: { kind: 'person', id: userId },
    organisationId,
    address,
    ...line,
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
      ...operation('adminLibrary', 'What an organisation’s systems are set up with', 'person', {
        refusals: ['FORBIDDEN'],
      }),
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
      ...operation('setAdminProxy', 'Sets the prefix of an organisation’s proxy', 'person', {
        refusals: ['FORBIDDEN', 'CONFLICT'],
      }),
    },
    async (request) => {
      const who = await stillAdministers(customers, request);
      const { organisationId } = who;
      const { prefix: given, version } = request.body;
      const prefix = given.trim() === '' ? null : proxyPrefix(given);
      if (prefix === null && given.trim() !== '')
        throw new ServiceError('VALIDATION_FAILED', 'A prefix is an http or https address');
      await db.transaction().execute(async (tx) => {
        await takeAdvisoryLock(tx, lockOf(organisationId));
        const before = await proxyOf(tx, organisationId);
        if (before === prefix) return;
        refuseStale(version, versionOf(before));
        await setProxy(tx, organisationId, prefix);
        await write(tx, who, {
          action: 'rights_changed',
          details: { what: 'proxy', set: prefix !== null },
          requestId: request.id,
        });
      });
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
      ...operation('makeAdminKey', 'Makes a key of an organisation’s system', 'person', {
        refusals: ['FORBIDDEN', 'CONFLICT'],
      }),
    },
    async (request) => {
      const who = await stillAdministers(customers, request);
      const { organisationId } = who;
      const { id, kind, note } = request.body;
      return db.transaction().execute(async (tx) => {
        await takeAdvisoryLock(tx, lockOf(organisationId));
        if (await hasKey(tx, id))
          throw new ServiceError(
            'CONFLICT',
            'This key was made already. Its text is not stored: withdraw it and make another.',
          );
        const { key } = await createKey(tx, kind, { organisationId }, { note, id });
        await write(tx, who, {
          action: 'issued',
          subject: `key:${id}`,
          details: { what: `${kind} key` },
          requestId: request.id,
        });
        return { key };
      });
    },
  );

  app.post(
    `${CALL}/keys/:key/revoke`,
    {
      schema: { params: keyParams, response: { 200: revokedKeySchema } },
      ...operation('revokeAdminKey', 'Withdraws a key', 'person', { refusals: ['FORBIDDEN'] }),
    },
    async (request) => {
      const who = await stillAdministers(customers, request);
      const { key } = request.params;
      const revoked = await db.transaction().execute(async (tx) => {
        const was = await revokeKey(tx, who.organisationId, key, new Date(now()));
        if (was)
          await write(tx, who, {
            action: 'revoked',
            subject: `key:${key}`,
            details: {},
            requestId: request.id,
          });
        return was;
      });
      return { revoked };
    },
  );
}
