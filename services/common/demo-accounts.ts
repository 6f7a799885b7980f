/**
 * The demo accounts: the identity service lets them sign in, the customers service says who they are. They exist
 * only with the embedded services; `demoRefusal` keeps them out of anything the public can reach.
 */
import { isLoopbackAddress } from '@/lib/contracts/http/loopback';
import type { PersonRole } from '@/lib/contracts/viewer/permissions';

export interface DemoAccount {
  /** Subject of the tokens and id of the customers user. */
  id: string;
  email: string;
  /** Printed by the launcher; worth nothing outside a demonstration. */
  password: string;
  givenName: string;
  familyName: string;
  organisationId: string;
  role: PersonRole;
  description: string;
}

/** Ids of the demonstration's organisations, in services/customers/demo.ts. */
export const demoOrganisations = {
  full: 'harbourside-academy',
  trial: 'northgate-college',
  expired: 'old-mill-school',
  usa: 'lakeview-high-school',
  restricted: 'st-brigids-school',
  staff: 'library-staff',
} as const;

export const demoAccounts: readonly DemoAccount[] = [
  {
    id: 'demo-teacher',
    email: 'teacher@harbourside.example',
    password: 'curtain-up-teacher',
    givenName: 'Amara',
    familyName: 'Osei',
    organisationId: demoOrganisations.full,
    role: 'teacher',
    description: 'teacher, full subscription',
  },
  {
    id: 'demo-librarian',
    email: 'librarian@harbourside.example',
    password: 'curtain-up-librarian',
    givenName: 'Tom',
    familyName: 'Pellow',
    organisationId: demoOrganisations.full,
    role: 'librarian',
    description: 'librarian, full subscription',
  },
  {
    id: 'demo-administrator',
    email: 'administrator@harbourside.example',
    password: 'curtain-up-admin',
    givenName: 'Priya',
    familyName: 'Nair',
    organisationId: demoOrganisations.full,
    role: 'administrator',
    description: 'administrator of the same school',
  },
  {
    id: 'demo-trial',
    email: 'teacher@northgate.example',
    password: 'curtain-up-trial',
    givenName: 'Huw',
    familyName: 'Bevan',
    organisationId: demoOrganisations.trial,
    role: 'teacher',
    description: 'teacher, trial subscription',
  },
  {
    id: 'demo-expired',
    email: 'teacher@oldmill.example',
    password: 'curtain-up-expired',
    givenName: 'Elspeth',
    familyName: 'Rae',
    organisationId: demoOrganisations.expired,
    role: 'teacher',
    description: 'teacher, subscription ended',
  },
  {
    id: 'demo-usa',
    email: 'teacher@lakeview.example',
    password: 'curtain-up-usa',
    givenName: 'Marcus',
    familyName: 'Hale',
    organisationId: demoOrganisations.usa,
    role: 'teacher',
    description: 'teacher in the USA, standards search',
  },
  {
    id: 'demo-restricted',
    email: 'teacher@stbrigids.example',
    password: 'curtain-up-restricted',
    givenName: 'Niamh',
    familyName: 'Keane',
    organisationId: demoOrganisations.restricted,
    role: 'teacher',
    description: 'teacher, adult themes restricted',
  },
  {
    id: 'demo-superuser',
    email: 'superuser@library.example',
    password: 'curtain-up-superuser',
    givenName: 'Robin',
    familyName: 'Lowe',
    organisationId: demoOrganisations.staff,
    role: 'superuser',
    description: 'superuser',
  },
];

/** Network range of the subscribed sample organisation; visitors of the classroom address come from 203.0.113.10. */
export const DEMO_NETWORK = '203.0.113.0/24';

/**
 * Why the demo accounts must not be loaded, in one line; null when they may be. They need the sample library, and in
 * production every address that visitors use has to be on this machine.
 */
export function demoRefusal(
  nodeEnv: string,
  publicAddresses: readonly string[],
  sample: boolean,
): string | null {
  if (!sample) return 'No sample library: demo accounts cannot sign in.';
  const outside =
    nodeEnv === 'production' ? publicAddresses.find((address) => !isLoopbackAddress(address)) : undefined;
  return outside === undefined
    ? null
    : `Demo accounts are refused: ${outside} can be reached from outside. They cannot sign in.`;
}
