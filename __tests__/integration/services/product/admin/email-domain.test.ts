/** The domain of an organisation's e-mail addresses, as its own administrators name it. @jest-environment node */
import { importRecords } from '@/services/customers/import/import';
import type { Kind } from '@/services/customers/import/records';
import { startWithCustomers } from '../support/administration';
import { get, post } from '../support/harness';

const records: [Kind, object][] = [
  ['companies', { id: 'rival', name: 'Another company' }],
  ['organisations', { id: 'sibling', name: 'Sibling', companyId: 'c', emailDomain: 'trust.example' }],
  ['organisations', { id: 'far', name: 'Far', companyId: 'rival', emailDomain: 'far.example' }],
  ['issuers', { organisationId: 'far', issuer: 'https://login.far.example', domains: ['staff.far.example'] }],
];

let running: Awaited<ReturnType<typeof startWithCustomers>>;
beforeAll(async () => {
  running = await startWithCustomers();
  const placed = records.map(([kind, value], index) => ({ kind, value, place: String(index) }));
  expect((await importRecords(running.db, placed)).faults).toEqual([]);
});
afterAll(() => running.stop());

const administrator = { token: 'administrator', address: '198.51.100.1' };
const path = '/api/admin/organisations/school/networks/domain';
const read = async () => (await get(running.product, path, administrator)).body;
const name = async (domain: string, as: object = administrator) => {
  const { version } = await read();
  return post(running.product, path, { version, domain }, as);
};
const details = async () => {
  const rows = await running.db.withSchema('audit').selectFrom('event' as 'users').selectAll().execute();
  return (rows as unknown as { details: { what?: string } }[])
    .map((row) => row.details)
    .filter(({ what }) => what === 'e-mail domain');
}; // prettier-ignore

it('is named and taken back, each with its audit line; the second of two who change it is refused', async () => {
  const first = await read();
  expect(first.domain).toBeNull();
  const set = await name('@School.Example');
  expect([set.status, set.body.domain]).toEqual([200, 'school.example']);
  const late = await post(running.product, path, { version: first.version, domain: 'late.example' }, administrator); // prettier-ignore
  expect([late.status, late.body.error.code]).toEqual([409, 'CONFLICT']);
  expect((await name('school.example')).status).toBe(200);
  expect((await name('')).body.domain).toBeNull();
  expect(await details()).toEqual([
    { what: 'e-mail domain', domain: 'school.example' },
    { what: 'e-mail domain', domain: 'none' },
  ]);
});

it.each([
  ['gmail.com', 'Anybody can have an address'],
  ['nonsense', 'not a domain'],
  ['far.example', 'another organisation'],
  ['staff.far.example', 'another organisation'],
])('%s is refused, with the reason', async (domain, reason) => {
  const { status, body } = await name(domain);
  expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(body.error.message).toContain(reason);
  expect((await read()).domain).toBeNull();
});

it('may be shared within a company, and given by an operator; what is stored may be sent again', async () => {
  expect((await name('trust.example')).body.domain).toBe('trust.example');
  expect((await name('far.example', { token: 'root' })).body.domain).toBe('far.example');
  expect((await name('far.example')).status).toBe(200);
  expect((await name('', { token: 'root' })).status).toBe(200);
});

it('only those who administer networks change it', async () => {
  expect((await name('school.example', { token: 'teacher' })).status).toBe(403);
  expect((await name('school.example', { token: 'administrator-elsewhere' })).status).toBe(403);
});
