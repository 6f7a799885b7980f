/** A product service and the customers service beside it, each with its own database: what administrators change is really changed. */
import pino from 'pino';
import { createAdministration } from '@/services/product/calls/administration';
import { createApp } from '@/services/customers/app';
import { importRecords } from '@/services/customers/import/import';
import type { Kind } from '@/services/customers/import/records';
import { fakeTokens } from './fake-tokens';
import { organisation, startProduct, type HarnessOptions } from './harness';
import { testCustomersDatabase } from '../../customers/fixture';

const people = [
  { id: 'root', superuser: true },
  { id: 'administrator', organisationId: 'school', administrator: ['school'] },
  { id: 'librarian', organisationId: 'school', librarian: ['school'] },
  { id: 'teacher', organisationId: 'school', teacher: ['school'] },
  { id: 'administrator-elsewhere', organisationId: 'other-school', administrator: ['other-school'] },
];

export async function startWithCustomers(options: Pick<HarnessOptions, 'accounts'> = {}) {
  const customers = await testCustomersDatabase();
  const records: [Kind, object][] = [
    ['groups', { id: 'group', name: 'The Group', alwaysBlockedContent: ['group-blocked'] }],
    ['companies', { id: 'c', name: 'The Company', groupId: 'group' }],
    ...['school', 'other-school'].map((id): [Kind, object] => [
      'organisations',
      { id, name: id, companyId: 'c', country: 'United Kingdom' },
    ]),
    ...people.map((person): [Kind, object] => ['users', { email: `${person.id}@school.test`, ...person }]),
    ['networks', { organisationId: 'school', range: '198.51.100.0/28' }],
    ['networks', { organisationId: 'other-school', range: '198.51.100.16/28' }],
    ['networks', { organisationId: 'other-school', range: '2001:db8:7::/48' }],
  ];
  const { faults } = await importRecords(
    customers.db,
    records.map(([kind, value], index) => ({ kind, value, place: String(index) })),
  );
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const app = await createApp({
    db: customers.db,
    primary: customers.db,
    key: 'key',
    tokens: fakeTokens,
    issuer: null,
    askProfile: async () => null,
    log: pino({ level: 'silent' }),
    origins: [],
    ready: async () => undefined,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const product = await startProduct({ ...options, administration: createAdministration(url) });
  const { networks, people: known } = product.customers;
  networks.set('198.51.100.1', organisation());
  networks.set('198.51.100.17', organisation({ id: 'other-school', name: 'Another School' }));
  known.set('librarian', { roles: { librarian: ['school'] } });
  known.set('administrator', { roles: { administrator: ['school'] } });
  known.set('administrator-elsewhere', {
    organisation: { id: 'other-school' },
    roles: { administrator: ['other-school'] },
  });
  return {
    product,
    db: customers.db,
    stop: async () => {
      await product.stop();
      await product.drop();
      await app.close();
      await customers.close();
    },
  };
}
