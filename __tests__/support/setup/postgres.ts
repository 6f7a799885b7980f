/** A fresh, empty database for one test file, on the run's shared server. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** What many test files begin with: made once in a run, and copied for each. */
export interface Template {
  /** A name of letters; one for each way to prepare. */
  name: string;
  /** Fills the empty database, and leaves no connection to it. */
  prepare: (url: string) => Promise<void>;
}

const urlOf = (server: string, name: string) => server.replace(/\/[^/]*$/, `/${name}`);

/** Creates a database with a random name; `drop` removes it even while connections are open. @param template absent: it is empty */
export async function testDatabase(template?: Template): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('testDatabase needs the integration project of jest');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(server, async (client) => {
    if (template) await made(client, server, template);
    await client.query(`create database ${name} ${template ? `template ${template.name}` : ''}`);
  });
  const drop = `drop database if exists ${name} with (force)`;
  return {
    url: urlOf(server, name),
    drop: () => administer(server, async (client) => void (await client.query(drop))),
  };
}

/** Whoever needs a template first makes it, and holds up the others until it is whole. */
async function made(client: pg.Client, server: string, { name, prepare }: Template): Promise<void> {
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    await prepare(urlOf(server, unfinished));
    await client.query(`alter database ${unfinished} rename to ${name}`);
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
}

async function administer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
