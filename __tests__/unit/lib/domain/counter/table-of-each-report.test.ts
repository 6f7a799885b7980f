import type { CounterException, ReportId } from '@/lib/contracts/usage/counter';
import { linesOf, type MonthCounts } from '@/lib/domain/counter/lines';
import type { Query } from '@/lib/domain/counter/request';
import { reportTable, tsvOf } from '@/lib/domain/counter/table';
import type { ReportItem } from '@/lib/domain/counter/report';
import { asked, counted, reportItem, subject } from '@/__tests__/support/usage/counter-report';

interface Given {
  rows?: readonly MonthCounts[];
  query?: Query;
  totalsOnly?: boolean;
  exceptions?: readonly CounterException[];
  item?: ReportItem;
}

function table(
  id: ReportId,
  { rows = [], query, totalsOnly, exceptions = [], item = reportItem() }: Given = {},
) {
  const request = asked(id, query, totalsOnly);
  const lines = linesOf(rows, request);
  return reportTable({ request, subject, lines, items: new Map([[item.id, item]]), exceptions });
}
const header = (id: ReportId, given?: Given) =>
  Object.fromEntries(
    table(id, given)
      .slice(0, 13)
      .map(([label = '', value]) => [label, value]),
  );

const DATABASE = ['Database', 'Publisher', 'Publisher_ID', 'Platform', 'Proprietary_ID'];
const ITEM = ['Item', 'Publisher', 'Publisher_ID', 'Platform'];
const IDS = ['DOI', 'Proprietary_ID', 'ISBN', 'Print_ISSN', 'Online_ISSN', 'URI'];
const PARENT = ['Title', 'Authors', 'Publication_Date', 'Article_Version', 'Data_Type', 'DOI', 'Proprietary_ID', 'ISBN', 'Print_ISSN', 'Online_ISSN', 'URI'].map((name) => `Parent_${name}`); // prettier-ignore
const every = 'Access_Method|Access_Type|YOP|Article_Version|Publication_Date|Authors';

it.each([
  ['2023-05-06', '2023-05-06'],
  ['2023', ''],
  ['2023-05', ''],
  ['2023-05-06T19:30+01:00', ''],
  [null, ''],
])('an item published on %s has the Publication_Date "%s", as in JSON', (published, said) => {
  const query = { attributes_to_show: 'Publication_Date' };
  const rows = table('IR', { rows: [counted({ tir: 1 })], query, item: reportItem({ published }) });
  expect(rows[15]?.[rows[14]?.indexOf('Publication_Date') ?? -1]).toBe(said);
});

describe('columns', () => {
  it.each<[ReportId, Query, string[]]>([
    ['PR', {}, ['Platform', 'Data_Type']],
    ['PR', { attributes_to_show: 'Access_Method' }, ['Platform', 'Data_Type', 'Access_Method']],
    ['PR_P1', {}, ['Platform', 'Data_Type']],
    ['DR', {}, [...DATABASE, 'Data_Type']],
    ['DR', { attributes_to_show: 'Access_Method' }, [...DATABASE, 'Data_Type', 'Access_Method']],
    ['DR_D1', {}, DATABASE],
    ['DR_D2', {}, DATABASE],
    ['IR', {}, [...ITEM, ...IDS, 'Data_Type']],
    ['IR', { attributes_to_show: 'YOP' }, [...ITEM, ...IDS, 'Data_Type', 'YOP']],
    ['IR', { include_parent_details: 'True' }, [...ITEM, ...IDS, ...PARENT, 'Data_Type']],
    [
      'IR',
      { attributes_to_show: every, include_parent_details: 'True' },
      [...ITEM, 'Authors', 'Publication_Date', 'Article_Version', ...IDS, ...PARENT, 'Data_Type', 'YOP', 'Access_Type', 'Access_Method'],
    ],
    ['IR_M1', {}, [...ITEM, 'DOI', 'Proprietary_ID', 'URI', 'Data_Type']],
  ])('%s asked for %j', (id, query, columns) => {
    expect(table(id, { query })[14]).toEqual([...columns, 'Metric_Type', 'Reporting_Period_Total', 'Jan-2026', 'Feb-2026']);
    const totals = table(id, { query, totalsOnly: true });
    expect(totals[14]).toEqual([...columns, 'Metric_Type', 'Reporting_Period_Total']);
  }); // prettier-ignore
});

