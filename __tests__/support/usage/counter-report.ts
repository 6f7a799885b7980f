/** Reports of COUNTER as tests of its rules ask for them. */
import type { ReportId } from '@/lib/contracts/usage/counter';
import type { MonthCounts } from '@/lib/domain/counter/lines';
import type { ReportItem, ReportSubject } from '@/lib/domain/counter/report';
import { type Query, reportRequest, type ReportRequest } from '@/lib/domain/counter/request';

export const place = { platform: 'Open Theatre Library', database: 'Theatre Recordings' };

/** In the third month of 2026, which is not over. */
export const NOW = new Date('2026-03-10T12:30:45.678Z');

/** A request that is not refused; January and February of 2026 unless it says otherwise. */
export function asked(id: ReportId, query: Query = {}, totalsOnly = false): ReportRequest {
  const dates = { begin_date: '2026-01', end_date: '2026-02' };
  const request = reportRequest(id, { ...dates, ...query }, { now: NOW, place, totalsOnly });
  if ('refused' in request) throw new Error(`refused: ${request.refused}`);
  return request;
}

/** A row of usage: an item's unless it says otherwise, with nothing counted. */
export const counted = (given: Partial<MonthCounts> = {}): MonthCounts => ({
  month: '2026-01',
  itemId: 'hamlet',
  dataType: 'Audiovisual',
  accessType: 'Controlled',
  yop: '2020',
  tii: 0,
  uii: 0,
  tir: 0,
  uir: 0,
  noLicense: 0,
  searches: 0,
  ...given,
});

export const subject: ReportSubject = {
  customerId: 'harbourside-academy',
  customerName: 'Harbourside Academy',
  ...place,
  platformId: 'otl',
  registryRecord: 'https://registry.example/platform/1',
  created: NOW,
};

export const reportItem = (given: Partial<ReportItem> = {}): ReportItem => ({
  id: 'hamlet',
  name: 'Hamlet',
  publisher: 'The Lantern Yard Company',
  authors: ['William Shakespeare', 'Ann Author'],
  published: '2023-05-01',
  address: 'https://library.example/productions/hamlet',
  ...given,
});
