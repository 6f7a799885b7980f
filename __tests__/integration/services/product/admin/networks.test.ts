/** Networks and content controls as an institution's own people set them. @jest-environment node */
import { importRecords } from '@/services/customers/import/import';
import { startWithCustomers } from '../support/administration';
import { get, post } from '../support/harness';

let running: Awaited<ReturnType<typeof startWithCustomers>>;
beforeAll(async () => {
  running = await startWithCustomers();
});
afterAll(() => running.stop());

const who = { token: 'administrator', address: '198.51.100.1' };
const path = (what: string) => `/api/admin/organisations/school/${what}`;
const read = async (what: string) => (await get(running.product, path(what), who)).body;
const send = (what: string, body: object, as: object = who) => post(running.product, path(what), body, as);
const lines = async () => {
  const rows = await running.db.withSchema('audit').selectFrom('event' as 'users').selectAll().execute();
  return rows as unknown as { action: string; actor: string; organisation_id: string; details: object }[];
}; // prettier-ignore

describe('find your school', () => {
  const foundAs = () =>
    running.db.selectFrom('organisations').select(['name', 'found_as']).where('id', '=', 'school').executeTakeFirstOrThrow();

  it('shows an organisation that opted in, by its own wish, with an audit line; and no longer when it opts out', async () => {
    const before = (await lines()).length;
    const first = await read('networks/listed');
    expect(first).toMatchObject({ listed: false });
    const on = await send('networks/listed', { version: first.version, listed: true });
    expect([on.status, on.body.listed]).toEqual([200, true]);
    const { name, found_as } = await foundAs();
    expect(found_as).toBe(name.toLowerCase());
    // Sent twice, it is as wished already; another wish with the old version is somebody's who came late.
    expect((await send('networks/listed', { version: first.version, listed: true })).status).toBe(200);
    expect((await send('networks/listed', { version: first.version, listed: false })).status).toBe(409);
    expect((await send('networks/listed', { version: on.body.version, listed: false })).body.listed).toBe(false);
    expect((await foundAs()).found_as).toBeNull();
    expect((await lines()).slice(before).map(({ details }) => details)).toEqual([
      { what: 'find your school', listed: true },
      { what: 'find your school', listed: false },
    ]);
  });
}); // prettier-ignore

