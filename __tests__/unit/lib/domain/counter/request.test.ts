import { reportIds, type ReportId } from '@/lib/contracts/usage/counter';
import { type Query, reportRequest } from '@/lib/domain/counter/request';
import { asked, NOW, place } from '@/__tests__/support/usage/counter-report';

/** Codes with what is said of them. */
const told = (id: ReportId, query: Query) =>
  asked(id, query).exceptions.map(({ Code, Data }) => `${Code} ${Data}`);

describe('dates', () => {
  it.each<[Query, object]>([
    [{}, { refused: 1030, data: 'begin_date, end_date' }],
    [{ begin_date: '2026-01' }, { refused: 1030, data: 'end_date' }],
    [
      { begin_date: '', end_date: '2026-01' },
      { refused: 1030, data: 'begin_date' },
    ],
    [
      { begin_date: [], end_date: '2026-01' },
      { refused: 1030, data: 'begin_date' },
    ],
    [{ begin_date: '2026-02', end_date: '2026-01' }, { refused: 3020 }],
    [{ begin_date: '2026-13', end_date: '2026-13' }, { refused: 3020 }],
    [{ begin_date: '2025-09-15', end_date: '2026-01' }, { refused: 3020 }],
    [{ begin_date: '2026-01', end_date: '2026-02-27' }, { refused: 3020 }],
    [{ begin_date: ['2026-01', '2026-01'], end_date: '2026-02' }, { refused: 3020 }],
    [{ begin_date: '2026-03', end_date: '2026-03' }, { refused: 3020 }],
    [{ begin_date: '2026-04', end_date: '2026-05' }, { refused: 3020 }],
    [{ begin_date: '2026-01', end_date: '9999-12' }, { refused: 3020 }],
    [{ begin_date: '2026-01', end_date: '9999-12-31' }, { refused: 3020 }],
  ])('case 17: %j is refused', (query, refusal) => {
    expect(reportRequest('PR', query, { now: NOW, place })).toEqual(refusal);
  });

  it.each([
    ['2026-01-01', '2026-02-28', '2026-01', '2026-02', []],
    ['2026-02', '2026-02', '2026-02', '2026-02', []],
    ['2025-12', '2026-01', '2025-12', '2026-01', []],
    ['2026-02', '2026-03', '2026-02', '2026-02', ['2026-03']],
    ['2025-12', '2026-05-31', '2025-12', '2026-02', ['2026-03', '2026-04', '2026-05']],
    ['0001-01', '2026-01', '2000-01', '2026-01', []],
    ['1999-12', '2026-01', '2000-01', '2026-01', []],
    ['1990-01', '1999-12', '2000-01', '2000-01', []],
  ])('cases 18 and 19: %s to %s is cut to what can be ready', (begin_date, end_date, begin, end, notOver) => {
    expect(asked('PR', { begin_date, end_date })).toMatchObject({ begin, end, notOver, exceptions: [] });
  });
});

describe('parameters', () => {
  const every = {
    platform: place.platform, metric_type: '', data_type: '', access_method: '', database: place.database, access_type: '', yop: '',
    item_id: '', author: '', attributes_to_show: '', granularity: 'Month', include_parent_details: 'True',
    include_component_details: 'False',
  }; // prettier-ignore
  const ofItems = 'access_type, yop, item_id, author';
  const details = 'include_parent_details, include_component_details';
  const ofViews = `metric_type, data_type, access_method, database, ${ofItems}, attributes_to_show, granularity, ${details}`;

  it.each<[ReportId, string]>([
    ['PR', `database, ${ofItems}, ${details}`],
    ['DR', `${ofItems}, ${details}`],
    ['IR', 'database'],
    ['PR_P1', ofViews],
    ['DR_D1', ofViews],
    ['DR_D2', ofViews],
    ['IR_M1', ofViews],
  ])('case 20: %s does not know %s, nor a name of nobody’s', (id, unknown) => {
    expect(told(id, { ...every, foo: '1' })).toEqual([`3050 ${unknown}, foo`]);
  });

  it('credentials and dates are known to every report', () => {
    const credentials = { customer_id: 'c', requestor_id: 'r', api_key: 'k' };
    expect(reportIds.map((id) => asked(id, credentials).exceptions)).toEqual(reportIds.map(() => []));
  });

  it('what a report does not know is ignored, whatever its value', () => {
    const odd = {
      ...{
        attributes_to_show: 'Nope',
        granularity: 'Total',
        include_parent_details: 'Maybe',
        country_code: 'GB',
      },
      ...{ include_component_details: 'True', metric_type: 'Nope' },
    };
    const names = Object.keys(odd).join(', ');
    expect(told('PR_P1', odd)).toEqual([`3050 ${names}`]);
    expect(told('IR_M1', { include_parent_details: 'True' })).toEqual(['3050 include_parent_details']);
    expect(asked('IR_M1', { include_parent_details: 'True' }).parents).toBe(false);
    expect(asked('DR', { include_parent_details: 'True' }).parents).toBe(false);
  });
});

