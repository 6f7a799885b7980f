/** A fresh, empty database for one test file, on the run's shared server. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates a database with a random name; `drop` removes it even while connections are open. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('testDatabase needs the integration project of jest');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name}`);
  return {
    url: server.replace(/\/[^/]*$/, `/${name}`),
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
