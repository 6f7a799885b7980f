/** The audit log as an administrator searches it. @jest-environment node */
import { createAdministration } from '@/lib/platform/customers/administration';
import { writeAudit } from '@/services/common/audit/write';
import { startWithCustomers } from '../support/administration';
import { get, organisation, startProduct } from '../support/harness';

const who = { token: 'administrator', address: '198.51.100.1' };
const path = (query = '') => `/api/admin/organisations/school/audit${query}`;
const NOWHERE = 'http://127.0.0.1:1';

let running: Awaited<ReturnType<typeof startWithCustomers>>;
beforeAll(async () => {
  running = await startWithCustomers();
  const { db } = running.product.database;
  const line = { service: 'product', action: 'rights_changed', organisationId: 'school' } as const;
  await writeAudit(db, { ...line, actor: { kind: 'person', id: 'administrator' }, subject: 'user:teacher' });
  await writeAudit(db, { ...line, actor: { kind: 'command', id: 'import' }, subject: 'network:n1' });
});
afterAll(() => running.stop());

it('lines are found by the name or address of a person, which no line holds', async () => {
  const found = async (query: string) => {
    const { entries, morePeople } = (await get(running.product, path(query), who)).body;
    expect(morePeople).toBe(false);
    return entries.map(({ subject }: { subject: string }) => subject);
  };
  expect(await found('')).toEqual(['network:n1', 'user:teacher']);
  // Of the address teacher@school.test.
  expect(await found('?q=teacher%40')).toEqual(['user:teacher']);
  expect(await found('?q=nobody%40')).toEqual([]);
});

it('while names cannot be compared it is refused, not shown without the lines of those who have them', async () => {
  const alone = await startProduct({ administration: createAdministration(NOWHERE) });
  alone.customers.networks.set(who.address, organisation());
  alone.customers.people.set('administrator', { roles: { administrator: ['school'] } });
  try {
    expect((await get(alone, path(), who)).status).toBe(200);
    const refused = await get(alone, path('?q=teacher'), who);
    expect([refused.status, refused.body.error.code]).toEqual([503, 'UNAVAILABLE']);
  } finally {
    await alone.stop();
    await alone.drop();
  }
});
