/** The background task that makes a certificate. Idempotent: a second run writes the same file again and changes nothing else. */
import type { Task } from 'graphile-worker';
import { z } from 'zod';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { MAX_ATTEMPTS } from '@/services/common/jobs/jobs';
import type { Logger } from '@/services/common/log';
import type { ObjectStorage } from '@/services/common/files/storage';
import type { ProductDb } from '../tables';
import type { CertificateText } from './pdf';
import { beginCertificate, failCertificate, finishCertificate, type CertificateRow } from './store';

export interface CertificateMaker {
  db: ProductDb;
  storage: ObjectStorage;
  /** PUBLIC_URL: base of the printed address at which anyone can check the certificate. */
  publicUrl: string;
  draw: (text: CertificateText) => Promise<Uint8Array>;
  log: Logger;
  now: () => number;
}

const payloadSchema = z.object({ taskId: z.string() });

/** D46. */
const storageKeyOf = (row: Pick<CertificateRow, 'user_id' | 'content_id'>) =>
  `certificates/${row.user_id}/${row.content_id}.pdf`;

export async function makeCertificate(maker: CertificateMaker, taskId: string): Promise<void> {
  const { db, storage, now } = maker;
  const row = await beginCertificate(db, taskId, new Date(now()));
  if (!row) return;
  const issued = row.issued_at ?? new Date(now());
  const body = await maker.draw({
    holderName: row.holder_name,
    country: row.holder_country,
    courseName: row.course_name,
    issuedOn: issued,
    code: row.code,
    checkAddress: `${withoutSlash(maker.publicUrl)}/certificates/${row.code}`,
  });
  const key = storageKeyOf(row);
  const write = () => storage.put(key, body, 'application/pdf');
  const end = await finishCertificate(db, row, { key, issued, write }, new Date(now()));
  // Personal data was deleted meanwhile: then no file may stay, not even one of an earlier run that its row did not name yet.
  if (end === 'gone') await storage.remove(key);
}

export function certificateTask(maker: CertificateMaker): Task {
  return async (payload, { job }) => {
    const { taskId } = payloadSchema.parse(payload);
    try {
      await makeCertificate(maker, taskId);
    } catch (error) {
      maker.log.error({ err: error, taskId, attempt: job.attempts }, 'a certificate could not be made');
      if (job.attempts >= MAX_ATTEMPTS) await failCertificate(maker.db, taskId, new Date(maker.now()));
      throw error;
    }
  };
}
