/** The people of the school, as its own administrator asks for them, and the lines of the audit log. */
import type { startWithCustomers } from './administration';
import { get, post } from './harness';

type Running = Awaited<ReturnType<typeof startWithCustomers>>;

export const administrator = { token: 'administrator', address: '198.51.100.1' };

export function schoolPeople(running: () => Running) {
  const path = (what = '') => `/api/admin/organisations/school/people${what}`;
  const read = async (query = '') => (await get(running().product, path(query), administrator)).body;
  return {
    path,
    read,
    send: (what: string, body: object, as: object = administrator) =>
      post(running().product, path(what), body, as),
    one: async (id: string) => (await read()).people.find((person: { id: string }) => person.id === id),
    audited: async () => {
      const rows = await running()
        .db.withSchema('audit')
        .selectFrom('event' as 'users')
        .selectAll()
        .execute();
      return rows as unknown as { subject: string; actor: string; details: object }[];
    },
  };
}