describe('networks', () => {
  it('say whether the address that asks is inside, and what another would see', async () => {
    expect(await read('networks')).toMatchObject({
      ranges: ['198.51.100.0/28'],
      overlaps: [],
      address: '198.51.100.1',
      inside: true,
    });
    const sees = async (address: string) => read(`networks/address?address=${encodeURIComponent(address)}`);
    expect(await sees('198.51.100.1')).toMatchObject({ recognised: 'yours', sees: { plays: true } });
    expect((await sees('198.51.100.1')).sees.items).toBeGreaterThan(1);
    expect(await sees('198.51.100.17')).toEqual({
      address: '198.51.100.17',
      recognised: 'other',
      sees: null,
    });
    expect(await sees('203.0.113.9')).toMatchObject({ recognised: 'none', sees: { plays: false } });
    expect((await get(running.product, path('networks/address?address=x'), who)).status).toBe(400);
  });

  it('are checked line by line before they are set: faults, other people’s addresses, too wide ones', async () => {
    const given = ['203.0.113.0-203.0.113.9', '2001:DB8:9::/48', '198.51.100.20', '10.0.0.0/8', '300.1.1.1', ' ', '203.0.113.1/24']; // prettier-ignore
    const { body } = await send('networks/check', { ranges: given });
    const said = body.lines.map(({ text, fault }: { text: string; fault: string | null }) => [text, fault]);
    expect(said).toEqual([
      ['203.0.113.0-203.0.113.9', null],
      ['2001:DB8:9::/48', null],
      ['198.51.100.20', expect.stringContaining('another organisation')],
      ['10.0.0.0/8', expect.stringContaining('private')],
      ['300.1.1.1', expect.stringContaining('neither')],
      ['203.0.113.1/24', expect.stringContaining('203.0.113.0/24')],
    ]);
    expect(body).toMatchObject({
      inside: false,
      overlaps: [{ range: '198.51.100.20/32', recognised: 'yours' }],
    });
    const { version } = await read('networks');
    const refused = await send('networks', { version, ranges: given });
    expect([refused.status, refused.body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(refused.body.error.details).toHaveLength(4);
    expect((await read('networks')).ranges).toEqual(['198.51.100.0/28']);
  });

  it('are set with one audit line, may be sent twice, and are refused when somebody else was first', async () => {
    const { version } = await read('networks');
    const before = (await lines()).length;
    const body = { version, ranges: ['198.51.100.0/28', '203.0.113.0/24', '2001:db8:9::/48'] };
    const all = await Promise.all(Array.from({ length: 10 }, () => send('networks', body)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(all[0]!.body.ranges).toEqual(['198.51.100.0/28', '2001:db8:9::/48', '203.0.113.0/24']);
    const added = (await lines()).slice(before);
    expect(added).toMatchObject([
      {
        action: 'rights_changed',
        actor: 'administrator',
        organisation_id: 'school',
        details: { what: 'networks', added: 2, removed: 0 },
      },
    ]);
    const late = await send('networks', { version, ranges: [] });
    expect([late.status, late.body.error.code]).toEqual([409, 'CONFLICT']);
    const now = await read('networks');
    expect(now.version).not.toBe(version);
    expect((await send('networks', { version: now.version, ranges: ['198.51.100.0/28'] })).status).toBe(200);
  });

  it('of two who change at once one is told that the other was first', async () => {
    const { version } = await read('networks');
    const both = await Promise.all(
      ['203.0.113.1', '203.0.113.2'].map((range) => send('networks', { version, ranges: [range] })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('the operator may give what two have agreed; an administrator keeps it and takes no more', async () => {
    const root = { token: 'root' };
    const { version } = await read('networks');
    const given = await send('networks', { version, ranges: ['198.51.100.0/27'] }, root);
    expect([given.status, given.body.overlaps]).toEqual([200, [{ range: '198.51.100.0/27', recognised: 'other' }]]);
    const kept = await send('networks', { version: given.body.version, ranges: ['198.51.100.0/27', '203.0.113.7'] });
    expect(kept.status).toBe(200);
    const more = await send('networks', { version: kept.body.version, ranges: ['2001:db8:7:1::/64'] });
    expect(more.status).toBe(400);
  }); // prettier-ignore

  it('rights that were taken away a moment ago no longer change anything, whatever is remembered of them', async () => {
    const { version } = await read('networks');
    const roles = await running.db.selectFrom('user_roles').selectAll().where('user_id', '=', 'administrator').execute(); // prettier-ignore
    await running.db.deleteFrom('user_roles').where('user_id', '=', 'administrator').execute();
    expect((await send('networks', { version, ranges: [] })).status).toBe(403);
    await running.db.insertInto('user_roles').values(roles).execute();
  });
});

describe('content controls', () => {
  it('are shown however many an import has stored, and with ids as long as an import allows', async () => {
    const id = 'o'.repeat(128);
    const stored = { blockedContent: Array.from({ length: 20_001 }, (_, n) => `imported-${n}`), blockedProfiles: ['p'.repeat(300)] }; // prettier-ignore
    const records = [
      { kind: 'organisations' as const, value: { id, name: 'Long', companyId: 'c', ...stored }, place: '0' },
      { kind: 'subscriptions' as const, value: { id: 's'.repeat(128), companyId: 'c', type: 'full', startDate: '2026-01-01', endDate: '2030-01-01' }, place: '1' },
    ]; // prettier-ignore
    expect((await importRecords(running.db, records)).faults).toEqual([]);
    const address = `/api/admin/organisations/${id}`;
    const found = await get(running.product, `${address}/controls`, { token: 'root' });
    expect([found.status, found.body.controls?.blockedContent.length]).toEqual([200, 20_001]);
    const periods = await get(running.product, `/api/admin/operator/organisations/${id}/subscriptions`, {
      token: 'root',
    });
    expect([periods.status, periods.body.periods?.length]).toEqual([200, 1]);
    await running.db.deleteFrom('subscriptions').execute();
  });

  const nothing = {
    adultThemesRestricted: false,
    blockedProfiles: [],
    allowedContent: [],
    blockedContent: [],
  };

  it('say what a change would hide and show before it is made, and then make it', async () => {
    const { controls, version, group } = await read('controls');
    expect([controls, group.blockedContent]).toEqual([nothing, ['group-blocked']]);
    const wished = { ...nothing, adultThemesRestricted: true, blockedContent: ['prod-lear'] };
    const preview = (await send('controls/preview', wished)).body;
    expect(preview.hidden.examples.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['prod-lear', 'prod-adult']),
    );
    expect(preview.before - preview.after).toBe(preview.hidden.count);
    expect((await read('controls')).version).toBe(version);
    const set = await send('controls', { ...wished, version });
    expect([set.status, set.body.controls]).toEqual([200, wished]);
    expect(set.body.items).toContainEqual(expect.objectContaining({ id: 'prod-lear', type: 'production' }));
    expect((await lines()).at(-1)).toMatchObject({ details: { allowed: '', blocked: 'prod-lear' } });
    const back = (await send('controls/preview', nothing)).body;
    expect([back.shown.count, back.hidden.count]).toEqual([preview.hidden.count, 0]);
    expect((await send('controls', { ...nothing, version })).status).toBe(409);
    expect((await send('controls', { ...nothing, version: set.body.version })).body.controls).toEqual(
      nothing,
    );
  });

  it('R-PUR-9 block a profile whatever form it is sent or stored in', async () => {
    const before = await read('controls');
    const wished = { ...nothing, blockedProfiles: ['Strong Language', 'strong-language'] };
    const set = await send('controls', { ...wished, version: before.version });
    expect([set.status, set.body.controls.blockedProfiles]).toEqual([200, ['strong-language']]);
    const { blocked_profiles: stored } = await running.db
      .selectFrom('organisations')
      .select('blocked_profiles')
      .where('id', '=', 'school')
      .executeTakeFirstOrThrow();
    expect(stored).toEqual(['strong-language']);
    await running.db.updateTable('organisations').set({ blocked_profiles: ['Strong Language'] }).where('id', '=', 'school').execute(); // prettier-ignore
    const old = await read('controls');
    expect(old.controls.blockedProfiles).toEqual(['strong-language']);
    expect((await send('controls', { ...nothing, version: old.version })).body.controls).toEqual(nothing);
  });

  it('find an item by words of its name and by its address, also one that is hidden', async () => {
    const found = async (q: string) =>
      (await read(`controls/items?q=${encodeURIComponent(q)}`)).items.map(({ id }: { id: string }) => id);
    expect(await found('https://library.example/productions/prod-lear?x=1')).toEqual(['prod-lear']);
    expect(await found('king lea')).toContain('prod-lear');
    expect(await found('nothing of this name')).toEqual([]);
  });
});

describe('tricks', () => {
  /** With the version that is current, so that nothing but the trick is refused. */
  const refused = async (what: string, body: object) => {
    const { version } = await read(what);
    const given = 'version' in body && body.version === 'x' ? { ...body, version } : body;
    const { status } = await send(what, given);
    expect([status, (await read(what)).version]).toEqual([400, version]);
  };
  const long = (count: number) => Array.from({ length: count }, (_, index) => `item-${index}`);
  const controls = {
    adultThemesRestricted: false,
    blockedProfiles: [],
    allowedContent: [],
    blockedContent: [],
  };
  const networks = { version: 'x', ranges: [] };

  it.each([
    { ...networks, organisationId: 'other-school' },
    { ...networks, id: 'other-school' },
    { ...networks, superuser: true },
    { ...networks, section: 'usage' },
    { ...networks, subject: 'root' },
    { ...networks, ranges: '198.51.100.0/28' },
    { ...networks, ranges: [null] },
    { ...networks, ranges: [{ range: 'x' }] },
    { ...networks, ranges: ["'; drop table customers.networks; --"] },
    { ...networks, ranges: ['0.0.0.0/0'] },
    { ...networks, ranges: ['::/0'] },
    { ...networks, ranges: ['198.51.100.1%00'] },
    { ...networks, version: null },
    { ...networks, version: ['x'] },
    { ...networks, version: 'x'.repeat(65) },
    { ranges: [] },
    {},
    [],
  ])('networks: %j is refused', (body) => refused('networks', body));
  it('lists and texts without end are refused', async () => {
    await refused('networks', { ...networks, ranges: long(501) });
    await refused('networks', { ...networks, ranges: ['1'.repeat(101)] });
    await refused('controls', { ...controls, version: 'x', allowedContent: long(20_001) });
  });

  it.each([
    { ...controls },
    { ...controls, version: 'x', country: 'GBR' },
    { ...controls, version: 'x', name: 'Ours' },
    { ...controls, version: 'x', company_id: 'other' },
    { ...controls, version: 'x', group: { adultThemesRestricted: false } },
    { ...controls, version: 'x', subscriptions: [] },
    { ...controls, version: 'x', adultThemesRestricted: 'false' },
    { ...controls, version: 'x', adultThemesRestricted: null },
    { ...controls, version: 'x', blockedProfiles: 'all' },
    { ...controls, version: 'x', blockedContent: [1] },
    { ...controls, version: 'x', blockedContent: [''] },
    { ...controls, version: 'x', blockedContent: ['a\u0000'] },
    { ...controls, version: 'x', __proto__x: {} },
  ])('controls: %j is refused', (body) => refused('controls', body));

  it.each([
    'other-school', 'School', 'school%20', '%2e%2e', 'school%2F..%2Fother-school', "school'--", '*', '%00', 'nobody', 'x'.repeat(101),
  ])('an administrator of one organisation sets nothing of “%s”', async (id) => {
    const url = `/api/admin/organisations/${id}/networks`;
    const { status } = await post(running.product, url, networks, who);
    // 405: what is left of an address without its ".." is a page of another kind.
    expect([400, 403, 404, 405]).toContain(status);
  }); // prettier-ignore

  it('nothing is set by a cookie, by another’s page, by a form, or by a method that overrides', async () => {
    const { app } = running.product;
    const { authorization, ...signed } = (await running.product.headersOf(who)) as Record<string, string>;
    const { version } = await read('networks');
    const payload = JSON.stringify({ version, ranges: [] });
    const json = { 'content-type': 'application/json' };
    const url = path('networks');
    const tries = [
      app.inject({ method: 'POST', url, payload, headers: { ...signed, ...json, cookie: 'session=x; access_token=administrator' } }),
      app.inject({ method: 'POST', url, payload, headers: { ...json, origin: 'https://elsewhere.example' } }),
      app.inject({ method: 'POST', url, payload: `version=${version}`, headers: { ...signed, authorization: authorization!, 'content-type': 'application/x-www-form-urlencoded' } }),
      app.inject({ method: 'POST', url, payload, headers: { ...signed, authorization: authorization!, 'content-type': 'text/plain' } }),
      app.inject({ method: 'GET', url: `${url}?_method=POST`, headers: { ...json, 'x-http-method-override': 'POST' } }),
      app.inject({ method: 'PUT', url, payload, headers: { ...signed, authorization: authorization!, ...json } }),
    ];
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status < 400)).toEqual([]);
    expect((await read('networks')).version).toBe(version);
  }); // prettier-ignore
});
