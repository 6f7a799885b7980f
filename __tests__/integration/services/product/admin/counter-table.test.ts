/** COUNTER reports as tables for an organisation's own people. @jest-environment node */
import { startWithCustomers } from '../support/administration';
import { get } from '../support/harness';

let running: Awaited<ReturnType<typeof startWithCustomers>>;
beforeAll(async () => {
  running = await startWithCustomers();
  const { db } = running.product.database;
  const hamlet = { item_id: 'hamlet', type: 'production', slug: 'hamlet', name: '=Hamlet', publisher: 'Co' };
  await db
    .insertInto('usage_item')
    .values({ ...hamlet, data_type: 'Audiovisual', yop: '2020', authors: [], published: null })
    .execute();
  const kind = {
    data_type: 'Audiovisual',
    access_type: 'Controlled',
    yop: '2020',
    no_license: 0,
    searches: 0,
  };
  const counts = { ...kind, item_id: 'hamlet', tii: 9, uii: 4 };
  await db
    .insertInto('usage_month')
    .values([
      { ...counts, month: '2026-01-01', organisation_id: 'school', tir: 5, uir: 3 },
      { ...counts, month: '2026-02-01', organisation_id: 'school', tir: 2, uir: 1 },
      { ...counts, month: '2026-02-01', organisation_id: 'other-school', tir: 70, uir: 70 },
    ])
    .execute();
  await db
    .insertInto('usage_closed')
    .values([{ month: '2026-01-01' }, { month: '2026-02-01' }])
    .execute();
});
afterAll(() => running.stop());

const ask = (query: string, token = 'librarian') =>
  get(running.product, `/api/admin/organisations/school/usage/counter?${query}`, { token });
const rowsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

it('a librarian has the report of closed months as a table, of their own organisation alone', async () => {
  const { status, text, headers } = await ask('report=IR_M1&begin_date=2026-01&end_date=2026-02');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/tab-separated-values; charset=utf-8',
    'content-disposition': 'attachment; filename="IR_M1_school_2026-01_2026-02.tsv"',
    'cache-control': expect.stringContaining('no-store'),
  });
  expect(text.startsWith('\uFEFFReport_Name\tMultimedia Item Requests')).toBe(true);
  const [headings = [], ...lines] = rowsOf(text).slice(14);
  expect(headings.slice(-4)).toEqual(['Metric_Type', 'Reporting_Period_Total', 'Jan-2026', 'Feb-2026']);
  expect(lines.map((line) => [line[0], ...line.slice(-4)])).toEqual([
    ["'=Hamlet", 'Total_Item_Requests', '7', '5', '2'],
    ["'=Hamlet", 'Unique_Item_Requests', '4', '3', '1'],
  ]);
});

it('without monthly details, and filtered as the API filters', async () => {
  const months = 'begin_date=2026-01&end_date=2026-02&exclude_monthly_details=True';
  const { text } = await ask(`report=PR&metric_type=Total_Item_Investigations&${months}`);
  const rows = rowsOf(text);
  expect(rows[7]?.slice(0, 2)).toEqual(['Report_Attributes', 'Exclude_Monthly_Details=True']);
  expect(rows.slice(14).map((row) => row.slice(1))).toEqual([
    ['Data_Type', 'Metric_Type', 'Reporting_Period_Total'],
    ['Audiovisual', 'Total_Item_Investigations', '18'],
  ]);
});

it('who does not see the figures has no table, and no report is of months that are wrong', async () => {
  const asked = 'report=PR&begin_date=2026-01&end_date=2026-02';
  expect((await ask(asked, 'teacher')).status).toBe(403);
  expect((await ask(asked, 'administrator-elsewhere')).status).toBe(403);
  for (const wrong of [
    'report=TR&begin_date=2026-01&end_date=2026-02',
    'report=PR&begin_date=2026-02&end_date=2026-01',
    'report=PR&begin_date=2026-01',
  ])
    expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 400]);
});
