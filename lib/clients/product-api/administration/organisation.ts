/** The administration's calls, as the signed-in person. */
import type { ContentControls, SetControls } from '@/lib/contracts/administration/controls';
import type { SetEmailDomain, SetListed, SetNetworks } from '@/lib/contracts/administration/networks';
import type { InvitePerson, SetPerson } from '@/lib/contracts/administration/people';
import type { MakeKey, RecordFile, SetProxy } from '@/lib/contracts/administration/library';
import { auditQuery, type AuditFilter } from '@/lib/domain/administration/audit-address';
import { ask, send, type Sending } from '../fetch';

const schemas = () => import('@/lib/contracts/administration/overview');
const pathOf = (organisationId: string, what: string) =>
  `/api/admin/organisations/${encodeURIComponent(organisationId)}/${what}`;

/** @param asked an organisation that an operator wants to administer; null: the person's own */
export function fetchAdminConsole(asked: string | null, sending?: Sending) {
  const query = asked === null ? '' : `?organisation=${encodeURIComponent(asked)}`;
  return ask(`/api/admin/console${query}`, schemas, 'adminConsoleSchema', sending);
}

export const fetchAdminSubscription = (organisationId: string) =>
  ask(pathOf(organisationId, 'subscription'), schemas, 'adminSubscriptionSchema');

export const fetchAdminUsage = (organisationId: string) =>
  ask(pathOf(organisationId, 'usage'), schemas, 'adminUsageSchema');

const auditSchemas = () => import('@/lib/contracts/administration/audit');

/** @param before `next` of the previous page; null for the newest lines */
export const fetchAdminAudit = (organisationId: string, filter: AuditFilter, before: number | null) =>
  ask(pathOf(organisationId, `audit?${auditQuery(filter, before)}`), auditSchemas, 'adminAuditSchema');

const networkSchemas = () => import('@/lib/contracts/administration/networks');

export const fetchAdminNetworks = (organisationId: string) =>
  ask(pathOf(organisationId, 'networks'), networkSchemas, 'adminNetworksSchema');

export const setAdminNetworks = (organisationId: string, body: SetNetworks) =>
  ask(pathOf(organisationId, 'networks'), networkSchemas, 'adminNetworksSchema', { body });

export const checkAdminNetworks = (organisationId: string, ranges: readonly string[]) =>
  ask(pathOf(organisationId, 'networks/check'), networkSchemas, 'adminNetworksCheckSchema', {
    body: { ranges },
  });

export const fetchAdminListed = (organisationId: string) =>
  ask(pathOf(organisationId, 'networks/listed'), networkSchemas, 'storedListedSchema');

export const setAdminListed = (organisationId: string, body: SetListed) =>
  ask(pathOf(organisationId, 'networks/listed'), networkSchemas, 'storedListedSchema', { body });

export const fetchAdminEmailDomain = (organisationId: string) =>
  ask(pathOf(organisationId, 'networks/domain'), networkSchemas, 'storedEmailDomainSchema');

export const setAdminEmailDomain = (organisationId: string, body: SetEmailDomain) =>
  ask(pathOf(organisationId, 'networks/domain'), networkSchemas, 'storedEmailDomainSchema', { body });

export const fetchAdminAddress = (organisationId: string, address: string) =>
  ask(
    pathOf(organisationId, `networks/address?address=${encodeURIComponent(address)}`),
    networkSchemas,
    'adminAddressSchema',
  );

const controlSchemas = () => import('@/lib/contracts/administration/controls');

export const fetchAdminControls = (organisationId: string) =>
  ask(pathOf(organisationId, 'controls'), controlSchemas, 'adminControlsSchema');

export const setAdminControls = (organisationId: string, body: SetControls) =>
  ask(pathOf(organisationId, 'controls'), controlSchemas, 'adminControlsSchema', { body });

export const previewAdminControls = (organisationId: string, body: ContentControls) =>
  ask(pathOf(organisationId, 'controls/preview'), controlSchemas, 'controlsPreviewSchema', { body });

export const findAdminItems = (organisationId: string, q: string) =>
  ask(
    pathOf(organisationId, `controls/items?q=${encodeURIComponent(q)}`),
    controlSchemas,
    'foundItemsSchema',
  );

const librarySchemas = () => import('@/lib/contracts/administration/library');

export const fetchAdminLibrary = (organisationId: string) =>
  ask(pathOf(organisationId, 'library'), librarySchemas, 'adminLibrarySchema');

export const setAdminProxy = (organisationId: string, body: SetProxy) =>
  ask(pathOf(organisationId, 'library/proxy'), librarySchemas, 'adminLibrarySchema', { body });

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

/** A file, and the name that the service gives it. */
const fetchFile = (path: string, name: string) =>
  send(path, async (response) => ({
    name: FILE_NAME.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? name,
    blob: await response.blob(),
  }));

/** The organisation's records in this form. */
export const fetchAdminRecords = (organisationId: string, file: RecordFile) =>
  fetchFile(pathOf(organisationId, `library/records/${file}`), file);

/** A COUNTER report of months (yyyy-mm, both included) as a table; `isTotal`: without a column for each month. */
export function fetchCounterTable(
  organisationId: string,
  { report, begin, end, isTotal }: { report: string; begin: string; end: string; isTotal: boolean },
) {
  const excluded = isTotal ? 'True' : 'False';
  const months = { begin_date: begin, end_date: end, exclude_monthly_details: excluded };
  const query = new URLSearchParams({ report, ...months }).toString();
  return fetchFile(pathOf(organisationId, `usage/counter?${query}`), `${report}.tsv`);
}

const peopleSchemas = () => import('@/lib/contracts/administration/people');

export function fetchAdminPeople(organisationId: string, q: string, offset: number) {
  const query = new URLSearchParams({ q, offset: String(offset) }).toString();
  return ask(pathOf(organisationId, `people?${query}`), peopleSchemas, 'adminPeopleSchema');
}

export const inviteAdminPerson = (organisationId: string, body: InvitePerson) =>
  ask(pathOf(organisationId, 'people'), peopleSchemas, 'invitedSchema', { body });

export const setAdminPerson = (organisationId: string, id: string, body: SetPerson) =>
  ask(pathOf(organisationId, `people/${encodeURIComponent(id)}`), peopleSchemas, 'adminPersonSchema', {
    body,
  });

/** Sends the invitation of somebody without a password once more, to the address that their account has by now. */
export const inviteAdminPersonAgain = (organisationId: string, id: string) =>
  ask(pathOf(organisationId, `people/${encodeURIComponent(id)}/invitation`), peopleSchemas, 'invitedSchema', {
    body: {},
  });

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
