import type { CounterException, ReportId } from '@/lib/contracts/usage/counter';
import { linesOf, type MonthCounts } from '@/lib/domain/counter/lines';
import { type ReportItem, reportJson } from '@/lib/domain/counter/report';
import type { Query } from '@/lib/domain/counter/request';
import { asked, counted, reportItem, subject } from '@/__tests__/support/usage/counter-report';

interface Given {
  rows?: readonly MonthCounts[];
  query?: Query;
  exceptions?: readonly CounterException[];
  items?: readonly ReportItem[];
}

/** As it is sent. */
function report(id: ReportId, { rows = [], query, exceptions = [], items = [reportItem()] }: Given = {}) {
  const request = asked(id, query);
  const known = new Map(items.map((item) => [item.id, item]));
  const json = reportJson({ request, subject, lines: linesOf(rows, request), items: known, exceptions });
  return JSON.parse(JSON.stringify(json)) as {
    Report_Header: Record<string, unknown>;
    Report_Items: unknown[];
  };
}

const header = (id: ReportId, given?: Given) => report(id, given).Report_Header;

describe('the header', () => {
  const dates = { Begin_Date: '2026-01-01', End_Date: '2026-02-28' };

  it('says whose report it is, by whom, when and of what', () => {
    expect(header('PR')).toEqual({
      Release: '5.1',
      Report_ID: 'PR',
      Report_Name: 'Platform Report',
      Created: '2026-03-10T12:30:45Z',
      Created_By: 'Open Theatre Library',
      Institution_ID: { Proprietary: ['otl:harbourside-academy'] },
      Institution_Name: 'Harbourside Academy',
      Registry_Record: 'https://registry.example/platform/1',
      Report_Filters: dates,
    });
  });

  const regular = { Access_Method: ['Regular'] };
  const requests = ['Total_Item_Requests', 'Unique_Item_Requests'];
  const recordings = ['Audiovisual', 'Image', 'Interactive_Resource', 'Multimedia', 'Sound'];
  it.each<[ReportId, Query, object]>([
    ['PR_P1', {}, { ...regular, Metric_Type: ['Searches_Platform', ...requests, 'Unique_Title_Requests'] }],
    ['IR_M1', {}, { ...regular, Data_Type: recordings, Metric_Type: requests }],
    ['DR_D2', {}, { ...regular, Metric_Type: ['Limit_Exceeded', 'No_License'] }],
    ['PR', { platform: 'Open Theatre Library' }, { Platform: 'Open Theatre Library' }],
    ['PR', { data_type: 'Sound', access_method: 'TDM' }, { Data_Type: ['Sound'], Access_Method: ['TDM'] }],
    ['DR', { database: 'Theatre Recordings' }, { Database: 'Theatre Recordings' }],
    ['DR', { metric_type: 'No_License' }, { Metric_Type: ['No_License'] }],
    ['IR', { item_id: 'otl:a', author: 'Ann' }, { Item_ID: 'otl:a', Author: 'Ann' }],
    ['IR', { yop: '2019|2021' }, { YOP: ['2019', '2021'] }],
  ])('%s asked for %j says the filters %j', (id, query, filters) => {
    expect(header(id, { query }).Report_Filters).toEqual({ ...filters, ...dates });
  });

  it.each<[Query, object | undefined]>([
    [{}, undefined],
    [{ include_parent_details: 'False' }, undefined],
    [{ attributes_to_show: 'YOP|Authors' }, { Attributes_To_Show: ['Authors', 'YOP'] }],
    [{ include_parent_details: 'True' }, { Include_Parent_Details: 'True' }],
  ])('IR asked for %j says the attributes %j', (query, attributes) => {
    expect(header('IR', { query }).Report_Attributes).toEqual(attributes);
  });

  it('says exceptions where there are some', () => {
    const exceptions = [{ Code: 3030, Message: 'No Usage Available for Requested Dates' }];
    expect(header('IR', { exceptions }).Exceptions).toEqual(exceptions);
    expect(header('IR')).not.toHaveProperty('Exceptions');
  });
});

const rows = [
  counted({ tir: 42, uir: 31, noLicense: 1, month: '2026-02' }),
  counted({ tir: 57, uir: 40 }),
  counted({ itemId: 'guide', dataType: 'Database_Full_Item', tir: 9, uir: 7 }),
  counted({ itemId: '', dataType: 'Platform', searches: 118 }),
];
const requested = {
  Data_Type: 'Audiovisual',
  Performance: {
    Total_Item_Requests: { '2026-01': 57, '2026-02': 42 },
    Unique_Item_Requests: { '2026-01': 40, '2026-02': 31 },
  },
};

