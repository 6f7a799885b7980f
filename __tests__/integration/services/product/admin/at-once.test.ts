/** Changes that meet: what one transaction has not committed yet counts for the one that waits for it. @jest-environment node */
import { sql, type Transaction } from 'kysely';
import { importRecords } from '@/services/customers/import/import';
import { lockNetworks } from '@/services/customers/networks-lock';
import type { CustomersTables } from '@/services/customers/tables';
import { startWithCustomers } from '../support/administration';
import { get, post } from '../support/harness';

let running: Awaited<ReturnType<typeof startWithCustomers>>;
beforeAll(async () => {
  running = await startWithCustomers();
});
afterAll(() => running.stop());

const school = '/api/admin/organisations/school';
const send = (path: string, body: object, token = 'administrator') =>
  post(running.product, path, body, { token });
const status = async (answer: ReturnType<typeof send>) => (await answer).status;

async function person(id: string) {
  const { people } = (
    await get(running.product, `${school}/people?q=${encodeURIComponent(id)}`, { token: 'administrator' })
  ).body;
  return people.find((one: { id: string }) => one.id === id);
}

/** Resolves when as many transactions of this database wait for a lock. */
async function waiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(running.db);
    if ((rows[0]?.n ?? 0) >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Does something in a transaction that commits when `meanwhile` is done; what `meanwhile` has begun may still wait. */
async function holding<T>(
  first: (tx: Transaction<CustomersTables>) => Promise<unknown>,
  meanwhile: () => Promise<T>,
): Promise<T> {
  return running.db.transaction().execute(async (tx) => {
    await first(tx);
    return meanwhile();
  });
}
const lockSchool = (tx: Transaction<CustomersTables>) =>
  tx.selectFrom('organisations').select('id').where('id', '=', 'school').forUpdate().execute();
/** Others may read networks, but not write them. */
const freezeNetworks = (tx: Transaction<CustomersTables>) =>
  sql`lock table customers.networks in exclusive mode`.execute(tx);

describe('rights', () => {
  afterEach(async () => {
    const right = { user_id: 'administrator', role: 'administrator', organisation_id: 'school' } as const;
    await running.db
      .insertInto('user_roles')
      .values(right)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await running.db.updateTable('users').set({ superuser: true }).where('id', '=', 'root').execute();
  });
  const withdraw = async (tx: Transaction<CustomersTables>) => {
    await lockSchool(tx);
    await tx.deleteFrom('user_roles').where('user_id', '=', 'administrator').execute();
  };

  it('that are withdrawn while a change waits do not write', async () => {
    const { version } = await person('teacher');
    const [answer] = await holding(withdraw, async () => {
      const sent = status(
        send(`${school}/people/teacher`, { version, roles: ['administrator'], active: true }),
      );
      await waiting(1);
      return [sent];
    });
    expect(await answer).toBe(403);
    const roles = await running.db
      .selectFrom('user_roles')
      .select('role')
      .where('user_id', '=', 'teacher')
      .execute();
    expect(roles).toEqual([{ role: 'teacher' }]);
  });

  it('that are withdrawn while an invitation waits add nobody', async () => {
    const [answer] = await holding(withdraw, async () => {
      const sent = status(send(`${school}/people`, { email: 'new@school.test', roles: ['administrator'] }));
      await waiting(1);
      return [sent];
    });
    expect(await answer).toBe(403);
    expect(
      await running.db.selectFrom('users').select('id').where('email', '=', 'new@school.test').execute(),
    ).toEqual([]);
  });

  it('of two administrators who remove each other at once: one stays', async () => {
    await running.db
      .insertInto('user_roles')
      .values({ user_id: 'librarian', role: 'administrator', organisation_id: 'school' })
      .execute();
    const roles = { librarian: ['school'], administrator: ['school'] };
    running.product.customers.people.set('librarian', { roles });
    const [one, other] = [await person('administrator'), await person('librarian')];
    const answers = await holding(lockSchool, async () => {
      const removed = { roles: [], active: true };
      const sent = [
        status(send(`${school}/people/librarian`, { version: other.version, ...removed })),
        status(send(`${school}/people/administrator`, { version: one.version, ...removed }, 'librarian')),
      ];
      await waiting(2);
      return sent;
    });
    expect((await Promise.all(answers)).toSorted()).toEqual([200, 403]);
    const left = await running.db
      .selectFrom('user_roles')
      .select('user_id')
      .where('organisation_id', '=', 'school')
      .where('role', '=', 'administrator')
      .execute();
    expect(left).toHaveLength(1);
  });

  it.each([
    ['companies/c', (read: { facts: object }) => ({ ...read.facts, name: 'Renamed' })],
    ['organisations/school/subscriptions', () => ({ periods: [{ id: 's', type: 'full', startDate: '2026-01-01', endDate: '2027-01-01' }] })],
  ])('of an operator that are withdrawn while a change of %s waits do not write', async (what, next) => {
    const path = `/api/admin/operator/${what}`;
    const read = (await get(running.product, path, { token: 'root' })).body;
    const [answer] = await holding(
      async (tx) => {
        await tx.selectFrom('companies').select('id').where('id', '=', 'c').forUpdate().execute();
        await tx.updateTable('users').set({ superuser: false }).where('id', '=', 'root').execute();
      },
      async () => {
        const sent = status(send(path, { version: read.version, ...next(read) }, 'root'));
        await waiting(1);
        return [sent];
      },
    );
    expect(await answer).toBe(403);
    expect(await running.db.selectFrom('companies').select('name').execute()).toEqual([
      { name: 'The Company' },
    ]);
    expect(await running.db.selectFrom('subscriptions').select('id').execute()).toEqual([]);
  }); // prettier-ignore
});

it('an operator’s right to overlapping ranges that is withdrawn while the change waits does not count', async () => {
  const path = `${school}/networks`;
  const { version, ranges } = (await get(running.product, path, { token: 'root' })).body;
  const [answer] = await holding(
    async (tx) => {
      await lockNetworks(tx);
      await tx.updateTable('users').set({ superuser: false }).where('id', '=', 'root').execute();
    },
    async () => {
      // Another organisation's, which an institution must not claim.
      const sent = status(send(path, { version, ranges: [...ranges, '198.51.100.16/28'] }, 'root'));
      await waiting(1);
      return [sent];
    },
  );
  expect(await answer).toBe(403);
  await running.db.updateTable('users').set({ superuser: true }).where('id', '=', 'root').execute();
});

describe('networks', () => {
  const set = async (organisation: string, range: string, token: string) => {
    const path = `/api/admin/organisations/${organisation}/networks`;
    const { version, ranges } = (await get(running.product, path, { token })).body;
    return () => status(send(path, { version, ranges: [...ranges, range] }, token));
  };

  it('that overlap are set by one of two organisations that claim them at once', async () => {
    const one = await set('school', '203.0.113.0/28', 'administrator');
    const other = await set('other-school', '203.0.113.0/29', 'administrator-elsewhere');
    const answers = await holding(freezeNetworks, async () => {
      const sent = [one(), other()];
      await waiting(2);
      return sent;
    });
    expect((await Promise.all(answers)).toSorted()).toEqual([200, 400]);
  });

  it('that an import gives to one organisation are not claimed by another meanwhile', async () => {
    const claim = await set('school', '203.0.113.16/29', 'administrator');
    const { imported, claimed } = await holding(freezeNetworks, async () => {
      const value = { organisationId: 'other-school', range: '203.0.113.16/28' };
      const begun = importRecords(running.db, [{ kind: 'networks', value, place: '0' }]);
      await waiting(1);
      const sent = claim();
      await waiting(2);
      return { imported: begun, claimed: sent };
    });
    expect((await imported).faults).toEqual([]);
    expect(await claimed).toBe(400);
  });

  it('of an organisation are imported after its own change, without a deadlock', async () => {
    const claim = await set('school', '203.0.113.32/29', 'administrator');
    const { imported, claimed } = await holding(freezeNetworks, async () => {
      const sent = claim();
      await waiting(1);
      const value = { organisationId: 'school', range: '192.0.2.0/28' };
      const begun = importRecords(running.db, [{ kind: 'networks', value, place: '0' }]);
      await waiting(2);
      return { imported: begun, claimed: sent };
    });
    expect([await claimed, (await imported).faults]).toEqual([200, []]);
    expect(
      await running.db
        .selectFrom('networks')
        .select('network')
        .where('organisation_id', '=', 'school')
        .execute(),
    ).toEqual([{ network: '192.0.2.0/28' }]);
  });
});

it.each<[string, (id: string) => object]>([
  ['roles', (id) => ({ organisationId: 'school', [id]: ['school'] })],
  ['nothing of their rights', () => ({ lastName: 'Storey' })],
])('an import that names people and %s, and a change of one of them, hold both', async (_what, more) => {
  const { version, roles } = await person('teacher');
  const { imported, changed } = await holding(
    (tx) => tx.selectFrom('users').select('id').where('id', '=', 'administrator').forUpdate().execute(),
    async () => {
      const records = ['teacher', 'administrator'].map((id) => ({ kind: 'users' as const, value: { id, email: `${id}@school.test`, ...more(id) }, place: id })); // prettier-ignore
      const begun = importRecords(running.db, records);
      await waiting(1);
      const sent = status(send(`${school}/people/teacher`, { version, roles, active: false }));
      await waiting(2);
      return { imported: begun, changed: sent };
    },
  );
  // The change came after the import; where that changed the name meanwhile, the person is asked to look again.
  expect([(await imported).faults, [200, 409].includes(await changed)]).toEqual([[], true]);
  const stored = await running.db.selectFrom('users').select(['id', 'status']).where('id', 'in', ['teacher', 'administrator']).orderBy('id').execute(); // prettier-ignore
  expect(stored.map(({ status: now }) => now)).toEqual(['ACTIVE', (await changed) === 200 ? 'DISABLED' : 'ACTIVE']); // prettier-ignore
  await running.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', 'teacher').execute();
});

it('who is shut out while an import that says nothing of it waits stays shut out', async () => {
  const imported = await holding(
    (tx) => tx.updateTable('users').set({ status: 'DISABLED' }).where('id', '=', 'teacher').execute(),
    async () => {
      const value = { id: 'teacher', email: 'teacher@school.test', firstName: 'Tea' };
      const begun = importRecords(running.db, [{ kind: 'users' as const, value, place: '0' }]);
      await waiting(1);
      return [begun];
    },
  );
  expect((await imported[0])?.faults).toEqual([]);
  const now = await running.db.selectFrom('users').select(['first_name', 'status']).where('id', '=', 'teacher').executeTakeFirst(); // prettier-ignore
  expect(now).toEqual({ first_name: 'Tea', status: 'DISABLED' });
  await running.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', 'teacher').execute();
});

describe('the account of a guest', () => {
  const guest = 'administrator-elsewhere';
  const setStatus = (db: Transaction<CustomersTables> | typeof running.db, value: string) =>
    db.updateTable('users').set({ status: value }).where('id', '=', guest).execute();
  const stored = () =>
    running.db.selectFrom('users').select('status').where('id', '=', guest).executeTakeFirstOrThrow();
  beforeAll(() =>
    running.db
      .insertInto('user_roles')
      .values({ user_id: guest, role: 'teacher', organisation_id: 'school' })
      .execute(),
  );

  it('stays disabled when its own organisation disables it while its roles here change', async () => {
    const { version } = await person(guest);
    const [answer] = await holding(
      (tx) => setStatus(tx, 'DISABLED'),
      async () => {
        const sent = status(
          send(`${school}/people/${guest}`, { version, roles: ['librarian'], active: true }),
        );
        await Promise.race([sent, waiting(1)]);
        return [sent];
      },
    );
    expect([await answer, await stored()]).toEqual([200, { status: 'DISABLED' }]);
  });

  it('keeps the word of an import when its roles here change', async () => {
    await setStatus(running.db, 'LEFT');
    const { version } = await person(guest);
    const body = { version, roles: ['teacher'], active: false };
    expect([await status(send(`${school}/people/${guest}`, body)), await stored()]).toEqual([
      200,
      { status: 'LEFT' },
    ]);
  });
});
