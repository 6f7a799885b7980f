/** How long queries over a year take: the administration's figures, and the COUNTER reports by item and by platform. */
import type { ReportId } from '@/lib/contracts/usage/counter';
import { reportJson } from '@/lib/domain/counter/report';
import { reportTable, tsvOf } from '@/lib/domain/counter/table';
import type { ProductDb } from '@/services/product/tables';
import { makeReport } from '@/services/product/counter/report';
import { usageFigures } from '@/services/product/usage/figures';
import { quantile } from '../pages/load';

const library = {
  name: 'Library',
  site: 'https://library.example',
  platformId: 'otl',
  registryRecord: '',
  marcOrgCode: '',
  coverageDepth: 'fulltext',
  email: '',
};

/** Queries for one organisation. Each returns text, so that serialising it is part of the time. */
const questions: Readonly<Record<string, (db: ProductDb, id: string, now: Date) => Promise<string>>> = {
  'figures of /admin/usage': async (db, id, now) => JSON.stringify(await usageFigures(db, id, now)),
  'IR, twelve months, JSON': async (db, id, now) =>
    JSON.stringify(reportJson(await yearOf('IR', db, id, now))),
  'IR, twelve months, table': async (db, id, now) => tsvOf(reportTable(await yearOf('IR', db, id, now))),
  'PR, twelve months, JSON': async (db, id, now) =>
    JSON.stringify(reportJson(await yearOf('PR', db, id, now))),
};

async function yearOf(report: ReportId, db: ProductDb, id: string, now: Date) {
  const month = (ago: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 7);
  const query = { begin_date: month(12), end_date: month(1) };
  const made = await makeReport(report, query, { db, library, customer: { id, name: id }, now });
  if ('refused' in made) throw new Error(`${report} was refused: ${made.refused}`);
  return made;
}

export interface Took {
  name: string;
  /** ms */
  median: number;
  worst: number;
  kib: number;
}

/** Times each query for organisations across the whole range, one at a time. */
export async function timeReports(
  db: ProductDb,
  { organisations, asked, from, now }: { organisations: number; asked: number; from: number; now: Date },
): Promise<Took[]> {
  const rows: Took[] = [];
  for (const [name, ask] of Object.entries(questions)) {
    const took: number[] = [];
    let bytes = 0;
    for (let turn = 0; turn < asked; turn += 1) {
      const id = `org-${1 + (((from + turn) * 379) % organisations)}`;
      const started = performance.now();
      bytes = Buffer.byteLength(await ask(db, id, now));
      took.push(performance.now() - started);
    }
    rows.push({ name, median: quantile(took, 0.5), worst: Math.max(...took), kib: bytes / 1024 });
  }
  return rows;
}
