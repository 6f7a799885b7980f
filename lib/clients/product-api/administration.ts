/** The administration's calls, as the signed-in person. */
import type { AdminConsole, AdminSubscription, AdminUsage } from '@/lib/contracts/administration/overview';
import type {
  AdminControls,
  ContentControls,
  ControlsPreview,
  FoundItems,
  SetControls,
} from '@/lib/contracts/administration/controls';
import type {
  AdminAddress,
  AdminNetworks,
  AdminNetworksCheck,
  SetEmailDomain,
  SetListed,
  SetNetworks,
  StoredEmailDomain,
  StoredListed,
} from '@/lib/contracts/administration/networks';
import type {
  AdminPeople,
  AdminPerson,
  InvitePerson,
  Invited,
  SetPerson,
} from '@/lib/contracts/administration/people';
import type { AdminLibrary, MakeKey, RecordFile, SetProxy } from '@/lib/contracts/administration/library';
import type { AdminAudit } from '@/lib/contracts/administration/audit';
import { auditQuery, type AuditFilter } from '@/lib/domain/administration/audit-address';
import { ask, send, type Sending } from './fetch';

const schemas = () => import('@/lib/contracts/administration/overview');
const pathOf = (organisationId: string, what: string) =>
  `/api/admin/organisations/${encodeURIComponent(organisationId)}/${what}`;

/** @param asked an organisation that an operator wants to administer; null: the person's own */
export function fetchAdminConsole(asked: string | null, sending?: Sending): Promise<AdminConsole> {
  const query = asked === null ? '' : `?organisation=${encodeURIComponent(asked)}`;
  return ask(`/api/admin/console${query}`, schemas, 'adminConsoleSchema', sending);
}

export function fetchAdminSubscription(organisationId: string): Promise<AdminSubscription> {
  return ask(pathOf(organisationId, 'subscription'), schemas, 'adminSubscriptionSchema');
}

export function fetchAdminUsage(organisationId: string): Promise<AdminUsage> {
  return ask(pathOf(organisationId, 'usage'), schemas, 'adminUsageSchema');
}

const auditSchemas = () => import('@/lib/contracts/administration/audit');

/** @param before `next` of the previous page; null for the newest lines */
export function fetchAdminAudit(
  organisationId: string,
  filter: AuditFilter,
  before: number | null,
): Promise<AdminAudit> {
  return ask(pathOf(organisationId, `audit?${auditQuery(filter, before)}`), auditSchemas, 'adminAuditSchema');
}

const networkSchemas = () => import('@/lib/contracts/administration/networks');

export function fetchAdminNetworks(organisationId: string): Promise<AdminNetworks> {
  return ask(pathOf(organisationId, 'networks'), networkSchemas, 'adminNetworksSchema');
}

export function setAdminNetworks(organisationId: string, body: SetNetworks): Promise<AdminNetworks> {
  return ask(pathOf(organisationId, 'networks'), networkSchemas, 'adminNetworksSchema', { body });
}

export function checkAdminNetworks(
  organisationId: string,
  ranges: readonly string[],
): Promise<AdminNetworksCheck> {
  return ask(pathOf(organisationId, 'networks/check'), networkSchemas, 'adminNetworksCheckSchema', {
    body: { ranges },
  });
}

export function fetchAdminListed(organisationId: string): Promise<StoredListed> {
  return ask(pathOf(organisationId, 'networks/listed'), networkSchemas, 'storedListedSchema');
}

export function setAdminListed(organisationId: string, body: SetListed): Promise<StoredListed> {
  return ask(pathOf(organisationId, 'networks/listed'), networkSchemas, 'storedListedSchema', { body });
}

export function fetchAdminEmailDomain(organisationId: string): Promise<StoredEmailDomain> {
  return ask(pathOf(organisationId, 'networks/domain'), networkSchemas, 'storedEmailDomainSchema');
}