describe('filters', () => {
  const asIs = undefined;
  it.each<[ReportId, Query, Record<string, readonly string[]>, string | undefined]>([
    ['PR', {}, {}, asIs],
    ['PR', { platform: place.platform }, { Platform: [place.platform] }, asIs],
    ['PR_P1', { platform: place.platform }, { Access_Method: ['Regular'], Platform: [place.platform] }, asIs],
    ['PR', { platform: place.database }, {}, `3060 platform=${place.database}`],
    ['DR', { database: place.database }, { Database: [place.database] }, asIs],
    ['DR', { database: place.platform }, {}, `3060 database=${place.platform}`],
    ['PR', { metric_type: 'Searches_Platform|Total_Item_Requests' }, { Metric_Type: ['Searches_Platform', 'Total_Item_Requests'] }, asIs],
    ['PR', { metric_type: '|Searches_Platform|' }, { Metric_Type: ['Searches_Platform'] }, asIs],
    ['PR', { metric_type: ['Searches_Platform', 'Total_Item_Requests'] }, { Metric_Type: ['Searches_Platform', 'Total_Item_Requests'] }, asIs],
    ['IR', { metric_type: 'Searches_Platform' }, {}, '3060 metric_type=Searches_Platform'],
    ['IR', { data_type: 'Sound|Nope' }, { Data_Type: ['Sound'] }, '3060 data_type=Sound|Nope'],
    ['PR', { data_type: 'Platform' }, { Data_Type: ['Platform'] }, asIs],
    ['DR', { data_type: 'Platform' }, {}, '3060 data_type=Platform'],
    ['PR', { access_method: 'Regular|TDM' }, { Access_Method: ['Regular', 'TDM'] }, asIs],
    ['PR', { access_method: 'regular' }, {}, '3060 access_method=regular'],
    ['IR', { access_type: 'Controlled|Open|Free_To_Read' }, { Access_Type: ['Controlled', 'Open', 'Free_To_Read'] }, asIs],
    ['IR', { access_type: 'Closed' }, {}, '3060 access_type=Closed'],
    ['IR', { yop: '2019|2021-2023' }, { YOP: ['2019', '2021-2023'] }, asIs],
    ['IR', { yop: '2021-2021' }, { YOP: ['2021-2021'] }, asIs],
    ['IR', { yop: '2023-2021' }, {}, '3060 yop=2023-2021'],
    ['IR', { yop: '19' }, {}, '3060 yop=19'],
    ['IR', { yop: '2019-' }, {}, '3060 yop=2019-'],
    ['IR', { yop: '2019-20' }, {}, '3060 yop=2019-20'],
    ['IR', { yop: '12019' }, {}, '3060 yop=12019'],
    ['IR', { yop: '20191' }, {}, '3060 yop=20191'],
    ['IR', { item_id: 'otl:hamlet', author: 'Li' }, { Item_ID: ['otl:hamlet'], Author: ['Li'] }, asIs],
    ['IR', { item_id: 'otl:a|otl:b' }, { Item_ID: ['otl:a|otl:b'] }, asIs],
    ['IR', { yop: '2020|2020', access_type: ['Open', 'Open'] }, { YOP: ['2020'], Access_Type: ['Open'] }, asIs],
    ['IR', { author: 'L' }, {}, '3060 author=L'],
    ['IR', { author: 'L', yop: '1' }, {}, '3060 yop=1, author=L'],
    ['PR', { country_code: 'GB' }, {}, '3060 country_code'],
    ['IR', { attributed: 'Yes', subdivision_code: 'GB-ENG' }, {}, '3060 attributed, subdivision_code'],
  ])('%s asked for %j is filtered by %j', (id, query, filters, exception) => {
    expect(asked(id, query).filters).toEqual(filters);
    expect(told(id, query)).toEqual(exception === undefined ? [] : [exception]);
  }); // prettier-ignore

  it('of a Standard View are fixed', () => {
    const types = ['Audiovisual', 'Image', 'Interactive_Resource', 'Multimedia', 'Sound'];
    expect(asked('IR_M1').filters).toEqual({ Data_Type: types, Access_Method: ['Regular'] });
  });

  it.each<[ReportId, string, string, boolean]>([
    ['PR', 'Searches_Platform', 'Sound', false],
    ['PR', 'Searches_Platform', 'Sound|Book', false],
    ['PR', 'Searches_Platform', 'Sound|Platform', true],
    ['PR', 'Searches_Platform|Total_Item_Requests', 'Sound', true],
    ['PR', 'Total_Item_Requests', 'Sound', true],
    ['DR', 'Searches_Regular|Searches_Federated', 'Sound', false],
    ['DR', 'Searches_Regular', 'Database_Full', true],
    ['DR', 'Searches_Regular', 'Database_Aggregated', true],
    ['DR', 'Searches_Regular', 'Database_AI', true],
  ])('%s: that %s and %s can meet is %s', (id, metric_type, data_type, meet) => {
    const request = { metric_type, data_type };
    expect(asked(id, request).filters).toEqual({
      Metric_Type: metric_type.split('|'),
      ...(meet ? { Data_Type: data_type.split('|') } : {}),
    });
    expect(told(id, request)).toEqual(meet ? [] : [`3061 data_type=${data_type}`]);
  });
});

