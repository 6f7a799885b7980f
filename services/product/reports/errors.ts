/** Errors that browsers report. Query strings are removed from addresses before anything is stored ("Points settled" 11). */
import type { Kysely } from 'kysely';
import type { FrontendErrorReport } from '@/lib/contracts/usage/reports';
import type { ProductTables } from '../tables';

/** Query strings and fragments of addresses, bearer tokens, and JSON Web Tokens, anywhere in the text. */
const secrets: readonly [RegExp, string][] = [
  [/(https?:\/\/[^\s?#"')]*)[?#][^\s"')]*/gi, '$1'],
  [/(^|[\s"'(])(\/[^\s?#"')]*)\?[^\s"')]*/g, '$1$2'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+\S+/gi, '[token]'],
];

export function withoutSecrets(text: string): string {
  // PostgreSQL refuses NUL in text.
  return secrets.reduce(
    (cleaner, [pattern, instead]) => cleaner.replace(pattern, instead),
    text.replaceAll('\0', ''),
  );
}

const cleaned = (text: string | null) => (text === null ? null : withoutSecrets(text));

export async function saveErrorReport(db: Kysely<ProductTables>, report: FrontendErrorReport): Promise<void> {
  await db
    .insertInto('error_report')
    .values({
      message: withoutSecrets(report.message),
      error: withoutSecrets(report.error),
      stack: cleaned(report.stack),
      name: cleaned(report.name),
      type: withoutSecrets(report.type),
      log_id: cleaned(report.logId),
      user_id: cleaned(report.userId),
    })
    .execute();
}
