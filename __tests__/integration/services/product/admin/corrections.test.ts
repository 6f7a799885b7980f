/** Names and addresses of an organisation's people, as its own administrators correct them. @jest-environment node */
import { startWithCustomers } from '../support/administration';
import { schoolPeople } from '../support/people';

let running: Awaited<ReturnType<typeof startWithCustomers>>;
beforeAll(async () => {
  running = await startWithCustomers();
});
afterAll(() => running.stop());

const { send, one, audited } = schoolPeople(() => running);
const facts = { roles: ['teacher'], active: true };
const details = async () =>
  (await audited()).filter(({ subject }) => subject === 'user:teacher').map((line) => line.details);

it('are called something else where they sign in, then here, once, and not while the issuer is down', async () => {
  const { accounts } = running.product;
  const { version } = await one('teacher');
  const named = { ...facts, version, firstName: ' Amara ', lastName: 'Okafor' };
  accounts.down = true;
  expect((await send('/teacher', named)).status).toBe(503);
  accounts.down = false;
  expect(await one('teacher')).toMatchObject({ firstName: null, version });
  for (let time = 0; time < 2; time += 1)
    expect((await send('/teacher', named)).body).toMatchObject({ firstName: 'Amara', lastName: 'Okafor' });
  expect(accounts.corrected[0]).toEqual({
    id: 'teacher',
    givenName: 'Amara',
    familyName: 'Okafor',
    by: 'administrator',
  });
  expect((await details()).at(-1)).toEqual({ what: 'person facts', changed: 'name' });
  // Somebody else’s change in between: nothing is written anywhere.
  accounts.corrected.length = 0;
  expect((await send('/teacher', { ...named, firstName: 'Ada' })).status).toBe(409);
  expect(accounts.corrected).toEqual([]);
  const { version: next } = await one('teacher');
  const both = { version: next, roles: ['teacher', 'librarian'], active: true, firstName: '' };
  expect((await send('/teacher', both)).body).toMatchObject({ firstName: null, lastName: 'Okafor' });
  expect((await details()).at(-1)).toEqual({
    ...{ what: 'person', roles: 'teacher librarian', active: true },
    changed: 'name',
  });
});

it('have their address corrected until they have a password, and no other’s, nor with a role elsewhere', async () => {
  const { accounts } = running.product;
  accounts.corrected.length = 0;
  const sendTo = async (id: string, email: string) => {
    const { version } = await one(id);
    return send(`/${id}`, { version, roles: ['librarian'], active: true, email });
  };
  expect((await sendTo('librarian', 'lib@school.test')).body.error).toMatchObject({
    code: 'VALIDATION_FAILED',
    message: 'They sign in with it',
  });
  accounts.waiting.add('librarian');
  for (const taken of ['TEACHER@school.test', 'root@school.test', 'administrator-elsewhere@school.test'])
    expect((await sendTo('librarian', taken)).body.error.code).toBe('VALIDATION_FAILED');
  const role = { user_id: 'librarian', role: 'administrator' as const, organisation_id: 'other-school' };
  await running.db.insertInto('user_roles').values(role).execute();
  expect((await sendTo('librarian', 'lib@school.test')).body.error.message).toContain('another organisation');
  await running.db.deleteFrom('user_roles').where('organisation_id', '=', 'other-school').where('user_id', '=', 'librarian').execute(); // prettier-ignore
  expect(accounts.corrected).toEqual([]);
  expect((await sendTo('librarian', 'lib@school.test')).body).toMatchObject({ email: 'lib@school.test' });
  expect(accounts.corrected).toMatchObject([{ id: 'librarian', email: 'lib@school.test' }]);
  accounts.waiting.clear();
  const taken = await sendTo('librarian', 'librarian@school.test');
  expect(taken.body.error.code).toBe('VALIDATION_FAILED');
});

it('say of so many addresses a day, and no more, that somebody has them, asked for in whichever way', async () => {
  const { accounts, database } = running.product;
  const taken = 'administrator-elsewhere@school.test';
  const invite = (email: string, as?: object) => send('', { email, roles: ['teacher'] }, as);
  const correct = async (email: string) => {
    const { version } = await one('librarian');
    return send('/librarian', { version, roles: ['librarian'], active: true, email });
  };
  const counts = () =>
    database.db
      .selectFrom('rate_count')
      .select('count')
      .where('key', 'like', 'invitation-organisation:%')
      .execute();
  await database.db.deleteFrom('rate_count').execute();
  accounts.waiting.add('librarian');
  // Somebody else cannot use up what the organisation may.
  expect((await invite(taken, { token: 'teacher', address: '198.51.100.2' })).status).toBe(403);
  expect(await counts()).toEqual([]);
  expect([(await invite(taken)).status, (await correct(taken)).status]).toEqual([409, 400]);
  expect((await correct('librarian@school.example')).status).toBe(200);
  expect(await counts()).toEqual([{ count: 3 }]);
  await database.db.updateTable('rate_count').set({ count: 2_000 }).execute();
  for (const email of [taken, 'free@school.test'])
    expect([email, (await invite(email)).status, (await correct(email)).status]).toEqual([email, 429, 429]);
  await database.db.deleteFrom('rate_count').execute();
  expect((await correct('lib@school.test')).status).toBe(200);
  accounts.waiting.clear();
});

it('that reached the account alone are mended by saving the person again as they are', async () => {
  const { accounts } = running.product;
  accounts.waiting.add('teacher');
  const { version, lastName } = await one('teacher');
  const correct = jest.spyOn(accounts, 'correct').mockImplementationOnce(async () => {
    // Somebody else’s change, after customers allowed this one.
    await running.db.updateTable('users').set({ first_name: 'Abena' }).where('id', '=', 'teacher').execute();
  });
  const late = { ...facts, version, lastName: 'Lost', email: 'lost@school.test' };
  expect((await send('/teacher', late)).status).toBe(409);
  expect(correct.mock.calls).toMatchObject([
    [{}, 'teacher', { familyName: 'Lost', email: 'lost@school.test' }],
  ]);
  const { version: loaded } = await one('teacher');
  const save = () => send('/teacher', { ...facts, version: loaded });
  accounts.corrected.length = 0;
  accounts.down = true;
  expect((await save()).status).toBe(200);
  accounts.down = false;
  expect((await save()).status).toBe(200);
  const whole = { givenName: 'Abena', familyName: lastName, email: 'teacher@school.test' };
  expect(accounts.corrected).toEqual([{ ...whole, id: 'teacher', by: 'administrator' }]);
  accounts.waiting.clear();
});

it('of another organisation, and operators, are called what they are called', async () => {
  const { accounts } = running.product;
  accounts.corrected.length = 0;
  await running.db
    .insertInto('user_roles')
    .values({ user_id: 'administrator-elsewhere', role: 'teacher', organisation_id: 'school' })
    .execute();
  for (const id of ['administrator-elsewhere', 'root'])
    for (const change of [{ firstName: 'Eve' }, { email: 'eve@school.test' }]) {
      const version = (await one(id))?.version ?? 'AAAAAAAAAAAAAAAAAAAAAA';
      expect([403, 404]).toContain((await send(`/${id}`, { ...facts, version, ...change })).status);
    }
  expect(accounts.corrected).toEqual([]);
  await running.db.deleteFrom('user_roles').where('organisation_id', '=', 'school').where('user_id', '=', 'administrator-elsewhere').execute(); // prettier-ignore
});
