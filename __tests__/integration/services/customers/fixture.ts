/** The customers service with its demonstration, over a fresh database and a test issuer. */
import type { Kysely } from 'kysely';
import { createApp, type CustomersAppOptions } from '@/services/customers/app';
import { loadDemo } from '@/services/customers/demo';
import { CUSTOMERS_SCHEMA, customersMigrations } from '@/services/customers/migrations';
import type { CustomersTables } from '@/services/customers/tables';
import { migrate, openDatabase } from '@/services/common/database/database';
import { createLog } from '@/services/common/log';
import { createDiscovery } from '@/lib/platform/visitor/discovery';
import { createTokenVerifier } from '@/lib/platform/visitor/token-verifier';
import { testDatabase } from '@/__tests__/support/setup/postgres';
import { startTestIssuer, TEST_AUDIENCE } from '@/__tests__/support/visitors/test-issuer';

export const KEY = 'server-key-of-the-test';
export const OLD_KEY = 'server-key-that-was-replaced';
export const ORIGIN = 'http://localhost:3000';

/** @param through changes the address at which the service reaches its database */
export async function testCustomersDatabase(through = async (url: string): Promise<string> => url): Promise<{
  db: Kysely<CustomersTables>;
  close: () => Promise<void>;
}> {
  const { url, drop } = await testDatabase();
  const database = openDatabase<CustomersTables>(await through(url), CUSTOMERS_SCHEMA, 4);
  await migrate(database, CUSTOMERS_SCHEMA, customersMigrations());
  return {
    db: database.db,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

export async function startCustomers(
  now = new Date(),
  foreign?: Pick<CustomersAppOptions, 'issuer' | 'askProfile'>,
  through?: (url: string) => Promise<string>,
) {
  const { db, close } = await testCustomersDatabase(through);
  await loadDemo(db, now);
  const issuer = await startTestIssuer();
  const app = await createApp({
    db,
    primary: db,
    key: `${KEY},${OLD_KEY}`,
    tokens: createTokenVerifier({
      discovery: createDiscovery({ issuer: issuer.issuer }),
      audience: TEST_AUDIENCE,
    }),
    log: createLog('customers', 'silent'),
    issuer: null,
    askProfile: async () => null,
    ...foreign,
    origins: [ORIGIN],
    ready: async () => undefined,
  });
  return {
    app,
    db,
    primary: db,
    issuer,
    stop: async () => {
      await app.close();
      await issuer.close();
      await close();
    },
  };
}
