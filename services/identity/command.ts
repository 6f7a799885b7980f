/**
 * `npm run keys -- …` calls this for keys in the database (scripts/launcher/keys/keys-command.ts).
 *
 *   list            the keys that sign tokens, and since when
 *   rotate          activates the announced key; the previous one stays published until its tokens have expired
 *   note NAME       records in the audit log that a key outside the database was replaced
 */
import type { Kysely } from 'kysely';
import { configOrExit } from '@/lib/platform/config';
import { runCommand, UsageError } from '@/services/common/command';
import { writeAudit } from '@/services/common/audit/write';
import { migrate, openDatabase } from '@/services/common/database/database';
import { maintainKeys } from './store/keys';
import { identityMigrations } from './store/migrations';
import { IDENTITY_SCHEMA, type IdentityTables } from './store/tables';

const USAGE = 'usage: identity-command list | rotate | note NAME';
const say = (line: string) => process.stdout.write(`${line}\n`);

type Verb = (db: Kysely<IdentityTables>) => Promise<void>;

const dateOf = (date: Date | null) => date?.toISOString().slice(0, 16).replace('T', ' ') ?? '';

const list: Verb = async (db) => {
  const rows = await db.selectFrom('signing_keys').selectAll().orderBy('created_at').execute();
  for (const { kid, activated_at, retired_at } of rows) {
    const state = retired_at
      ? `retired ${dateOf(retired_at)}, published two days more`
      : activated_at
        ? `in use since ${dateOf(activated_at)}`
        : 'announced, the next one';
    say(`signing   ${kid.slice(0, 8)}  ${state}`);
  }
};

const note =
  (name: string): Verb =>
  (db) =>
    writeAudit(db, {
      service: 'identity',
      action: 'key_rotated',
      actor: { kind: 'command', id: 'keys rotate' },
      subject: `key:${name}`,
    });

const rotate: Verb = async (db) => {
  await maintainKeys(db, new Date(), true);
  await note('signing')(db);
};

function verbOf([verb, name]: readonly string[]): Verb {
  if (verb === 'list') return list;
  if (verb === 'rotate') return rotate;
  if (verb === 'note' && name !== undefined) return note(name);
  throw new UsageError();
}

async function main(): Promise<number> {
  const verb = verbOf(process.argv.slice(2));
  const { DATABASE_URL } = configOrExit(['DATABASE_URL']);
  await using database = openDatabase<IdentityTables>(DATABASE_URL, IDENTITY_SCHEMA, 2);
  await migrate(database, IDENTITY_SCHEMA, identityMigrations);
  await verb(database.db);
  return 0;
}

await runCommand(main, { usage: USAGE });
