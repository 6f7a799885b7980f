/** @jest-environment node */
import { reportIds, type ReportId } from '@/lib/contracts/usage/counter';
import { createKey, revokeKey } from '@/services/product/records/keys';
import { eventDays } from '@/services/product/usage/partitions';
import { closeMonth, rollUpDay } from '@/services/product/usage/roll-up';
import { counterSchemas } from '../../../../support/usage/counter-schemas';
import { independentCount, simulatedMonth, usedItem, visitor } from '../../../../support/usage/usage-month';
import { get, organisation, post, type Product, startProduct } from '../support/harness';

const ACTIONS = 4_000;
const schemas = counterSchemas();
/** Counted as skipped where COUNTER’s published schemas are not beside the project. */
const itWithSchemas = schemas ? it : it.skip;

let product: Product;
const keys = { school: '', other: '', company: '' };
const january = simulatedMonth({ actions: ACTIONS, month: '2026-01', seed: 1 });
const february = simulatedMonth({ actions: ACTIONS, month: '2026-02', seed: 2 });

beforeAll(async () => {
  product = await startProduct();
  const { db } = product.database;
  const school = { id: 'school-1', name: 'The First School', parentCompanyId: 'trust' };
  product.customers.networks.set('198.51.100.1', organisation(school));
  product.customers.networks.set('198.51.100.2', organisation({ id: 'school-2', parentCompanyId: 'trust' }));
  product.customers.networks.set('198.51.100.3', organisation({ id: 'school-none', parentCompanyId: 'x' }));
  keys.school = (
    await createKey(db, 'counter', { organisationId: 'school-1' }, { requestorId: 'aggregator' })
  ).key;
  keys.other = (await createKey(db, 'counter', { organisationId: 'school-none' })).key;
  keys.company = (await createKey(db, 'counter', { companyId: 'trust' })).key;
  for (const use of [...january, ...february]) product.usage.add(use);
  product.usage.add({
    at: Date.parse('2026-02-10T10:00:00Z'), visitor: visitor({ organisationId: 'school-1' }), action: 'play',
    item: usedItem('formula', { name: '=cmd|x', authors: ['Ann Author'], yop: '1999' }),
  }); // prettier-ignore
  await product.usage.flush();
  for (const day of (await eventDays(db)).filter((one) => one < '2026-03')) await rollUpDay(db, day);
  await closeMonth(db, '2026-01');
  await closeMonth(db, '2026-02');
});
afterAll(() => product.end());

type Asked = Record<string, string>;
const both = { begin_date: '2026-01', end_date: '2026-02' };

async function ask(path: string, query: Asked = {}, who: Asked | null = null) {
  const credentials = who ?? { customer_id: 'school-1', api_key: keys.school };
  const address = `/counter/r51/${path}?${new URLSearchParams({ ...credentials, ...query }).toString()}`;
  return get(product, address);
}
const report = (id: ReportId, query: Asked = both, who: Asked | null = null) =>
  ask(`reports/${id.toLowerCase()}`, query, who);

interface Performance {
  Data_Type?: string;
  YOP?: string;
  Performance: Record<string, Record<string, number>>;
}

/** Sums by metric and data type over everything in a report. */
function sums(body: { Report_Items: object[] }, kinds?: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === 'object') {
      const { Performance: counts, Data_Type: kind } = value as Performance;
      if (!counts) Object.values(value).forEach(visit);
      else if (!kinds || kinds.includes(kind ?? ''))
        for (const [metric, months] of Object.entries(counts))
          found[metric] = (found[metric] ?? 0) + Object.values(months).reduce((sum, count) => sum + count, 0);
    }
  };
  visit(body.Report_Items);
  return found;
}

const codes = (body: { Report_Header: { Exceptions?: { Code: number; Data?: string }[] } }) =>
  (body.Report_Header.Exceptions ?? []).map(({ Code }) => Code);

