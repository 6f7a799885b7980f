/**
 * People of an issuer that is not ours (design "Production mode"): matched by issuer and subject, made known at their first
 * sign-in by an organisation that is bound to that issuer and an address that it has verified, and refused with the reason.
 */
import { sql } from 'kysely';
import type { Profile } from '@/lib/domain/viewer/placement';
import { loadDemo } from '@/services/customers/demo';
import { exportRecords } from '@/services/customers/export';
import { importRecords } from '@/services/customers/import/import';
import type { RawRecord } from '@/services/customers/import/read';
import { startCustomers } from './fixture';

const ISSUER = 'https://login.riverside.example';
const record = (kind: RawRecord['kind'], value: object): RawRecord => ({ kind, place: kind, value });
const bound = (given: object = {}) =>
  record('issuers', {
    organisationId: 'harbourside-academy',
    issuer: `${ISSUER}/`,
    domains: ['Riverside.example'],
    invited: ['guest@elsewhere.example'],
    contact: 'Ann in the library',
    ...given,
  });

let customers: Awaited<ReturnType<typeof startCustomers>>;
let userinfo: Record<string, Profile | null> = {};
let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  userinfo = {};
  customers = await startCustomers(new Date(), {
    issuer: ISSUER,
    askProfile: async (subject) => {
      asked.push(subject);
      if (subject === 'unlucky') throw new Error('the issuer is away');
      return userinfo[subject] ?? null;
    },
  });
});
afterEach(() => customers.stop());

const file = async (records: RawRecord[], trusted: string | null = ISSUER) =>
  (await importRecords(customers.db, records, { trusted, by: 'customers import' })).faults.map(
    ({ message }) => message,
  );

const bearer = async (subject: string, claims: Record<string, unknown> = {}) => ({
  authorization: `Bearer ${await customers.issuer.sign(subject, { claims })}`,
});
const verified = (email: string) => ({ email, email_verified: true, given_name: 'Kit' });

async function self(subject: string, claims: Record<string, unknown> = {}) {
  const query =
    '{ self { user { id email organisationId permissions { superuser teacher librarian } } organisation { name } } }';
  const answer = await customers.app.inject({
    method: 'POST',
    url: '/v3/graphql',
    headers: await bearer(subject, claims),
    payload: { query },
  });
  return answer.json<{ data: { self: { user: Record<string, unknown> | null } } }>().data.self;
}
async function standing(subject: string, claims: Record<string, unknown> = {}) {
  const answer = await customers.app.inject({ url: '/v3/standing', headers: await bearer(subject, claims) });
  expect(answer.statusCode).toBe(200);
  return answer.json<object>();
}

it('makes somebody known at their first sign-in, once, with the role of the binding and a line in the audit log', async () => {
  expect(await file([bound({ role: 'librarian' })])).toEqual([]);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => self('kit', verified('Kit@Riverside.example'))),
  );
  for (const { user } of answers)
    expect(user).toMatchObject({
      id: 'kit',
      email: 'Kit@Riverside.example',
      organisationId: 'harbourside-academy',
      permissions: { superuser: false, teacher: [], librarian: ['harbourside-academy'] },
    });
  const lines = await sql<{
    count: string;
  }>`select count(*) from audit.event where subject = 'user:kit'`.execute(customers.db);
  expect(Number(lines.rows[0]?.count)).toBe(1);
  // Known now: by subject, whatever the token says of an address.
  expect((await self('kit')).user).toMatchObject({ id: 'kit' });
  expect(asked).toEqual([]);
});

it('asks the issuer where the token says nothing, and believes what it has verified alone', async () => {
  await file([bound()]);
  const profile = (emailVerified: boolean) => ({
    email: 'guest@elsewhere.example',
    emailVerified,
    givenName: null,
    familyName: null,
  });
  userinfo = { guest: profile(true), pretender: profile(false) };
  expect((await self('guest')).user).toMatchObject({ organisationId: 'harbourside-academy' });
  expect((await self('pretender')).user).toBeNull();
  expect(await standing('pretender')).toMatchObject({ known: false, reason: 'EMAIL_NOT_VERIFIED' });
  expect(asked).toEqual(['guest', 'pretender']);
});

it('refuses nobody because the issuer is away: it says so, and asks again', async () => {
  await file([bound()]);
  const headers = await bearer('unlucky');
  for (const turn of [1, 2]) {
    const answer = await customers.app.inject({ url: '/v3/standing', headers });
    expect([turn, answer.statusCode]).toEqual([turn, 503]);
  }
  expect(asked).toEqual(['unlucky', 'unlucky']);
});

it('refuses with the reason: the institution is known, the person is not, and whom to ask', async () => {
  await file([bound()]);
  expect(await standing('kit', verified('kit@home.example'))).toEqual({
    known: false,
    reason: 'NOT_LISTED',
    organisationName: 'Harbourside Academy',
    contact: 'Ann in the library',
  });
  expect((await self('kit', verified('kit@home.example'))).user).toBeNull();
  const { rows } = await sql`select 1 from customers.users where id = 'kit'`.execute(customers.db);
  expect(rows).toEqual([]);
});

it('places nobody by an organisation that is bound to another issuer, or to none', async () => {
  await file([bound({ issuer: 'https://login.elsewhere.example' })]);
  expect((await self('kit', verified('kit@riverside.example'))).user).toBeNull();
  expect(await standing('kit', verified('kit@riverside.example'))).toMatchObject({
    reason: 'ISSUER_NOT_BOUND',
  });
});

