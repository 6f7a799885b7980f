/** Server part of /sign-in/school. Server only. */
import { foldedName, MIN_LETTERS, type InstitutionsPageProps } from '@/lib/domain/viewer/institutions';
import { createCustomersClient, type CustomersClient } from '@/lib/platform/customers/client';
import { webConfig } from '../config';
import { pageLog } from '../log';
import type { PageAnswer, Visit } from '../page';

let customers: CustomersClient | null = null;

function find(name: string) {
  const { CUSTOMERS_API_URL: url, CUSTOMERS_API_KEY: key } = webConfig();
  customers ??= createCustomersClient({ url, key, log: pageLog() });
  return customers.institutions(name);
}

/** Longer than any name; further letters are ignored. */
const MOST_LETTERS = 100;

export async function institutionsPage(
  { visitor: { viewer } }: Visit,
  { sought, returnTo }: { sought: string; returnTo: string },
): Promise<PageAnswer<InstitutionsPageProps>> {
  if (viewer.method === 'Okta') return { kind: 'redirect', to: returnTo };
  const name = sought.slice(0, MOST_LETTERS);
  const found = foldedName(name).length < MIN_LETTERS ? null : await find(name);
  const network = viewer.method === 'IPAuth' ? viewer.organisationName : null;
  const shown = found?.map(({ id: _id, ...institution }) => institution) ?? null;
  return { kind: 'page', props: { sought: name, found: shown, returnTo, network } };
}
