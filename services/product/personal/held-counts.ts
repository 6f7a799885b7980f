/** How much is held about a person, for their account page: two statements, however much it is. */
import { sql } from 'kysely';
import type { HeldCounts } from '@/lib/contracts/personal/held-counts';
import { listCertificates } from '../certificates/store';
import { MOST_EXPORTED_REPORTS } from '../reports/errors';
import type { ProductDb, ProductTables } from '../tables';

type Counts = Omit<HeldCounts, 'certificates'>;

const tables = {
  bookmarks: 'bookmark',
  lists: 'list',
  notes: 'note',
  classOpenings: 'class_opening',
  resumePositions: 'resume_position',
  training: 'training_progress',
  settings: 'user_setting',
  links: 'user_link',
  notifications: 'user_notification',
  surveyAnswers: 'survey_response',
  feedback: 'feedback',
  errorReports: 'error_report',
  handOvers: 'hand_over',
} as const satisfies Record<keyof Counts, keyof ProductTables>;

const kinds = Object.keys(tables) as (keyof Counts)[];

/** Anybody may send error reports under anybody's number: no more of them are read than the export has. */
const bounded = (kind: keyof Counts) =>
  kind === 'errorReports' ? sql`limit ${sql.lit(MOST_EXPORTED_REPORTS)}` : sql``;

async function countsOf(db: ProductDb, userId: string): Promise<Counts> {
  const counts = kinds.map(
    (kind) => sql`(select count(*) from
      (select from ${sql.table(`product.${tables[kind]}`)} where user_id = ${userId} ${bounded(kind)}) as one) as ${sql.ref(kind)}`,
  );
  const { rows } = await sql<Counts>`select ${sql.join(counts)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without a table has one row');
  return row;
}

export async function heldCounts(db: ProductDb, userId: string): Promise<HeldCounts> {
  const certificates = await listCertificates(db, userId);
  return {
    ...(await countsOf(db, userId)),
    certificates: certificates.map(({ content_id, status }) => ({ contentId: content_id, status })),
  };
}
