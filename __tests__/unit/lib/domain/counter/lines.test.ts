import type { ReportId } from '@/lib/contracts/usage/counter';
import { type Line, linesOf, type MonthCounts } from '@/lib/domain/counter/lines';
import type { Query } from '@/lib/domain/counter/request';
import { asked, counted } from '@/__tests__/support/usage/counter-report';

/** One line of text a line: thing, attributes, metric, months. */
const said = ({ itemId, attributes, metric, counts }: Line) =>
  [
    itemId ?? '-',
    ...Object.entries(attributes).map(([name, value]) => `${name}=${value}`),
    metric,
    ...[...counts].map(([month, count]) => `${month}:${count}`),
  ].join(' ');
const report = (id: ReportId, rows: readonly MonthCounts[], query: Query = {}) =>
  linesOf(rows, asked(id, query)).map(said);

const everything = { tii: 4, tir: 3, uii: 2, uir: 1, noLicense: 5, searches: 9 };
const film = counted(everything);
const search = counted({ itemId: '', dataType: 'Platform', accessType: '', yop: '', searches: 7 });

describe('what is counted where', () => {
  const four = (thing: string) => [
    `${thing} Total_Item_Investigations 2026-01:4`,
    `${thing} Total_Item_Requests 2026-01:3`,
    `${thing} Unique_Item_Investigations 2026-01:2`,
    `${thing} Unique_Item_Requests 2026-01:1`,
  ];
  it.each<[ReportId, string[]]>([
    ['PR', [...four('- Data_Type=Audiovisual'), '- Data_Type=Platform Searches_Platform 2026-01:7']],
    [
      'PR_P1',
      [
        '- Data_Type=Audiovisual Total_Item_Requests 2026-01:3',
        '- Data_Type=Audiovisual Unique_Item_Requests 2026-01:1',
        '- Data_Type=Platform Searches_Platform 2026-01:7',
      ],
    ],
    [
      'DR',
      [
        ...four('- Data_Type=Audiovisual'),
        '- Data_Type=Database_Full No_License 2026-01:5',
        '- Data_Type=Database_Full Searches_Regular 2026-01:7',
      ],
    ],
    ['DR_D1', ['- Searches_Regular 2026-01:7', ...four('-')]],
    ['DR_D2', ['- No_License 2026-01:5']],
    ['IR', ['hamlet Data_Type=Audiovisual No_License 2026-01:5', ...four('hamlet Data_Type=Audiovisual')]],
    [
      'IR_M1',
      [
        'hamlet Data_Type=Audiovisual Total_Item_Requests 2026-01:3',
        'hamlet Data_Type=Audiovisual Unique_Item_Requests 2026-01:1',
      ],
    ],
  ])('%s', (id, lines) => {
    expect(report(id, [search, film])).toEqual(lines);
  });

  it('nothing stands where nothing is counted', () => {
    expect(report('IR', [counted()])).toEqual([]);
    expect(report('PR', [])).toEqual([]);
    expect(report('IR', [counted({ tii: 1, uii: 1 })])).toHaveLength(2);
  });

  it('IR_M1 is of recordings and interactive resources alone', () => {
    const kinds = ['Audiovisual', 'Sound', 'Interactive_Resource', 'Database_Full_Item'];
    const rows = kinds.map((dataType) => counted({ dataType, itemId: dataType, tir: 1 }));
    expect(linesOf(rows, asked('IR_M1')).map(({ itemId }) => itemId)).toEqual([
      'Audiovisual',
      'Interactive_Resource',
      'Sound',
    ]);
  });
});

describe('sums', () => {
  const rows = [
    counted({ itemId: 'b', tir: 1 }),
    counted({ itemId: 'a', tir: 2, month: '2026-02', accessType: 'Open' }),
    counted({ itemId: 'a', tir: 4, yop: '1999' }),
    counted({ itemId: 'a', tir: 8, dataType: 'Sound' }),
    counted({ itemId: 'a', tir: 16 }),
  ];

  it('a platform has one line for each kind and metric, whatever the item', () => {
    expect(report('PR', rows)).toEqual([
      '- Data_Type=Audiovisual Total_Item_Requests 2026-01:21 2026-02:2',
      '- Data_Type=Sound Total_Item_Requests 2026-01:8',
    ]);
  });

  it('an item has its own, and one for each combination of the attributes that are shown', () => {
    expect(report('IR', rows)).toEqual([
      'a Data_Type=Audiovisual Total_Item_Requests 2026-02:2 2026-01:20',
      'a Data_Type=Sound Total_Item_Requests 2026-01:8',
      'b Data_Type=Audiovisual Total_Item_Requests 2026-01:1',
    ]);
    expect(report('IR', rows, { attributes_to_show: 'Access_Method|Access_Type|YOP' })).toEqual([
      'a Data_Type=Audiovisual YOP=1999 Access_Type=Controlled Access_Method=Regular Total_Item_Requests 2026-01:4',
      'a Data_Type=Audiovisual YOP=2020 Access_Type=Controlled Access_Method=Regular Total_Item_Requests 2026-01:16',
      'a Data_Type=Audiovisual YOP=2020 Access_Type=Open Access_Method=Regular Total_Item_Requests 2026-02:2',
      'a Data_Type=Sound YOP=2020 Access_Type=Controlled Access_Method=Regular Total_Item_Requests 2026-01:8',
      'b Data_Type=Audiovisual YOP=2020 Access_Type=Controlled Access_Method=Regular Total_Item_Requests 2026-01:1',
    ]);
  });
});

describe('filters', () => {
  const rows = [
    counted({ itemId: 'old', yop: '1999', tir: 1, tii: 1 }),
    counted({ itemId: 'open', yop: '2019', tir: 1, accessType: 'Open' }),
    counted({ itemId: 'sound', yop: '2021', tir: 1, dataType: 'Sound' }),
    counted({ itemId: 'denied', yop: '2023', noLicense: 1 }),
  ];
  it.each<[Query, string]>([
    [{}, 'denied old open sound'],
    [{ yop: '2019' }, 'open'],
    [{ yop: '2000-2018' }, ''],
    [{ yop: '1999-2019' }, 'old open'],
    [{ yop: '1999|2021-2023' }, 'denied old sound'],
    [{ yop: '2020-2022' }, 'sound'],
    [{ access_type: 'Open' }, 'open'],
    [{ access_type: 'Open|Controlled' }, 'denied old open sound'],
    [{ data_type: 'Sound' }, 'sound'],
    [{ data_type: 'Sound|Audiovisual', yop: '2019-2021' }, 'open sound'],
    [{ metric_type: 'Total_Item_Requests' }, 'old open sound'],
    [{ metric_type: 'Total_Item_Investigations|No_License' }, 'denied old'],
    [{ access_method: 'Regular|TDM' }, 'denied old open sound'],
    [{ access_method: 'TDM' }, ''],
  ])('%j leaves %s', (query, items) => {
    const found = new Set(linesOf(rows, asked('IR', query)).map(({ itemId }) => itemId));
    expect([...found].join(' ')).toBe(items);
  });

  it('of kinds tell searches and denials apart from what was searched and denied', () => {
    const database = { data_type: 'Database_Full' };
    expect(report('DR', [search, film], database)).toEqual([
      '- Data_Type=Database_Full No_License 2026-01:5',
      '- Data_Type=Database_Full Searches_Regular 2026-01:7',
    ]);
  });
});