describe('the header', () => {
  it('says whose report it is, by whom, when and of what', () => {
    expect(header('PR', { query: { platform: 'Open Theatre Library', data_type: 'Sound|Book' } })).toEqual({
      Report_Name: 'Platform Report',
      Report_ID: 'PR',
      Release: '5.1',
      Institution_Name: 'Harbourside Academy',
      Institution_ID: 'otl:harbourside-academy',
      Metric_Types:
        'Searches_Platform; Total_Item_Investigations; Total_Item_Requests; Unique_Item_Investigations; Unique_Item_Requests; Unique_Title_Investigations; Unique_Title_Requests',
      Report_Filters: 'Platform=Open Theatre Library; Data_Type=Sound|Book',
      Report_Attributes: '',
      Exceptions: '',
      Reporting_Period: 'Begin_Date=2026-01-01; End_Date=2026-02-28',
      Created: '2026-03-10T12:30:45Z',
      Created_By: 'Open Theatre Library',
      Registry_Record: 'https://registry.example/platform/1',
    });
  });

  it('says of metrics those that were asked for, and not again among the filters', () => {
    const query = { metric_type: 'Total_Item_Requests|No_License' };
    expect(header('IR', { query })).toMatchObject({
      Metric_Types: 'Total_Item_Requests; No_License',
      Report_Filters: '',
    });
  });

  it.each<[Query, boolean, string]>([
    [{ attributes_to_show: 'YOP|Authors' }, false, 'Attributes_To_Show=Authors|YOP'],
    [{ include_parent_details: 'True' }, false, 'Include_Parent_Details=True'],
    [{}, true, 'Exclude_Monthly_Details=True'],
    [
      { attributes_to_show: 'YOP', include_parent_details: 'True' },
      true,
      'Attributes_To_Show=YOP; Exclude_Monthly_Details=True; Include_Parent_Details=True',
    ],
  ])('IR asked for %j, sums alone %s, has the attributes %s', (query, totalsOnly, attributes) => {
    expect(header('IR', { query, totalsOnly }).Report_Attributes).toBe(attributes);
  });

  it('says exceptions in one cell', () => {
    const exceptions = [
      { Code: 3030, Message: 'No Usage Available for Requested Dates' },
      { Code: 3031, Message: 'Usage Not Ready for Requested Dates', Data: '2026-03' },
    ];
    expect(header('IR', { exceptions }).Exceptions).toBe(
      '3030: No Usage Available for Requested Dates; 3031: Usage Not Ready for Requested Dates (2026-03)',
    );
  });

  it('has thirteen rows as wide as the table, and an empty one', () => {
    const rows = table('PR');
    expect(rows).toHaveLength(15);
    expect(rows[13]).toEqual(Array(6).fill(''));
    expect(rows[1]).toEqual(['Report_ID', 'PR', '', '', '', '']);
  });
});

describe('rows', () => {
  /** Of each row under the headings, the cells that hold something, by their heading. */
  function cells(id: ReportId, given: Given) {
    const [headings = [], ...rows] = table(id, given).slice(14);
    return rows.map((row) =>
      Object.fromEntries(row.flatMap((cell, at) => (cell === '' ? [] : [[headings[at] ?? '', cell]]))),
    );
  }
  const use = [
    counted({ tir: 4, noLicense: 2 }),
    counted({ tir: 5, month: '2026-02' }),
    counted({ itemId: '', dataType: 'Platform', searches: 7, month: '2026-02' }),
  ];
  const tenth = {
    Metric_Type: 'Total_Item_Requests',
    Reporting_Period_Total: '9',
    'Jan-2026': '4',
    'Feb-2026': '5',
  };
  const database = {
    Database: 'Theatre Recordings',
    Publisher: 'Open Theatre Library',
    Platform: 'Open Theatre Library',
    Proprietary_ID: 'otl:library',
  };

  it('of a platform', () => {
    expect(cells('PR_P1', { rows: use })).toEqual([
      { Platform: 'Open Theatre Library', Data_Type: 'Audiovisual', ...tenth },
      {
        ...{ Platform: 'Open Theatre Library', Data_Type: 'Platform', Metric_Type: 'Searches_Platform' },
        ...{ Reporting_Period_Total: '7', 'Jan-2026': '0', 'Feb-2026': '7' },
      },
    ]);
  });

  it('of a database', () => {
    expect(cells('DR_D2', { rows: use })).toEqual([
      {
        ...database,
        Metric_Type: 'No_License',
        Reporting_Period_Total: '2',
        'Jan-2026': '2',
        'Feb-2026': '0',
      },
    ]);
  });

  const own = {
    Item: 'Hamlet',
    Publisher: 'The Lantern Yard Company',
    Platform: 'Open Theatre Library',
    Proprietary_ID: 'otl:hamlet',
    URI: 'https://library.example/productions/hamlet',
    Data_Type: 'Audiovisual',
  };
  const parent = {
    Parent_Title: 'Theatre Recordings',
    Parent_Data_Type: 'Database_Full',
    Parent_Proprietary_ID: 'otl:library',
  };

  it('of an item, with its attributes and its parent where they are asked for', () => {
    expect(cells('IR_M1', { rows: use })).toEqual([{ ...own, ...tenth }]);
    const query = {
      attributes_to_show: every,
      include_parent_details: 'True',
      metric_type: 'Total_Item_Requests',
    };
    const attributes = { YOP: '2020', Access_Type: 'Controlled', Access_Method: 'Regular' };
    expect(cells('IR', { rows: use, query })).toEqual([
      {
        ...{ ...own, ...attributes, ...parent, ...tenth },
        ...{ Authors: 'William Shakespeare; Ann Author', Publication_Date: '2023-05-01' },
      },
    ]);
    const item = reportItem({ authors: [], published: null });
    expect(cells('IR', { rows: use, query, item })).toEqual([{ ...own, ...attributes, ...parent, ...tenth }]);
  });
});

describe('files', () => {
  it.each([
    ['=cmd|x', "'=cmd|x"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['1 = 1', '1 = 1'],
    ['To be,\tor\r\n\r\nnot "to be"', 'To be, or not "to be"'],
  ])('a name %j is written %j between tabs, one row a line', (name, cell) => {
    expect(
      tsvOf([
        ['Item', 'Total'],
        [name, '1'],
      ]),
    ).toBe(`\uFEFFItem\tTotal\n${cell}\t1\n`);
  });
});