describe('reports', () => {
  it('case 1: the status is public', async () => {
    const { status, body } = await ask('status', {}, {});
    expect(status).toBe(200);
    expect(body).toEqual([expect.objectContaining({ Service_Active: true })]);
  });

  const given: [ReportId, Asked][] = [
    ...reportIds.map((id): [ReportId, Asked] => [id, both]),
    ['PR', { ...both, attributes_to_show: 'Access_Method', metric_type: 'Total_Item_Requests|Unique_Item_Requests' }],
    ['DR', { ...both, attributes_to_show: 'Access_Method', data_type: 'Database_Full|Audiovisual' }],
    ['IR', { ...both, attributes_to_show: 'Authors|Publication_Date|Article_Version|YOP|Access_Type|Access_Method', include_parent_details: 'True' }],
    ['IR', { ...both, foo: '1', data_type: 'Nope', granularity: 'Total', include_component_details: 'True', end_date: '2026-05' }],
    ['IR_M1', { begin_date: '2025-01', end_date: '2025-02' }],
  ]; // prettier-ignore
  it.each(given)('case 2: %s %j is a report with its header', async (id, query) => {
    const { status, text, body } = await report(id, query);
    expect(status).toBe(200);
    expect(text.startsWith('{"Report_Header"')).toBe(true);
    expect(body.Report_Header).toMatchObject({
      Report_ID: id,
      Registry_Record: '',
      Institution_Name: 'The First School',
    });
  });
  itWithSchemas.each(given)('case 2: %s %j is as COUNTER’s schema wants it', async (id, query) => {
    const { body } = await report(id, query);
    expect(schemas?.(id, body)).toEqual([]);
    expect(schemas?.(id, { ...body, Report_Items: [{}] })).not.toEqual([]);
  });

  it('case 3: PR_P1 is PR with Access_Method Regular, metric by metric', async () => {
    const all = sums((await report('PR', { ...both, access_method: 'Regular' })).body);
    const view = sums((await report('PR_P1')).body);
    expect(view.Total_Item_Requests).toBeGreaterThan(0);
    expect(view).toEqual({
      Searches_Platform: all.Searches_Platform,
      Total_Item_Requests: all.Total_Item_Requests,
      Unique_Item_Requests: all.Unique_Item_Requests,
    });
  });

  it('case 4: IR_M1 sums to the recordings and resources of PR', async () => {
    const kinds = ['Audiovisual', 'Sound', 'Interactive_Resource'];
    const all = sums((await report('PR')).body, kinds);
    const view = sums((await report('IR_M1')).body);
    expect(view.Total_Item_Requests).toBe(all.Total_Item_Requests);
    expect(view.Unique_Item_Requests).toBe(all.Unique_Item_Requests);
  });

  it('PR_P1, DR and IR agree with a count of the raw actions', async () => {
    const counted = [january, february].flatMap((month) => [...independentCount(month)]);
    const own = counted.filter(([key]) => key.startsWith('school-1 ')).map(([, counts]) => counts);
    const total = (of: 'tii' | 'tir' | 'uir' | 'searches' | 'no_license') =>
      own.reduce((sum, one) => sum + one[of], 0);
    expect(sums((await report('PR_P1')).body)).toEqual({
      Searches_Platform: total('searches'), Total_Item_Requests: total('tir') + 1, Unique_Item_Requests: total('uir') + 1,
    }); // prettier-ignore
    expect(sums((await report('DR_D2')).body)).toEqual({ No_License: total('no_license') });
    expect(sums((await report('IR')).body)).toMatchObject({
      No_License: total('no_license'),
      Total_Item_Investigations: total('tii') + 1,
    });
    expect(sums((await report('DR_D1')).body)).toMatchObject({ Searches_Regular: total('searches') });
  });

  it('filters by year, author and item', async () => {
    expect(sums((await report('IR', { ...both, yop: '1990-1999' })).body).Total_Item_Requests).toBe(1);
    expect(sums((await report('IR', { ...both, author: 'Ann Author' })).body).Total_Item_Requests).toBe(1);
    expect(sums((await report('IR', { ...both, item_id: 'otl:formula' })).body).Total_Item_Requests).toBe(1);
    expect(codes((await report('IR', { ...both, access_type: 'Open' })).body)).toEqual([3030]);
  });
});

