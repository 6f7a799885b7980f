/** Certificates of one person: requested once, made by a job, found by their code. */
import { GraphQLError } from 'graphql';
import { type Selectable, sql } from 'kysely';
import { randomBytes, randomUUID } from 'node:crypto';
import { graphqlMessages, type CourseCertificate } from '@/lib/contracts/product-graphql';
import { writeAudit } from '@/services/common/audit/write';
import { addJob } from '@/services/common/jobs/jobs';
import { ServiceError } from '@/lib/platform/service-error';
import type { StoredItem } from '../catalogue/stored-item';
import type { ProductDb, ProductTables } from '../tables';

export type CertificateRow = Selectable<ProductTables['certificate']>;

export const JOBS_SCHEMA = 'product_jobs';
export const CERTIFICATE_TASK = 'certificate';
/** 128 bits: a code cannot be guessed, and reveals nothing about its holder. */
const CODE_BYTES = 16;
/** A certificate whose job has made no progress for this long is restarted: its worker died. */
const STALLED_MS = 30_000;

/** Refusals of requestCertificate carry codes of their own beside the messages (D45). */
const refusal = (message: string, code: 'COURSE_INCOMPLETE' | 'CERTIFICATE_EXISTS') =>
  new GraphQLError(message, { extensions: { code } });
const certificateExists = () => refusal(graphqlMessages.certificateExists, 'CERTIFICATE_EXISTS');
const courseIncomplete = () => refusal(graphqlMessages.courseIncomplete, 'COURSE_INCOMPLETE');

export const certificateOf = (row: CertificateRow): CourseCertificate => ({
  contentId: row.content_id,
  requestedAt: row.requested_at.toISOString(),
  taskId: row.task_id,
  status: row.status,
  s3BucketKey: row.storage_key,
});

const mine = (db: ProductDb, userId: string) =>
  db.selectFrom('certificate').selectAll().where('user_id', '=', userId);

export const listCertificates = (db: ProductDb, userId: string): Promise<CertificateRow[]> =>
  mine(db, userId).orderBy('requested_at').orderBy('content_id').execute();

export const findCertificate = (
  db: ProductDb,
  userId: string,
  contentId: string,
): Promise<CertificateRow | undefined> =>
  mine(db, userId).where('content_id', '=', contentId).executeTakeFirst();

/** Only a finished certificate is genuine. */
export const findByCode = (db: ProductDb, code: string): Promise<CertificateRow | undefined> =>
  db
    .selectFrom('certificate')
    .selectAll()
    .where('code', '=', code)
    .where('status', '=', 'COMPLETED')
    .executeTakeFirst();

export interface CertificateRequest {
  userId: string;
  /** Asked only once the certificate may be issued; its failure is the request's. */
  holderName: () => Promise<string | null>;
  holderCountry: string | null;
  course: Pick<StoredItem, 'id' | 'name'>;
  /** The course's modules that the holder may see: nobody can complete another. */
  modules: readonly string[];
  now: Date;
}

async function checkCompleted(db: ProductDb, request: CertificateRequest): Promise<void> {
  const { userId } = request;
  const modules = [...new Set(request.modules)];
  if (modules.length === 0) throw courseIncomplete();
  const { count } = await db
    .selectFrom('training_progress')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('content_id', 'in', modules)
    .where('completed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (count < modules.length) throw courseIncomplete();
}

/** R-CRT-1, R-CRT-3: records the request and adds its job in one transaction; one that FAILED starts again. */
export async function requestCertificate(
  db: ProductDb,
  request: CertificateRequest,
): Promise<CourseCertificate> {
  const { userId, course, holderCountry, now } = request;
  await checkCompleted(db, request);
  const known = await findCertificate(db, userId, course.id);
  if (known && known.status !== 'FAILED') throw certificateExists();
  const holderName = await request.holderName();
  return db.transaction().execute(async (transaction) => {
    const task = { task_id: randomUUID(), requested_at: now, touched_at: now, status: 'REQUESTED' as const };
    const names = { course_name: course.name, holder_name: holderName, holder_country: holderCountry };
    const row = await transaction
      .insertInto('certificate')
      .values({
        user_id: userId,
        content_id: course.id,
        code: randomBytes(CODE_BYTES).toString('hex'),
        ...task,
        ...names,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'content_id'])
          .doUpdateSet({ ...task, ...names })
          .where('certificate.status', '=', 'FAILED'),
      )
      .returningAll()
      .executeTakeFirst();
    if (!row) throw certificateExists();
    await addCertificateJob(transaction, row);
    return certificateOf(row);
  });
}

