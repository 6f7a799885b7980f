/** People of an organisation as its own administrators see and change them. @jest-environment node */
import { randomUUID } from 'node:crypto';
import { ownerLeft } from '@/services/product/lists/personal';
import { startWithCustomers } from '../support/administration';
import { get, post } from '../support/harness';
import { administrator, schoolPeople } from '../support/people';

let running: Awaited<ReturnType<typeof startWithCustomers>>;
beforeAll(async () => {
  running = await startWithCustomers();
});
afterAll(() => running.stop());

const { path, read, send, one, audited } = schoolPeople(() => running);
const actors = async () => (await audited()).map(({ subject, actor }) => `${actor} ${subject}`);

it('are listed by e-mail address with their roles here, without operators, and found by part of a name', async () => {
  const { people, total } = await read();
  expect([people.map(({ id }: { id: string }) => id), total]).toEqual([
    ['administrator', 'librarian', 'teacher'],
    3,
  ]);
  expect(people[1]).toMatchObject({
    roles: ['librarian'],
    active: true,
    own: true,
    account: { state: 'active' },
  });
  expect((await read('?q=IBRA')).people).toHaveLength(1);
  expect((await read('?q=%25')).people).toEqual([]);
  expect((await read('?offset=3')).people).toEqual([]);
  expect((await get(running.product, path('?offset=-1'), administrator)).status).toBe(400);
});

it('get other roles and are shut out, once, with an audit line, and not over somebody else’s change', async () => {
  const { version } = await one('teacher');
  const body = { version, roles: ['librarian', 'teacher'], active: false };
  const both = await Promise.all([send('/teacher', body), send('/teacher', body)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]!.body).toMatchObject({ roles: ['teacher', 'librarian'], active: false });
  expect((await actors()).filter((line) => line === 'administrator user:teacher')).toHaveLength(1);
  expect((await send('/teacher', { version, roles: [], active: true })).status).toBe(409);
  const { version: next } = await one('teacher');
  expect((await send('/teacher', { version: next, roles: ['teacher'], active: true })).status).toBe(200);
});

it('what somebody shared is the organisation’s while they are shut out, and theirs again when they are let in', async () => {
  const [teacher, administrator, librarian] = ['teacher', 'administrator', 'librarian'].map((token) => ({
    token,
  }));
  const make = async (sharing: string) => {
    const id = randomUUID();
    await post(running.product, '/api/lists', { id, name: 'Brecht' }, teacher);
    await post(running.product, `/api/lists/${id}/changes`, { changes: [{ do: 'share', sharing }] }, teacher);
    return id;
  };
  const [shared, own] = [await make('organisation'), await make('private')];
  const rename = async (id: string, who: object | undefined, [was, name]: [string, string]) =>
    (await post(running.product, `/api/lists/${id}/changes`, { changes: [{ do: 'rename', was, name }] }, who))
      .status;
  const shutOut = async (active: boolean) => {
    const { version } = await one('teacher');
    expect((await send('/teacher', { version, roles: ['teacher'], active })).status).toBe(200);
  };
  expect(await rename(shared, administrator, ['Brecht', 'Ours'])).toBe(403);
  await shutOut(false);
  expect(await rename(shared, administrator, ['Brecht', 'Ours'])).toBe(200);
  expect(await rename(shared, librarian, ['Ours', 'Mine'])).toBe(403);
  expect(await rename(own, administrator, ['Brecht', 'Ours'])).toBe(404);
  await shutOut(true);
  expect(await rename(shared, administrator, ['Ours', 'Theirs'])).toBe(403);
  expect(await rename(shared, teacher, ['Ours', 'Brecht'])).toBe(200);
});

it('what somebody had opened to classes is closed when they are shut out of that organisation, and only there', async () => {
  const { db, pool } = running.product.database;
  const [listId] = (
    await pool.query<{ id: string }>(
      `insert into product.list (id, user_id, organisation_id, name, note, sharing)
       values (gen_random_uuid(), 'leaver', 'school', 'Private', '', 'private') returning id`,
    )
  ).rows.map(({ id }) => id);
  for (const organisation of ['school', 'college'])
    await pool.query(
      `insert into product.class_opening (id, list_id, user_id, organisation_id, code, link, opens_at, closes_at)
       values (gen_random_uuid(), $1, 'leaver', $4, $3, $2, now(), now() + interval '90 days')`,
      [
        listId,
        `link of a class at ${organisation}`,
        organisation === 'school' ? 'ACDEFG' : 'CDEFGH',
        organisation,
      ],
    );
  await ownerLeft(db, { userId: 'leaver', organisationId: 'school' });
  const open = await db
    .selectFrom('class_opening')
    .select('organisation_id')
    .where('user_id', '=', 'leaver')
    .where('closed_at', 'is', null)
    .execute();
  expect(open).toEqual([{ organisation_id: 'college' }]);
});

