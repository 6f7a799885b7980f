import type { ReportId } from '@/lib/contracts/usage/counter';
import { linesOf, type MonthCounts } from '@/lib/domain/counter/lines';
import { reportRequest } from '@/lib/domain/counter/request';
import { reportTable, tsvOf } from '@/lib/domain/counter/table';

describe('tables', () => {
  const item = {
    id: 'formula',
    name: '=cmd|x',
    publisher: 'The Company',
    authors: [],
    published: null,
    address: 'https://library.example/productions/formula',
  };
  const counts = (itemId: string, dataType: string, month: string, tir: number): MonthCounts => ({
    month, itemId, dataType, accessType: 'Controlled', yop: '2020', tii: tir + 1, uii: 1, tir, uir: 1, noLicense: 0, searches: itemId === '' ? 7 : 0,
  }); // prettier-ignore
  const rows = [
    counts('formula', 'Audiovisual', '2026-01', 4),
    counts('formula', 'Audiovisual', '2026-02', 5),
    counts('', 'Platform', '2026-02', 0),
  ];
  const subject = {
    customerId: 'school-1',
    customerName: 'The First School',
    platform: 'Open Theatre Library',
    platformId: 'otl',
    database: 'Open Theatre Library',
    registryRecord: '',
    created: new Date('2026-03-10T00:00:00Z'),
  };
  const table = (id: ReportId, totalsOnly = false) => {
    const place = { platform: subject.platform, database: subject.database };
    const request = reportRequest(
      id,
      { begin_date: '2026-01', end_date: '2026-02' },
      { now: subject.created, place, totalsOnly },
    );
    if ('refused' in request) throw new Error(String(request.refused));
    return reportTable({
      request,
      subject,
      lines: linesOf(rows, request),
      items: new Map([['formula', item]]),
      exceptions: [],
    });
  };

  it('case 22: thirteen rows of header, an empty one, columns in order, sums, and no formula', () => {
    const text = tsvOf(table('IR_M1'));
    expect(text.startsWith('\uFEFFReport_Name\tMultimedia Item Requests\t')).toBe(true);
    const shown = text
      .slice(1)
      .split('\n')
      .map((row) => row.split('\t'));
    expect(shown.slice(0, 13).map(([label]) => label)).toEqual([
      'Report_Name', 'Report_ID', 'Release', 'Institution_Name', 'Institution_ID', 'Metric_Types', 'Report_Filters',
      'Report_Attributes', 'Exceptions', 'Reporting_Period', 'Created', 'Created_By', 'Registry_Record',
    ]); // prettier-ignore
    expect(shown[4]?.[1]).toBe('otl:school-1');
    expect(shown[6]?.[1]).toBe(
      'Data_Type=Audiovisual|Image|Interactive_Resource|Multimedia|Sound; Access_Method=Regular',
    );
    expect(shown[9]?.[1]).toBe('Begin_Date=2026-01-01; End_Date=2026-02-28');
    expect(shown[13]?.join('')).toBe('');
    expect(shown[14]).toEqual([
      'Item', 'Publisher', 'Publisher_ID', 'Platform', 'DOI', 'Proprietary_ID', 'URI', 'Data_Type', 'Metric_Type',
      'Reporting_Period_Total', 'Jan-2026', 'Feb-2026',
    ]); // prettier-ignore
    const body = shown.slice(15, -1);
    for (const row of body) expect(Number(row[9])).toBe(Number(row[10]) + Number(row[11]));
    expect(body.some(([name]) => name === "'=cmd|x")).toBe(true);
    expect(new Set(shown.slice(0, -1).map((row) => row.length))).toEqual(new Set([12]));
  });

  it('leaves the months out where only sums are wanted', () => {
    const shown = table('PR', true);
    expect(shown[14]).toEqual(['Platform', 'Data_Type', 'Metric_Type', 'Reporting_Period_Total']);
    expect(table('DR_D1')[14]?.slice(0, 6)).toEqual(['Database', 'Publisher', 'Publisher_ID', 'Platform', 'Proprietary_ID', 'Metric_Type']); // prettier-ignore
  });
});
