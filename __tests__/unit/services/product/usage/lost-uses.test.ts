/** @jest-environment node */
/** Uses that found no room in the queue are all told, also those lost while their day's count is being written. */
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { ProductTables } from '@/services/product/tables';
import { UsageWriter, type Use } from '@/services/product/usage/writer';

const AT = Date.parse('2026-03-10T12:00:00Z');
const MOST_WAITING = 50_000;
const BATCH = 1_000;

const use: Use = {
  at: AT,
  item: null,
  action: 'search',
  visitor: {
    userId: 'u',
    organisationId: 'o',
    address: '',
    agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    method: 'Okta',
    entitled: true,
  },
};

it('a use that is lost while the count of its day cannot be written is added to that count', async () => {
  const told: unknown[] = [];
  let whileWriting: (() => void) | null = () => {
    whileWriting = null;
    // The first batch has gone: this fills its room, and one is lost.
    addUses(BATCH + 1);
    throw new Error('the database is away');
  };
  const query = async (text: string, parameters: readonly unknown[] = []) => {
    if (text.includes('analytics_salt'))
      return { rows: [{ salt: Buffer.alloc(32) }], command: 'SELECT', rowCount: 1 };
    if (text.includes('usage_gap')) {
      whileWriting?.();
      told.push(parameters[1]);
    }
    return { rows: [], command: 'INSERT', rowCount: 0 };
  };
  const client = { query, release: () => undefined } as Partial<PostgresPoolClient> as PostgresPoolClient;
  const pool = { connect: async () => client, end: async () => undefined };
  const db = new Kysely<ProductTables>({ dialect: new PostgresDialect({ pool }) });
  const log = { warn: jest.fn(), error: jest.fn() };
  const writer = new UsageWriter({ db, items: { remember: async () => undefined }, log });

  const addUses = (count: number) => {
    for (let added = 0; added < count; added += 1) writer.add(use);
  };

  addUses(MOST_WAITING + 1);
  await writer.flush();
  expect(log.warn.mock.calls).toEqual([]);
  expect(told).toEqual([2]);
});