describe('refusals', () => {
  it('case 15: no key, a wrong key, and another’s or an unknown customer', async () => {
    const { status, body } = await report('PR', {}, { customer_id: 'school-1' });
    expect([status, body.Code, body.Data]).toEqual([400, 1030, 'api_key, begin_date, end_date']);
    const wrong = await report('PR', both, { customer_id: 'school-1', api_key: 'wrong' });
    expect([wrong.status, wrong.body]).toEqual([401, { Code: 2020, Message: 'APIKey Invalid' }]);
    expect(wrong.headers['www-authenticate']).toBe(
      'ApiKey realm="Usage reports", in="query", name="api_key"',
    );
    const [others, unknown] = await Promise.all(
      ['school-1', 'nobody'].map((id) => report('PR', both, { customer_id: id, api_key: keys.other })),
    );
    expect([others?.status, others?.body.Code]).toEqual([403, 2010]);
    expect(unknown?.text).toBe(others?.text);
    const requestor = await report('PR', { ...both, requestor_id: 'somebody' });
    expect([requestor.status, requestor.body.Code]).toEqual([401, 2000]);
    expect((await report('PR', { ...both, requestor_id: 'aggregator' })).status).toBe(200);
  });

  it('case 16: nobody reads the reports of the world', async () => {
    const { status, body } = await report('PR', both, {
      customer_id: '0000000000000000',
      api_key: keys.school,
    });
    expect([status, body.Code]).toEqual([403, 2011]);
  });

  it('case 17: dates that are none', async () => {
    const wrong = [
      ['2026-02', '2026-01'],
      ['2026-13', '2026-13'],
      ['2026-09-15', '2026-10'],
      ['2026-03', '2026-03'],
      ['2026-01', '2026-02-27'],
    ];
    for (const [begin_date = '', end_date = ''] of wrong) {
      const { status, body } = await report('PR', { begin_date, end_date });
      expect([begin_date, status, body.Code]).toEqual([begin_date, 400, 3020]);
    }
    expect((await report('PR', { begin_date: '2026-01-01', end_date: '2026-02-28' })).status).toBe(200);
  });

  it('case 18: an end in the month that is not over', async () => {
    const { status, body } = await report('PR', { begin_date: '2026-02', end_date: '2026-03' });
    expect(status).toBe(200);
    expect(body.Report_Header.Exceptions).toEqual([
      { Code: 3031, Message: 'Usage Not Ready for Requested Dates', Data: '2026-03' },
    ]);
    expect(body.Report_Header.Report_Filters.End_Date).toBe('2026-02-28');
  });

  it('case 19: no use in closed months, and months before the first', async () => {
    const none = await report('PR', both, { customer_id: 'school-none', api_key: keys.other });
    expect(none.body.Report_Items).toEqual([]);
    expect(codes(none.body)).toEqual([3030]);
    const gone = await report('PR', { begin_date: '1995-01', end_date: '2020-03' });
    expect(gone.body.Report_Header.Exceptions).toEqual([
      expect.objectContaining({ Code: 3032, Data: 'Available: 2026-01 to 2026-02' }),
    ]);
  });

  it('case 20: parameters and values that are not known are said and ignored', async () => {
    const unknown = await report('PR', { ...both, foo: '1' });
    expect(unknown.body.Report_Header.Exceptions).toEqual([
      expect.objectContaining({ Code: 3050, Data: 'foo' }),
    ]);
    const value = await report('IR', { ...both, data_type: 'Book|Nope' });
    expect(codes(value.body)).toEqual([3060]);
    expect(codes((await report('PR_P1', { ...both, data_type: 'Audiovisual' })).body)).toEqual([3050]);
    expect(codes((await report('PR', { ...both, country_code: 'GB' })).body)).toEqual([3060]);
    expect(
      codes((await report('PR', { ...both, metric_type: 'Searches_Platform', data_type: 'Sound' })).body),
    ).toEqual([3061]);
    expect((await ask('reports', { foo: '1' })).status).toBe(200);
  });

  it('case 21: another path or method is not found', async () => {
    expect((await ask('reports/PR', both)).status).toBe(404);
    expect((await get(product, '/counter/reports/pr')).status).toBe(404);
    expect((await ask('reports/tr', both)).status).toBe(404);
    expect((await post(product, '/counter/r51/reports/pr', {})).status).toBe(404);
    // Whatever the body: it is not read.
    for (const [type, body] of [
      ['a/b', 'x'],
      ['application/json', '{'],
    ] as const) {
      const request = {
        method: 'PUT',
        url: '/counter/r51/members',
        headers: { 'content-type': type },
      } as const;
      const { statusCode } = await product.app.inject({ ...request, payload: body });
      expect([type, statusCode]).toEqual([type, 404]);
    }
  });

  it('case 25: beyond the limit a client is told so, and when to come again', async () => {
    const { key } = await createKey(product.database.db, 'counter', { organisationId: 'school-none' });
    const who = { customer_id: 'school-none', api_key: key };
    let last = await report('PR', both, who);
    for (let turn = 0; turn < 60; turn += 1) last = await report('PR', both, who);
    expect([last.status, last.body.Code, last.body.Data]).toEqual([429, 1020, '60 requests a minute']);
    expect(last.headers['retry-after']).toBe('60');
  });

  it('a key that was revoked opens nothing', async () => {
    const { db } = product.database;
    const { key, stored } = await createKey(db, 'counter', { organisationId: 'school-none' });
    const who = { customer_id: 'school-none', api_key: key };
    expect((await report('PR', both, who)).status).toBe(200);
    expect(await revokeKey(db, 'school-1', stored.id, new Date())).toBe(false);
    expect(await revokeKey(db, 'school-none', stored.id, new Date())).toBe(true);
    expect((await report('PR', both, who)).status).toBe(401);
  });
});

describe('lists', () => {
  it('says which reports there are, and whose a key may read', async () => {
    const reports = await ask('reports');
    expect(reports.body).toHaveLength(7);
    expect(reports.body[0]).toMatchObject({
      First_Month_Available: '2026-01',
      Last_Month_Available: '2026-02',
    });
    const own = await ask('members');
    expect(own.body.map(({ Customer_ID }: { Customer_ID: string }) => Customer_ID)).toEqual(['school-1']);
    const all = await ask('members', {}, { customer_id: 'school-2', api_key: keys.company });
    expect(all.body.map(({ Customer_ID }: { Customer_ID: string }) => Customer_ID)).toEqual([
      'school-1',
      'school-2',
    ]);
  });
});

itWithSchemas('status, lists of reports and of members are as COUNTER’s schemas want them', async () => {
  const company = { customer_id: 'school-2', api_key: keys.company };
  const answers = {
    Status: await ask('status', {}, {}),
    Report: await ask('reports'),
    Member: await ask('members', {}, company),
  };
  for (const [name, { body }] of Object.entries(answers)) {
    expect(body.length).toBeGreaterThan(0);
    for (const one of body) expect(schemas?.(name, one)).toEqual([]);
  }
});