describe('what was counted', () => {
  it('of a platform is one object, with one performance for each kind; months are in order', () => {
    const { Report_Items } = report('PR_P1', { rows });
    expect(Report_Items).toEqual([
      {
        Platform: 'Open Theatre Library',
        Attribute_Performance: [
          requested,
          {
            Data_Type: 'Database_Full_Item',
            Performance: { Total_Item_Requests: { '2026-01': 9 }, Unique_Item_Requests: { '2026-01': 7 } },
          },
          { Data_Type: 'Platform', Performance: { Searches_Platform: { '2026-01': 118 } } },
        ],
      },
    ]);
    expect(JSON.stringify(Report_Items)).toContain('{"2026-01":57,"2026-02":42}');
  });

  it('of a database names it, its publisher and its platform', () => {
    expect(report('DR_D2', { rows }).Report_Items).toEqual([
      {
        Database: 'Theatre Recordings',
        Publisher: 'Open Theatre Library',
        Platform: 'Open Theatre Library',
        Item_ID: { Proprietary: 'otl:library' },
        Attribute_Performance: [{ Performance: { No_License: { '2026-02': 1 } } }],
      },
    ]);
  });

  it.each<ReportId>(['PR', 'DR', 'IR'])('%s of nothing has no objects', (id) => {
    expect(report(id).Report_Items).toEqual([]);
  });
});

describe('items', () => {
  const hamlet = {
    Item: 'Hamlet',
    Publisher: 'The Lantern Yard Company',
    Platform: 'Open Theatre Library',
    Item_ID: { Proprietary: 'otl:hamlet', URI: 'https://library.example/productions/hamlet' },
  };

  it('stand together under no parent; what is not known any more is left out', () => {
    expect(report('IR_M1', { rows }).Report_Items).toEqual([
      { Items: [{ ...hamlet, Attribute_Performance: [requested] }] },
    ]);
    expect(report('IR_M1', { rows, items: [] }).Report_Items).toEqual([]);
    const guide = reportItem({ id: 'guide', name: 'Guide' });
    expect(report('IR', { rows, items: [reportItem(), guide] }).Report_Items).toMatchObject([
      { Items: [{ Item: 'Guide' }, { Item: 'Hamlet' }] },
    ]);
  });

  it('have the database as their parent where it is asked for', () => {
    const [parent] = report('IR', { rows, query: { include_parent_details: 'True' } }).Report_Items;
    expect(parent).toMatchObject({
      Title: 'Theatre Recordings',
      Data_Type: 'Database_Full',
      Item_ID: { Proprietary: 'otl:library' },
      Items: [hamlet],
    });
  });

  it.each<[string, Partial<ReportItem>, object]>([
    ['Authors', {}, { Authors: [{ Name: 'William Shakespeare' }, { Name: 'Ann Author' }] }],
    ['Authors', { authors: ['X', 'Bo'] }, { Authors: [{ Name: 'Bo' }] }],
    ['Authors', { authors: ['X'] }, {}],
    ['Authors', { authors: [] }, {}],
    ['Publication_Date', {}, { Publication_Date: '2023-05-01' }],
    ['Publication_Date', { published: '2023' }, {}],
    ['Publication_Date', { published: '2023-05-01T00:00Z' }, {}],
    ['Publication_Date', { published: '02023-05-01' }, {}],
    ['Publication_Date', { published: null }, {}],
  ])('asked for %s of %j say %j', (attributes_to_show, given, said) => {
    const [wrapper] = report('IR_M1', { rows, items: [reportItem(given)] }).Report_Items;
    expect(wrapper).toEqual({ Items: [{ ...hamlet, Attribute_Performance: [requested] }] });
    const own = [counted({ tir: 1 })];
    const shown = report('IR', { rows: own, query: { attributes_to_show }, items: [reportItem(given)] });
    const performance = [
      { Data_Type: 'Audiovisual', Performance: { Total_Item_Requests: { '2026-01': 1 } } },
    ];
    expect(shown.Report_Items).toEqual([
      { Items: [{ ...hamlet, ...said, Attribute_Performance: performance }] },
    ]);
  });

  it('have one performance for each combination of the attributes that are shown', () => {
    const own = [counted({ tir: 1, yop: '1999' }), counted({ tir: 2, tii: 3 })];
    const one = (YOP: string, Performance: object) => ({ Data_Type: 'Audiovisual', YOP, Performance });
    const query = { attributes_to_show: 'YOP' };
    expect(report('IR', { rows: own, query }).Report_Items).toEqual([
      {
        Items: [
          {
            ...hamlet,
            Attribute_Performance: [
              one('1999', { Total_Item_Requests: { '2026-01': 1 } }),
              one('2020', {
                Total_Item_Investigations: { '2026-01': 3 },
                Total_Item_Requests: { '2026-01': 2 },
              }),
            ],
          },
        ],
      },
    ]);
  });
});
