/** The audit log as an administrator searches it. @jest-environment node */
import { createAdministration } from '@/services/product/calls/administration';
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

it('the people of the lines are named as they are today, and an operator is not', async () => {
  const { db } = running.product.database;
  const line = { service: 'customers', action: 'rights_changed', organisationId: 'school' } as const;
  const by = (id: string) => ({ kind: 'person', id }) as const;
  const before = (await get(running.product, path(), who)).body.entries.length;
  await writeAudit(db, { ...line, actor: by('root'), subject: 'user:administrator-elsewhere' });
  await writeAudit(db, { ...line, actor: by('gone'), subject: `user:${'x'.repeat(290)}` });
  const { entries, people } = (await get(running.product, path(), who)).body;
  expect(entries).toHaveLength(before + 2);
  const known = new Map(people.map(({ id, name }: { id: string; name: string | null }) => [id, name]));
  expect(Object.fromEntries(known)).toEqual({
    administrator: 'administrator@school.test',
    teacher: 'teacher@school.test',
    root: null,
  });
});

it('while names cannot be compared it is refused, not shown without the lines of those who have them', async () => {
  const alone = await startProduct({ administration: createAdministration(NOWHERE) });
  alone.customers.networks.set(who.address, organisation());
  alone.customers.people.set('administrator', { roles: { administrator: ['school'] } });
  try {
    await writeAudit(alone.database.db, {
      service: 'product',
      action: 'rights_changed',
      organisationId: 'school',
      actor: { kind: 'person', id: 'administrator' },
    });
    expect(await get(alone, path(), who)).toMatchObject({ status: 200, body: { people: [] } });
    const refused = await get(alone, path('?q=teacher'), who);
    expect([refused.status, refused.body.error.code]).toEqual([503, 'UNAVAILABLE']);
  } finally {
    await alone.stop();
    await alone.drop();
  }
});
