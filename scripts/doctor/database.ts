/** Checks that the database answers, is new enough, is UTF-8, lets us create schemas and allows the connections that we open. */
import type pg from 'pg';
import { EnvironmentError, readEnvironment } from '@/lib/contracts/environment';
import { messageOf } from '@/lib/platform/message-of';
import { CONNECTIONS_BESIDE_REQUESTS as IDENTITY_BESIDE } from '@/services/identity/databases';
import { CONNECTIONS_BESIDE_REQUESTS as PRODUCT_BESIDE } from '@/services/product/databases';
import { serverAccount } from '../launcher/postgres/account';
import { packageRoot } from '../launcher/postgres/binaries';
import { requireNewServer, withOutsidePostgres } from '../launcher/postgres/outside';
import { servicesToRun } from '../launcher/system';
import { fault, faultsThrown, isSet, note, type Finding, type Settings } from './finding';

interface Facts {
  encoding: string;
  may_create: boolean;
  is_replica: boolean;
  is_read_only: boolean;
  connections: number;
  megabytes: number;
}

const FACTS = `select pg_encoding_to_char(encoding) as encoding, has_database_privilege(oid, 'create') as may_create,
  pg_is_in_recovery() as is_replica, current_setting('default_transaction_read_only')::bool as is_read_only,
  current_setting('max_connections')::int as connections, (pg_database_size(oid) / 1048576)::int as megabytes
  from pg_database where datname = current_database()`;

/** What a process opens besides its connections for requests. */
const BESIDE: ReadonlyMap<string, number> = new Map([
  ['identity', IDENTITY_BESIDE],
  ['product', PRODUCT_BESIDE],
]);

/** Connections that the services to be run here may open. */
function connectionsWanted(settings: Settings, pool: number): number {
  const services = servicesToRun(settings);
  return services.reduce((sum, { name }) => sum + pool + (BESIDE.get(name) ?? 0), 0);
}

async function primaryFindings(client: pg.Client, settings: Settings): Promise<Finding[]> {
  await requireNewServer(client);
  const { rows } = await client.query<Facts>(FACTS);
  const [facts] = rows;
  if (!facts) return [];
  const { DATABASE_POOL_MAX: pool } = readEnvironment(['DATABASE_POOL_MAX'], settings);
  const wanted = connectionsWanted(settings, pool);
  const { user, database } = client;
  const faults = [
    facts.encoding !== 'UTF8' && `DATABASE_URL: the database ${database} is in ${facts.encoding}, which cannot hold every name. Make one anew: create database library encoding 'UTF8' template template0`,
    facts.is_replica && 'DATABASE_URL leads to a replica, which takes no changes. Name the primary; the replica goes into DATABASE_REPLICA_URL',
    facts.is_read_only && `DATABASE_URL: the database ${database} takes no changes (default_transaction_read_only is on), as hosts set one whose disk is full. Make room there, then set it off`,
    !facts.may_create && `DATABASE_URL: the role ${user} may make no schema in ${database}. As its owner: grant create on database ${database} to ${user}`,
    wanted > facts.connections && `DATABASE_POOL_MAX is ${pool}: the services would open ${wanted} connections, and the server takes ${facts.connections}. Lower it, or raise max_connections`,
  ].filter((line) => line !== false); // prettier-ignore
  const room = `DATABASE_URL: the room on the disk of the database, which has ${facts.megabytes} MB in ${database}, cannot be seen from here. Watch it where it runs`;
  return [...faults.map(fault), note(room)];
}

async function replicaFindings(url: string): Promise<Finding[]> {
  return withOutsidePostgres('DATABASE_REPLICA_URL', url, async (client) => {
    const { rows } = await client.query<Facts>(FACTS);
    return rows[0]?.is_replica ? [] : [fault('DATABASE_REPLICA_URL leads to a primary: it would answer from data of its own. Name a replica, or leave it unset')]; // prettier-ignore
  });
}

/** The embedded server starts with the library, so here only its binaries and account are checked. */
function embeddedFindings(): Finding[] {
  try {
    packageRoot();
    serverAccount();
    return [];
  } catch (error) {
    return [fault(messageOf(error))];
  }
}

export async function databaseFindings(settings: Settings): Promise<Finding[]> {
  const { DATABASE_URL: url = '', DATABASE_REPLICA_URL: replica = '' } = settings;
  const found: Finding[] = [];
  const collect = (work: () => Promise<Finding[]>) => faultsThrown(async () => found.push(...(await work())));
  const refused = [
    ...(isSet(settings, 'DATABASE_URL')
      ? await collect(() => withOutsidePostgres('DATABASE_URL', url, (client) => primaryFindings(client, settings)))
      : embeddedFindings()),
    ...(isSet(settings, 'DATABASE_REPLICA_URL') ? await collect(() => replicaFindings(replica)) : []),
  ]; // prettier-ignore
  return [...refused, ...found];
}

/** The server's clock, epoch ms; null if it cannot be reached, which the check of the database reports. */
export async function databaseClock(url: string): Promise<number | null> {
  try {
    return await withOutsidePostgres('DATABASE_URL', url, async (client) => {
      const { rows } = await client.query<{ ms: number }>(
        'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
      );
      return rows[0]?.ms ?? null;
    });
  } catch (error) {
    if (error instanceof EnvironmentError) return null;
    throw error;
  }
}