it('who is shut out of one organisation keeps what they shared with another; let in, no list of theirs is passed over', async () => {
  const { pool } = running.product.database;
  await pool.query(
    `insert into product.list (id, user_id, organisation_id, name, note, sharing, owner_left)
     values (gen_random_uuid(), 'teacher', 'elsewhere', 'There', '', 'organisation', false),
            (gen_random_uuid(), 'teacher', 'school', 'Here', '', 'organisation', false)`,
  );
  const left = async () => {
    const { rows } = await pool.query<{ name: string; owner_left: boolean }>(
      `select name, owner_left from product.list where user_id = 'teacher' and name in ('Here', 'There') order by name`,
    );
    return rows.map(({ name, owner_left }) => `${name} ${owner_left}`);
  };
  const setActive = async (active: boolean) => {
    const { version } = await one('teacher');
    expect((await send('/teacher', { version, roles: ['teacher'], active })).status).toBe(200);
  };
  await setActive(false);
  expect(await left()).toEqual(['Here true', 'There false']);
  // An administrator makes it private meanwhile.
  await pool.query(`update product.list set sharing = 'private' where user_id = 'teacher' and name = 'Here'`);
  await setActive(true);
  expect(await left()).toEqual(['Here false', 'There false']);
});

it('nobody takes their own rights away, nor those of another organisation’s people or of operators', async () => {
  const { version } = await one('administrator');
  const own = await send('/administrator', { version, roles: ['teacher'], active: true });
  expect([own.status, own.body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
  const everything = { version, roles: ['administrator'], active: false };
  expect((await send('/administrator', everything)).status).toBe(400);
  for (const other of ['administrator-elsewhere', 'root', 'nobody', '%2e%2e', 'x'.repeat(129)])
    expect([400, 404, 405]).toContain((await send(`/${other}`, everything)).status);
  await running.db
    .insertInto('user_roles')
    .values({ user_id: 'administrator-elsewhere', role: 'teacher', organisation_id: 'school' })
    .execute();
  const guest = await one('administrator-elsewhere');
  expect(guest).toMatchObject({ own: false, account: null, roles: ['teacher'] });
  const shut = { version: guest.version, roles: ['teacher'], active: false };
  expect((await send('/administrator-elsewhere', shut)).status).toBe(403);
  expect((await send('/administrator-elsewhere/sign-out', {})).status).toBe(403);
  const last = await send('/administrator-elsewhere', { ...shut, roles: [], active: true });
  expect([last.status, last.body]).toMatchObject([200, { own: false, roles: [], active: true }]);
  expect(await one('administrator-elsewhere')).toBeUndefined();
  expect((await send('/administrator-elsewhere', { ...shut, roles: [], active: true })).status).toBe(404);
});

it('are invited by the issuer, and again, but not those of another organisation', async () => {
  const { accounts } = running.product;
  const person = { email: 'New@School.test', firstName: 'Noor', roles: ['administrator'] };
  const first = await send('', person);
  expect([first.status, first.body]).toEqual([
    200,
    { id: 'New@School.test', email: 'New@School.test', letter: 'sent', link: null },
  ]);
  expect(accounts.invited).toMatchObject([
    { givenName: 'Noor', needsTotp: true, organisationId: 'school', by: 'administrator' },
  ]);
  expect((await send('', person)).status).toBe(200);
  expect(await one('New@School.test')).toMatchObject({ firstName: 'Noor', roles: ['administrator'] });
  expect((await actors()).filter((line) => line.endsWith('user:New@School.test'))).toHaveLength(1);
  const others = await send('', { email: 'ADMINISTRATOR-elsewhere@school.test', roles: ['teacher'] });
  expect([others.status, accounts.invited.length]).toEqual([409, 2]);
  expect((await send('', { email: 'root@school.test', roles: ['teacher'] })).status).toBe(409);
});

it('are invited again whoever they are, not by an address that may be another by now', async () => {
  const { accounts } = running.product;
  const again = (id: string) => send(`/${id}/invitation`, {});
  for (const time of [1, 2, 3]) expect([time, (await again('librarian')).status]).toEqual([time, 200]);
  expect((await again('librarian')).status).toBe(429);
  expect(accounts.invitedAgain[0]).toEqual({
    id: 'librarian',
    organisationId: 'school',
    by: 'administrator',
  });
  for (const other of ['administrator-elsewhere', 'root', 'nobody'])
    expect((await again(other)).status).toBe(404);
  expect(accounts.invitedAgain).toHaveLength(3);
});

it('get a second factor before the role that needs one, and only if whoever asks may give it', async () => {
  const { accounts } = running.product;
  const { version } = await one('teacher');
  expect((await send('/teacher', { version, roles: ['teacher', 'librarian'], active: true })).status).toBe(
    200,
  );
  const elsewhere = { token: 'administrator-elsewhere', address: '198.51.100.17' };
  const { version: next } = await one('teacher');
  const promoted = { version: next, roles: ['administrator'], active: true };
  expect((await send('/teacher', promoted, elsewhere)).status).toBe(403);
  expect((await send('/root', promoted)).status).toBe(404);
  expect((await send('/administrator-elsewhere', promoted)).status).toBe(404);
  expect(accounts.withSecondFactor).toEqual([]);
  accounts.down = true;
  expect((await send('/teacher', promoted)).status).toBe(503);
  expect((await one('teacher')).roles).toEqual(['teacher', 'librarian']);
  accounts.down = false;
  expect((await send('/teacher', promoted)).status).toBe(200);
  expect(accounts.withSecondFactor).toEqual(['teacher']);
  accounts.down = true;
  const { version: shut } = await one('teacher');
  expect((await send('/teacher', { ...promoted, version: shut, active: false })).status).toBe(200);
  accounts.down = false;
  const { version: last } = await one('teacher');
  expect((await send('/teacher', { version: last, roles: ['teacher'], active: true })).status).toBe(200);
});

it('get a second factor before that role also where they are shut out', async () => {
  const { accounts } = running.product;
  accounts.withSecondFactor.length = 0;
  const { version } = await one('teacher');
  expect((await send('/teacher', { version, roles: ['administrator'], active: false })).status).toBe(200);
  expect(accounts.withSecondFactor).toEqual(['teacher']);
  const { version: last } = await one('teacher');
  expect((await send('/teacher', { version: last, roles: ['teacher'], active: true })).status).toBe(200);
});

it('are signed out everywhere by the issuer', async () => {
  expect((await send('/librarian/sign-out', {})).body).toEqual({ ended: 2 });
  expect(running.product.accounts.signedOut).toEqual(['librarian']);
});

it.each([
  ['/teacher', { roles: ['superuser'] }],
  ['/teacher', { roles: ['teacher'], superuser: true }],
  ['/teacher', { roles: ['teacher'], organisationId: 'other-school' }],
  ['/teacher', { roles: ['teacher'], email: 'me@elsewhere.test' }],
  ['/teacher', { roles: ['teacher'], id: 'root' }],
  ['/teacher', { roles: 'teacher' }],
  ['/teacher', { roles: ['teacher'], active: 'yes' }],
  ['', { email: 'a@b.test', roles: ['superuser'] }],
  ['', { email: 'a@b.test', roles: [] }],
  ['', { email: 'a@b.test', roles: ['teacher'], organisationId: 'other-school' }],
  ['', { email: 'a@b.test', roles: ['teacher'], id: 'root' }],
  ['', { email: 'a@b.test', roles: ['teacher'], link: true }],
  ['', { email: 'no address', roles: ['teacher'] }],
  ['', { email: 'a@b.test', roles: ['teacher'], firstName: 'a\u0000b' }],
])('what an administrator may not set is refused: %s %j', async (what, changes) => {
  const { version } = await one('teacher');
  const body = what === '' ? changes : { version, active: true, ...changes };
  expect((await send(what, body)).status).toBe(400);
  expect((await one('teacher')).version).toBe(version);
});