export function setAdminEmailDomain(
  organisationId: string,
  body: SetEmailDomain,
): Promise<StoredEmailDomain> {
  return ask(pathOf(organisationId, 'networks/domain'), networkSchemas, 'storedEmailDomainSchema', { body });
}

export function fetchAdminAddress(organisationId: string, address: string): Promise<AdminAddress> {
  return ask(
    pathOf(organisationId, `networks/address?address=${encodeURIComponent(address)}`),
    networkSchemas,
    'adminAddressSchema',
  );
}

const controlSchemas = () => import('@/lib/contracts/administration/controls');

export function fetchAdminControls(organisationId: string): Promise<AdminControls> {
  return ask(pathOf(organisationId, 'controls'), controlSchemas, 'adminControlsSchema');
}

export function setAdminControls(organisationId: string, body: SetControls): Promise<AdminControls> {
  return ask(pathOf(organisationId, 'controls'), controlSchemas, 'adminControlsSchema', { body });
}

export function previewAdminControls(
  organisationId: string,
  body: ContentControls,
): Promise<ControlsPreview> {
  return ask(pathOf(organisationId, 'controls/preview'), controlSchemas, 'controlsPreviewSchema', { body });
}

export function findAdminItems(organisationId: string, q: string): Promise<FoundItems> {
  return ask(
    pathOf(organisationId, `controls/items?q=${encodeURIComponent(q)}`),
    controlSchemas,
    'foundItemsSchema',
  );
}

const librarySchemas = () => import('@/lib/contracts/administration/library');

export function fetchAdminLibrary(organisationId: string): Promise<AdminLibrary> {
  return ask(pathOf(organisationId, 'library'), librarySchemas, 'adminLibrarySchema');
}

export function setAdminProxy(organisationId: string, body: SetProxy): Promise<AdminLibrary> {
  return ask(pathOf(organisationId, 'library/proxy'), librarySchemas, 'adminLibrarySchema', { body });
}

/** The text of the key, which the service returns only this once. */
export async function makeAdminKey(organisationId: string, body: MakeKey): Promise<string> {
  const { key } = await ask(pathOf(organisationId, 'library/keys'), librarySchemas, 'madeKeySchema', {
    body,
  });
  return key;
}

export async function revokeAdminKey(organisationId: string, key: string): Promise<void> {
  await ask(pathOf(organisationId, `library/keys/${key}/revoke`), librarySchemas, 'revokedKeySchema', {
    body: {},
  });
}

const FILE_NAME = /filename="([^"]+)"/;

/** The organisation's records in this form, and the name that the service gives the file. */
export const fetchAdminRecords = (
  organisationId: string,
  file: RecordFile,
): Promise<{ name: string; blob: Blob }> =>
  send(pathOf(organisationId, `library/records/${file}`), async (response) => ({
    name: FILE_NAME.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? file,
    blob: await response.blob(),
  }));

const peopleSchemas = () => import('@/lib/contracts/administration/people');

export function fetchAdminPeople(organisationId: string, q: string, offset: number): Promise<AdminPeople> {
  const query = new URLSearchParams({ q, offset: String(offset) }).toString();
  return ask(pathOf(organisationId, `people?${query}`), peopleSchemas, 'adminPeopleSchema');
}

export function inviteAdminPerson(organisationId: string, body: InvitePerson): Promise<Invited> {
  return ask(pathOf(organisationId, 'people'), peopleSchemas, 'invitedSchema', { body });
}

export function setAdminPerson(organisationId: string, id: string, body: SetPerson): Promise<AdminPerson> {
  return ask(pathOf(organisationId, `people/${encodeURIComponent(id)}`), peopleSchemas, 'adminPersonSchema', {
    body,
  });
}

/** Ends every sign-in of the person; returns how many there were. */
export async function signOutAdminPerson(organisationId: string, id: string): Promise<number> {
  const { ended } = await ask(
    pathOf(organisationId, `people/${encodeURIComponent(id)}/sign-out`),
    peopleSchemas,
    'signedOutSchema',
    { body: {} },
  );
  return ended;
}
