/**
 * During an upgrade a page of this release is answered by nodes of the last one.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { fetchAdminAudit } from '@/lib/clients/product-api/administration/organisation';
import { fetchEntries } from '@/lib/clients/product-api/administration/operator';
import { everyLine } from '@/lib/domain/administration/audit-address';

it('which refuse a type of entries, and answer no types', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  asked.mockImplementation(async () => Response.json({ own: true, entries: [], total: 0 }));
  expect(await fetchEntries('lear', '', 0)).toEqual({ own: true, types: [], entries: [], total: 0 });
  await fetchEntries('lear', 'theme', 20);
  expect(asked.mock.calls.map(([address]) => new URL(String(address), 'https://library.example').search)).toEqual([
    '?q=lear&offset=0',
    '?q=lear&type=theme&offset=20',
  ]);
}); // prettier-ignore

it('which answer no people of the audit log', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ entries: [], next: null, morePeople: false }));
  expect(await fetchAdminAudit('riverside', everyLine, null)).toMatchObject({ people: [] });
});
