/**
 * `npm run accounts -- …`: who may sign in, and as what.
 *
 *   invite EMAIL [--organisation ID] [--role ROLE] [--first-name N] [--last-name N]
 *   list
 *   disable EMAIL | enable EMAIL
 *   reset EMAIL [--second-step]     a link to set a new password; --second-step also removes the second factor, signs the person
 *                                   out everywhere and voids the old password
 *   email EMAIL NEW_EMAIL           the address that somebody signs in with from now on; their password stays
 *   sessions EMAIL [--end]
 *
 * Without --organisation, an administrator is an operator of the whole library.
 */
import { parseArgs } from 'node:util';
import { brandOrExit, configOrExit } from '@/lib/platform/config';
import { foreignIssuer } from '@/lib/platform/start/issuer';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { site } from '@/lib/contracts/site';
import { runCommand, UsageError } from '@/services/common/command';
import { migrate, openDatabase } from '@/services/common/database/database';
import { createMailer, senderOf } from '@/services/common/mail';
import { CUSTOMERS_SCHEMA, customersMigrations } from '@/services/customers/migrations';
import type { CustomersTables } from '@/services/customers/tables';
import { isEmail } from '@/services/identity/sign-in/email';
import { accountIdByEmail } from '@/services/identity/store/accounts';
import { identityMigrations } from '@/services/identity/store/migrations';
import { RevocationList } from '@/services/identity/store/revocations';
import { SignInSessions } from '@/services/identity/store/sessions';
import { IDENTITY_SCHEMA, type IdentityTables } from '@/services/identity/store/tables';
import { productMigrations } from '@/services/product/migrations';
import { PRODUCT_SCHEMA, type ProductTables } from '@/services/product/tables';
import { disableVerb, emailVerb, inviteVerb, listVerb, resetVerb, sessionsVerb, type Session } from './verbs';

const USAGE = `usage: accounts invite EMAIL [--organisation ID] [--role ROLE] [--first-name N] [--last-name N]
                | list | disable EMAIL | enable EMAIL | reset EMAIL [--second-step] | email EMAIL NEW_EMAIL
                | sessions EMAIL [--end]`;

const verbs: ReadonlyMap<string, (session: Session) => Promise<number>> = new Map([
  ['invite', inviteVerb],
  ['list', listVerb],
  ['disable', (session: Session) => disableVerb(session, true)],
  ['enable', (session: Session) => disableVerb(session, false)],
  ['reset', resetVerb],
  ['email', emailVerb],
  ['sessions', sessionsVerb],
]);

const line = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(`${text}\n`);

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      organisation: { type: 'string' },
      role: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      'second-step': { type: 'boolean', default: false },
      end: { type: 'boolean', default: false },
    },
  });
}

async function main(): Promise<number> {
  const { positionals, values } = readArguments();
  const [name = '', email = '', newEmail = ''] = positionals;
  const verb = verbs.get(name);
  if (!verb || (name !== 'list' && email === '')) throw new UsageError();
  if (name !== 'list' && !isEmail(email)) throw new UsageError(`“${email}” is no e-mail address`);
  brandOrExit();
  const config = configOrExit([
    'DATABASE_URL', 'PORT_BASE', 'PUBLIC_URL', 'SERVICES', 'OIDC_AUTHORITY', 'SMTP_URL', 'MAIL_FROM', 'IDENTITY_TOKEN_SECONDS',
    'IDENTITY_SESSION_SECONDS',
  ]); // prettier-ignore
  const issuer = foreignIssuer(config);
  if (issuer !== null) {
    line(process.stderr)(
      `Accounts are made at ${issuer}; whose people belong to which organisation: npm run customers -- import, kind issuers (docs/institutions.md)`,
    );
    return 1;
  }
  await using identity = openDatabase<IdentityTables>(config.DATABASE_URL, IDENTITY_SCHEMA, 2);
  await using customers = openDatabase<CustomersTables>(config.DATABASE_URL, CUSTOMERS_SCHEMA, 2);
  await using product = openDatabase<ProductTables>(config.DATABASE_URL, PRODUCT_SCHEMA, 2);
  await migrate(identity, IDENTITY_SCHEMA, identityMigrations);
  await migrate(customers, CUSTOMERS_SCHEMA, customersMigrations());
  await migrate(product, PRODUCT_SCHEMA, productMigrations);
  const { db } = identity;
  const revocations = new RevocationList(db, config.IDENTITY_TOKEN_SECONDS);
  const sessions = new SignInSessions(db, revocations, config.IDENTITY_SESSION_SECONDS);
  return await verb({
    people: {
      db,
      sessions,
      mailer: createMailer(config.SMTP_URL, { from: senderOf(config), name: site().name }),
      issuer: withoutSlash(config.OIDC_AUTHORITY),
      now: () => new Date(),
      actor: { kind: 'command', id: 'accounts' },
    },
    sessions,
    customers: customers.db,
    product: product.db,
    idOf: () => accountIdByEmail(db, email),
    email,
    newEmail,
    values,
    say: line(process.stdout),
    complain: line(process.stderr),
  });
}

await runCommand(main, { usage: USAGE });
