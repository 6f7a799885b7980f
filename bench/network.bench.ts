/**
 * npm run bench:network: the time of one network look-up (which organisations have this address) over 1,000,000 ranges, as a
 * multiple of the time over 1,000. Both databases are on one PostgreSQL and queried in turn, so that other work on the machine
 * affects both alike. Fails above twice.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { freePort } from '@/__tests__/support/processes/free-port';
import { removeData } from '@/__tests__/e2e/support/system';
import { startPostgres } from '@/scripts/launcher/postgres/server';
import { migrate, openDatabase } from '@/services/common/database/database';
import { CUSTOMERS_SCHEMA, customersMigrations } from '@/services/customers/migrations';
import { organisationsAt } from '@/services/customers/organisations';
import type { CustomersTables } from '@/services/customers/tables';

const SIZES = [1_000, 1_000_000] as const;
const LIMIT = 2;
const ROUNDS = 10;
const LOOKUPS_A_ROUND = 400;
const ORGANISATIONS = 500;

type Db = Kysely<CustomersTables>;

/** mulberry32, seeded: the same ranges and addresses in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** One range in five is IPv6; prefixes as institutions have them, from a campus to a single machine, often nested. */
async function fill(db: Db, size: number): Promise<void> {
  await sql`insert into customers.organisations (id, name, authentication_method)
    select 'o' || n, 'Organisation ' || n, 'IPAuth' from generate_series(1, ${sql.lit(ORGANISATIONS)}) n`.execute(
    db,
  );
  // Filling is not measured: no statement timeout, and no foreign key check for each row.
  await sql`set statement_timeout = 0`.execute(db);
  await sql`alter table customers.networks drop constraint networks_organisation_id_fkey`.execute(db);
  await sql`select setseed(0.42)`.execute(db);
  await sql`
    insert into customers.networks (network, organisation_id)
    select distinct on (network) network, 'o' || (1 + floor(random() * ${sql.lit(ORGANISATIONS)}))::int
    from (
      select case when n % 5 = 0
        then network(set_masklen(('2001:' || to_hex((random() * 65535)::int) || ':' || to_hex((random() * 65535)::int) || ':' || to_hex((random() * 65535)::int) || '::1')::inet, 32 + (random() * 32)::int))
        else network(set_masklen('1.0.0.0'::inet + (random() * 3700000000)::bigint, (array[16, 20, 22, 24, 24, 26, 28, 29, 30, 32, 32, 32])[1 + floor(random() * 12)::int]))
      end::cidr as network
      from generate_series(1, ${sql.lit(Math.ceil(size * 1.4))}) n
    ) made
    limit ${sql.lit(size)}`.execute(db);
  await sql`vacuum analyze customers.networks`.execute(db);
}

/** Half of the addresses are in a range, half are random. */
async function addressesFor(db: Db, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('networks')
    .select(sql<string>`host(network)`.as('host'))
    .orderBy(sql`md5(network::text)`)
    .limit(count / 2)
    .execute();
  const random = randomFrom(7);
  const anywhere = rows.map(() => `${1 + random(222)}.${random(256)}.${random(256)}.${random(256)}`);
  return rows.flatMap(({ host }, index) => [host, anywhere[index] ?? host]);
}

async function timeOf(db: Db, addresses: readonly string[]): Promise<number> {
  const started = process.hrtime.bigint();
  for (const address of addresses) await organisationsAt(db, address);
  return Number(process.hrtime.bigint() - started) / 1e6 / addresses.length;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function makeDatabase(serverUrl: string, size: number) {
  const name = `ranges_${size}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const database = openDatabase<CustomersTables>(
    serverUrl.replace(/\/[^/]*$/, `/${name}`),
    CUSTOMERS_SCHEMA,
    1,
  );
  await migrate(database, CUSTOMERS_SCHEMA, customersMigrations());
  await fill(database.db, size);
  const { count } = await database.db
    .selectFrom('networks')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return { database, count, addresses: await addressesFor(database.db, LOOKUPS_A_ROUND) };
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-network-'));
const server = await startPostgres({ dataDir, port: await freePort(), password: 'bench', settings: [] });
try {
  const sets = [];
  for (const size of SIZES) sets.push(await makeDatabase(server.url, size));
  const times = sets.map((): number[] => []);
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [index, { database, addresses }] of sets.entries()) {
      const time = await timeOf(database.db, addresses);
      if (round >= 0) times[index]?.push(time); // the first rounds warm the caches
    }
  }
  const medians = times.map(median);
  sets.forEach(({ count }, index) =>
    console.log(
      `${count.toLocaleString('en-GB').padStart(10)} ranges: ${medians[index]?.toFixed(3)} ms a look-up`,
    ),
  );
  const ratio = (medians[1] ?? NaN) / (medians[0] ?? NaN);
  console.log(`ratio ${ratio.toFixed(2)} (at most ${LIMIT})`);
  if (!(ratio <= LIMIT)) process.exitCode = 1;
  for (const { database } of sets) await database.close();
} finally {
  await server.stop();
  await removeData(dataDir);
}
