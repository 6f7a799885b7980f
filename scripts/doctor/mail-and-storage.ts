/** Checks mail and storage by using each once, as the library would, and leaves nothing behind. */
import { randomUUID } from 'node:crypto';
import { EnvironmentError, readEnvironment } from '@/lib/contracts/environment';
import { messageOf } from '@/lib/platform/message-of';
import { mailFault } from '@/services/common/mail';
import { s3SettingsOf, s3Storage } from '@/services/common/files/storage';
import { fault, note, type Finding, type Settings } from './finding';

export async function mailFindings(settings: Settings): Promise<Finding[]> {
  const { SMTP_URL } = readEnvironment(['SMTP_URL'], settings);
  if (SMTP_URL === undefined)
    return [note('SMTP_URL is not set: links of invitations are shown to whoever makes them')];
  const reason = await mailFault(SMTP_URL);
  return reason === null
    ? []
    : [fault(`SMTP_URL: the mail server at ${new URL(SMTP_URL).host} takes nothing (${reason}). Check its name, port, user and password`)];
} // prettier-ignore

export async function storageFindings(settings: Settings): Promise<Finding[]> {
  const config = readEnvironment(
    ['STORAGE', 'MEDIA_STORAGE', 'S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    settings,
  ); // prettier-ignore
  // Storage on the filesystem is covered by the check of the disk.
  const chosen = (['STORAGE', 'MEDIA_STORAGE'] as const).find((variable) => config[variable] === 's3');
  if (chosen === undefined) return [];
  try {
    const storage = s3Storage(s3SettingsOf(chosen, config));
    const key = `doctor/${randomUUID()}`;
    await storage.put(key, Buffer.from('ok'), 'text/plain');
    const kept = await storage.get(key);
    await storage.remove(key);
    return kept === null ? [fault(`S3_BUCKET ${config.S3_BUCKET}: what was put there is not there. Check its rules`)] : []; // prettier-ignore
  } catch (error) {
    if (error instanceof EnvironmentError) return [fault(error.message)];
    const reason = messageOf(error);
    return [fault(`S3_ENDPOINT ${config.S3_ENDPOINT}, bucket ${config.S3_BUCKET}: ${reason}. Check endpoint, region, bucket, key and what the key may do`)]; // prettier-ignore
  }
}