it('never matches by address alone: an account made here with the same one stays another person’s', async () => {
  await file([bound({ domains: ['library.example'] })]);
  // The demonstration's people are of our own issuer.
  const { rows } = await sql<{
    email: string;
  }>`select email from customers.users where id = 'demo-superuser'`.execute(customers.db);
  const { email } = rows[0]!;
  await file([bound({ domains: [email.slice(email.indexOf('@') + 1)] })]);
  const { user } = await self('kit', verified(email));
  expect(user).toMatchObject({ id: 'kit', permissions: { superuser: false } });
});

it('takes the same subject at another issuer for somebody else', async () => {
  await file([bound()]);
  expect((await self('demo-superuser', verified('kit@riverside.example'))).user).toBeNull();
  expect(await standing('demo-superuser', verified('kit@riverside.example'))).toMatchObject({
    reason: 'TAKEN',
  });
  const asked = await customers.app.inject({
    url: '/administration/organisations/harbourside-academy/people',
    headers: await bearer('demo-superuser'),
  });
  expect(asked.statusCode).toBe(403);
});

it('makes no second person of an address at one issuer, and lets nobody in who was shut out', async () => {
  await file([bound()]);
  await self('kit', verified('kit@riverside.example'));
  expect(await standing('kit-2', verified('KIT@riverside.example'))).toMatchObject({
    reason: 'TAKEN',
    contact: 'Ann in the library',
  });
  await sql`update customers.users set status = 'DISABLED' where id = 'kit'`.execute(customers.db);
  expect((await self('kit', verified('kit@riverside.example'))).user).toBeNull();
  expect(await standing('kit', verified('kit@riverside.example'))).toMatchObject({ reason: 'DISABLED' });
});

it('is a demonstration for whichever issuer it is tried with', async () => {
  await loadDemo(customers.db, new Date(), ISSUER);
  expect((await self('demo-teacher')).user).toMatchObject({ organisationId: 'harbourside-academy' });
  await loadDemo(customers.db, new Date());
  expect((await self('demo-teacher')).user).toBeNull();
});

it('imports the same subject at another issuer as somebody else, who takes over nothing', async () => {
  const first = { id: '1042', issuer: 'https://a.example', email: 'head@a.example', superuser: true, status: 'LEFT', administrator: ['harbourside-academy'] }; // prettier-ignore
  expect(await file([record('users', first)])).toEqual([]);
  expect(
    await file([record('users', { id: '1042', issuer: 'https://b.example', email: 'pupil@b.example' })]),
  ).toEqual([]);
  const { users } = await exportRecords(customers.db);
  expect(users?.find(({ id }) => id === '1042')).toEqual({
    id: '1042',
    issuer: 'https://b.example',
    email: 'pupil@b.example',
    status: 'ACTIVE',
    superuser: false,
  });
  // Named again with its own issuer, it keeps what it has.
  expect(await file([record('users', { id: '1042', issuer: 'https://b.example/', email: 'pupil@b.example', superuser: true })])).toEqual([]); // prettier-ignore
  expect(
    await file([record('users', { id: '1042', issuer: 'https://b.example', firstName: 'Kim' })]),
  ).toEqual([]);
  const again = (await exportRecords(customers.db)).users?.find(({ id }) => id === '1042');
  expect(again).toMatchObject({ firstName: 'Kim', superuser: true, email: 'pupil@b.example' });
});

it('imports bindings and people of an issuer, exports them to the same, and names faults', async () => {
  const person = record('users', {
    id: 'auth0|ann',
    email: 'ann@riverside.example',
    organisationId: 'harbourside-academy',
  });
  expect(await file([bound(), person])).toEqual([]);
  const exported = await exportRecords(customers.db);
  expect(exported.issuers).toEqual([
    { organisationId: 'harbourside-academy', issuer: ISSUER, domains: ['riverside.example'], invited: ['guest@elsewhere.example'], role: 'teacher', contact: 'Ann in the library' },
  ]); // prettier-ignore
  expect(exported.users?.find(({ id }) => id === 'auth0|ann')).toMatchObject({ issuer: ISSUER });
  expect(exported.users?.find(({ id }) => id === 'demo-teacher')).not.toHaveProperty('issuer');
  const again = Object.entries(exported).flatMap(([kind, values]) =>
    values.map((value) => record(kind as RawRecord['kind'], value)),
  );
  expect(await file(again, null)).toEqual([]);
  expect(await exportRecords(customers.db)).toEqual(exported);
  expect(await file([bound({ organisationId: 'northgate-college', invited: [] })])).toEqual([
    'riverside.example belongs to harbourside-academy at this issuer',
  ]);
  // Given again for the same organisation, it takes the place of what was there.
  expect(
    await file([bound({ domains: [] }), bound({ organisationId: 'northgate-college', invited: [] })]),
  ).toEqual([]);
  expect(
    await file([record('users', { id: 'demo-superuser', email: 'x@riverside.example', superuser: true })]),
  ).toEqual(['id: belongs to a person of another issuer']);
  expect(await file([bound({ issuer: 'riverside', domains: ['@riverside'], role: 'head' })])).toHaveLength(3);
});