async function addCertificateJob(db: ProductDb, row: CertificateRow, key = row.task_id): Promise<void> {
  await addJob(db, JOBS_SCHEMA, { task: CERTIFICATE_TASK, payload: { taskId: row.task_id }, key });
}

/** Restarts stalled certificates, which is safe because the job is idempotent. Returns how many. */
export async function restartStalled(db: ProductDb, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable('certificate')
      .set({ touched_at: now })
      .where('status', 'in', ['REQUESTED', 'PROCESSING'])
      .where('touched_at', '<', new Date(now.getTime() - STALLED_MS))
      .returningAll()
      .execute();
    for (const row of rows) await addCertificateJob(transaction, row, `${row.task_id}:${now.getTime()}`);
    return rows.length;
  });
}

/** Stores the holder's choice of whether the public check shows their name. */
export async function shareName(
  db: ProductDb,
  userId: string,
  contentId: string,
  showName: boolean,
): Promise<CertificateRow> {
  const row = await db
    .updateTable('certificate')
    .set({ show_name: showName })
    .where('user_id', '=', userId)
    .where('content_id', '=', contentId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ServiceError('NOT_FOUND', 'There is no certificate for this course');
  return row;
}

/** First step of the job. Returns the row, or null when there is nothing (more) to do. */
export async function beginCertificate(
  db: ProductDb,
  taskId: string,
  now: Date,
): Promise<CertificateRow | null> {
  const row = await db
    .updateTable('certificate')
    .set({ status: 'PROCESSING', touched_at: now })
    .where('task_id', '=', taskId)
    .where('status', 'in', ['REQUESTED', 'PROCESSING'])
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

interface FinishedFile {
  key: string;
  /** The date that is printed. */
  issued: Date;
  write: () => Promise<void>;
}

/**
 * Last step of the job: writes the file and completes the row. The row stays locked meanwhile, so that a run of an older
 * request cannot write over the file of a newer one, and a deletion of personal data waits for the file and removes it. Where
 * another run has given it a date meanwhile, that run's file stays, for that date is printed on it.
 * @returns `gone`: no row is left; `replaced`: the row is of another request. Nothing was written then.
 */
export async function finishCertificate(
  db: ProductDb,
  { task_id, user_id, content_id, issued_at }: CertificateRow,
  { key, issued, write }: FinishedFile,
  now: Date,
): Promise<'finished' | 'gone' | 'replaced'> {
  return db.transaction().execute(async (transaction) => {
    const held = await transaction
      .selectFrom('certificate')
      .select(['task_id', 'issued_at'])
      .where('user_id', '=', user_id)
      .where('content_id', '=', content_id)
      .forUpdate()
      .executeTakeFirst();
    if (!held) return 'gone';
    if (held.task_id !== task_id) return 'replaced';
    if (held.issued_at !== null && issued_at === null) return 'finished';
    await write();
    await transaction
      .updateTable('certificate')
      .set({
        status: 'COMPLETED',
        storage_key: key,
        touched_at: now,
        issued_at: sql`coalesce(issued_at, ${issued})`,
      })
      .where('user_id', '=', user_id)
      .where('content_id', '=', content_id)
      .execute();
    if (held.issued_at === null)
      await writeAudit(transaction, {
        service: 'product',
        action: 'issued',
        actor: { kind: 'process', id: 'product' },
        subject: `certificate:${content_id}:${user_id}`,
      });
    return 'finished';
  });
}

export async function failCertificate(db: ProductDb, taskId: string, now: Date): Promise<void> {
  await db
    .updateTable('certificate')
    .set({ status: 'FAILED', touched_at: now })
    .where('task_id', '=', taskId)
    .where('status', '=', 'PROCESSING')
    .execute();
}