describe('attributes', () => {
  it.each<[ReportId, Query, object, string[]]>([
    ['IR', { attributes_to_show: 'YOP|Authors' }, { attributes: ['Authors', 'YOP'], parents: false }, []],
    [
      'PR',
      { attributes_to_show: 'Access_Method|YOP|X' },
      { attributes: ['Access_Method'] },
      ['3062 attributes_to_show=YOP, attributes_to_show=X'],
    ],
    ['PR', { granularity: 'Month' }, {}, []],
    ['PR', { granularity: 'Totals' }, {}, ['3062 granularity=Totals']],
    ['PR', { granularity: ['Month', 'Month'] }, {}, ['3062 granularity=Month|Month']],
    ['IR', { include_parent_details: 'True' }, { parents: true }, []],
    ['IR', { include_parent_details: 'False' }, { parents: false }, []],
    ['IR', { include_parent_details: 'true' }, { parents: false }, ['3062 include_parent_details=true']],
    ['IR', { include_component_details: 'yes' }, { parents: false }, ['3062 include_component_details=yes']],
    ['IR', { include_component_details: 'True' }, { parents: false }, ['3063 include_component_details']],
    ['IR', { include_component_details: 'False' }, {}, []],
  ])('%s asked for %j', (id, query, request, exceptions) => {
    expect(asked(id, query)).toMatchObject(request);
    expect(told(id, query)).toEqual(exceptions);
  });

  it('sums alone are shown where they are asked for', () => {
    expect([asked('PR').totalsOnly, asked('PR', {}, true).totalsOnly]).toEqual([false, true]);
  });

  it('exceptions stand in the order of their codes, with the standard’s words', () => {
    const wrong = {
      ...{ include_component_details: 'True', granularity: 'Total', foo: '1', author: 'x' },
      ...{ metric_type: 'Total_Item_Requests' },
    };
    expect(asked('IR', wrong).exceptions).toEqual([
      { Code: 3050, Message: 'Parameter Not Recognized in this Context', Data: 'foo' },
      { Code: 3060, Message: 'Invalid ReportFilter Value', Data: 'author=x' },
      { Code: 3062, Message: 'Invalid ReportAttribute Value', Data: 'granularity=Total' },
      { Code: 3063, Message: 'Components Not Supported', Data: 'include_component_details' },
    ]);
  });
});
