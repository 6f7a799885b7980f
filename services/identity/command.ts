/**
 * `npm run keys -- …` calls this for keys in the database (scripts/launcher/keys-command.ts).
 *
 *   list            the keys that sign tokens, and since when
 *   rotate          activates the announced key; the previous one stays published until its tokens have expired
 *   note NAME       records in the audit log that a key outside the database was replaced
 */
import { configOrExit } from '@/lib/platform/config';
import { runCommand, UsageError } from '@/services/common/command';
import { writeAudit } from '@/services/common/audit/write';
import { migrate, openDatabase } from '@/services/common/database/database';
import { maintainKeys } from './store/keys';
import { identityMigrations } from './store/migrations';
import { IDENTITY_SCHEMA, type IdentityTables } from './store/tables';

const USAGE = 'usage: identity-command list | rotate | note NAME';
const say = (line: string) => process.stdout.write(`${line}\n`);

const { DATABASE_URL } = configOrExit(['DATABASE_URL']);
const database = openDatabase<IdentityTables>(DATABASE_URL, IDENTITY_SCHEMA, 2);

const dateOf = (date: Date | null) => date?.toISOString().slice(0, 16).replace('T', ' ') ?? '';

async function list(): Promise<void> {
  const rows = await database.db.selectFrom('signing_keys').selectAll().orderBy('created_at').execute();
  for (const { kid, activated_at, retired_at } of rows) {
    const state = retired_at
      ? `retired ${dateOf(retired_at)}, published two days more`
      : activated_at
        ? `in use since ${dateOf(activated_at)}`
        : 'announced, the next one';
    say(`signing   ${kid.slice(0, 8)}  ${state}`);
  }
}

const note = (name: string) =>
  writeAudit(database.db, {
    service: 'identity',
    action: 'key_rotated',
    actor: { kind: 'command', id: 'keys rotate' },
    subject: `key:${name}`,
  });

async function rotate(): Promise<void> {
  await maintainKeys(database.db, new Date(), true);
  await note('signing');
}

async function main(): Promise<number> {
  const [verb, name] = process.argv.slice(2);
  await migrate(database, IDENTITY_SCHEMA, identityMigrations);
  if (verb === 'list') await list();
  else if (verb === 'note' && name !== undefined) await note(name);
  else if (verb === 'rotate') await rotate();
  else throw new UsageError();
  return 0;
}

await runCommand(main, { usage: USAGE });
await database.close();
