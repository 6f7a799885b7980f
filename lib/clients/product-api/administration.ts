/** The administration's calls, as the signed-in person. */
import type { AdminConsole, AdminSubscription, AdminUsage } from '@/lib/contracts/administration';
import type {
  AdminControls,
  ContentControls,
  ControlsPreview,
  FoundItems,
  SetControls,
} from '@/lib/contracts/administration-controls';
import type {
  AdminAddress,
  AdminNetworks,
  AdminNetworksCheck,
  SetListed,
  SetNetworks,
  StoredListed,
} from '@/lib/contracts/administration-networks';
import type {
  AdminPeople,
  AdminPerson,
  InvitePerson,
  Invited,
  SetPerson,
} from '@/lib/contracts/administration-people';
import type { AdminLibrary, MakeKey, SetProxy } from '@/lib/contracts/administration-library';
import type { AdminAudit } from '@/lib/contracts/audit';
import { auditQuery, type AuditWish } from '@/lib/domain/administration/audit-address';
import { browserConnection, productRequest, type ProductConnection } from './fetch';

const schemas = () => import('@/lib/contracts/administration');
const pathOf = (organisationId: string, what: string) =>
  `/api/admin/organisations/${encodeURIComponent(organisationId)}/${what}`;

/** @param asked an organisation that an operator wants to administer; null: the person's own */
export function fetchAdminConsole(
  asked: string | null,
  connection: ProductConnection = browserConnection(),
): Promise<AdminConsole> {
  const query = asked === null ? '' : `?organisation=${encodeURIComponent(asked)}`;
  return productRequest(connection, {
    path: `/api/admin/console${query}`,
    schema: async () => (await schemas()).adminConsoleSchema,
  });
}

export function fetchAdminSubscription(organisationId: string): Promise<AdminSubscription> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, 'subscription'),
    schema: async () => (await schemas()).adminSubscriptionSchema,
  });
}

export function fetchAdminUsage(organisationId: string): Promise<AdminUsage> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, 'usage'),
    schema: async () => (await schemas()).adminUsageSchema,
  });
}

/** @param before `next` of the previous page; null for the newest lines */
export function fetchAdminAudit(
  organisationId: string,
  wish: AuditWish,
  before: number | null,
): Promise<AdminAudit> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, `audit?${auditQuery(wish, before)}`),
    schema: async () => (await import('@/lib/contracts/audit')).adminAuditSchema,
  });
}

const networkSchemas = () => import('@/lib/contracts/administration-networks');

export function fetchAdminNetworks(organisationId: string): Promise<AdminNetworks> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, 'networks'),
    schema: async () => (await networkSchemas()).adminNetworksSchema,
  });
}

export function setAdminNetworks(organisationId: string, body: SetNetworks): Promise<AdminNetworks> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, 'networks'),
    body,
    schema: async () => (await networkSchemas()).adminNetworksSchema,
  });
}

export function checkAdminNetworks(
  organisationId: string,
  ranges: readonly string[],
): Promise<AdminNetworksCheck> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, 'networks/check'),
    body: { ranges },
    schema: async () => (await networkSchemas()).adminNetworksCheckSchema,
  });
}

export function fetchAdminListed(organisationId: string): Promise<StoredListed> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, 'networks/listed'),
    schema: async () => (await networkSchemas()).storedListedSchema,
  });
}

export function setAdminListed(organisationId: string, body: SetListed): Promise<StoredListed> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, 'networks/listed'),
    body,
    schema: async () => (await networkSchemas()).storedListedSchema,
  });
}

export function fetchAdminAddress(organisationId: string, address: string): Promise<AdminAddress> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, `networks/address?address=${encodeURIComponent(address)}`),
    schema: async () => (await networkSchemas()).adminAddressSchema,
  });
}

const controlSchemas = () => import('@/lib/contracts/administration-controls');

export function fetchAdminControls(organisationId: string): Promise<AdminControls> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, 'controls'),
    schema: async () => (await controlSchemas()).adminControlsSchema,
  });
}

export function setAdminControls(organisationId: string, body: SetControls): Promise<AdminControls> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, 'controls'),
    body,
    schema: async () => (await controlSchemas()).adminControlsSchema,
  });
}

export function previewAdminControls(
  organisationId: string,
  body: ContentControls,
): Promise<ControlsPreview> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, 'controls/preview'),
    body,
    schema: async () => (await controlSchemas()).controlsPreviewSchema,
  });
}

export function findAdminItems(organisationId: string, q: string): Promise<FoundItems> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, `controls/items?q=${encodeURIComponent(q)}`),
    schema: async () => (await controlSchemas()).foundItemsSchema,
  });
}

const librarySchemas = () => import('@/lib/contracts/administration-library');

export function fetchAdminLibrary(organisationId: string): Promise<AdminLibrary> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, 'library'),
    schema: async () => (await librarySchemas()).adminLibrarySchema,
  });
}

export function setAdminProxy(organisationId: string, body: SetProxy): Promise<AdminLibrary> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, 'library/proxy'),
    body,
    schema: async () => (await librarySchemas()).adminLibrarySchema,
  });
}

/** The text of the key, which the service returns only this once. */
export async function makeAdminKey(organisationId: string, body: MakeKey): Promise<string> {
  const { key } = await productRequest(browserConnection(), {
    path: pathOf(organisationId, 'library/keys'),
    body,
    schema: async () => (await librarySchemas()).madeKeySchema,
  });
  return key;
}

export async function revokeAdminKey(organisationId: string, key: string): Promise<void> {
  await productRequest(browserConnection(), {
    path: pathOf(organisationId, `library/keys/${key}/revoke`),
    body: {},
    schema: async () => (await librarySchemas()).revokedKeySchema,
  });
}

const peopleSchemas = () => import('@/lib/contracts/administration-people');

export function fetchAdminPeople(organisationId: string, q: string, offset: number): Promise<AdminPeople> {
  const query = new URLSearchParams({ q, offset: String(offset) }).toString();
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, `people?${query}`),
    schema: async () => (await peopleSchemas()).adminPeopleSchema,
  });
}

export function inviteAdminPerson(organisationId: string, body: InvitePerson): Promise<Invited> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, 'people'),
    body,
    schema: async () => (await peopleSchemas()).invitedSchema,
  });
}

export function setAdminPerson(organisationId: string, id: string, body: SetPerson): Promise<AdminPerson> {
  return productRequest(browserConnection(), {
    path: pathOf(organisationId, `people/${encodeURIComponent(id)}`),
    body,
    schema: async () => (await peopleSchemas()).adminPersonSchema,
  });
}

/** Ends every sign-in of the person; returns how many there were. */
export async function signOutAdminPerson(organisationId: string, id: string): Promise<number> {
  const { ended } = await productRequest(browserConnection(), {
    path: pathOf(organisationId, `people/${encodeURIComponent(id)}/sign-out`),
    body: {},
    schema: async () => (await peopleSchemas()).signedOutSchema,
  });
  return ended;
}
