/** @jest-environment node */
/** Uses that found no room in the queue are all told, also those lost while their day's count is being written. */
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { ProductTables } from '@/services/product/tables';
import type { Use } from '@/services/product/usage/events';
import { UsageWriter } from '@/services/product/usage/writer';

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

/** A writer over a database of which `on` sees every statement and may refuse it. */
function writerOver(on: (text: string, parameters: readonly unknown[]) => void) {
  const query = async (text: string, parameters: readonly unknown[] = []) => {
    on(text, parameters);
    const rows = text.includes('analytics_salt') ? [{ salt: Buffer.alloc(32) }] : [];
    return { rows, command: 'SELECT', rowCount: rows.length };
  };
  const client = { query, release: () => undefined } as Partial<PostgresPoolClient> as PostgresPoolClient;
  const pool = { connect: async () => client, end: async () => undefined };
  const db = new Kysely<ProductTables>({ dialect: new PostgresDialect({ pool }) });
  const log = { warn: jest.fn(), error: jest.fn() };
  const writer = new UsageWriter({ db, items: { remember: async () => undefined }, log, now: () => AT });
  const addUses = (count: number) => {
    for (let added = 0; added < count; added += 1) writer.add(use);
  };
  const said = (level: keyof typeof log) => [
    ...new Set(log[level].mock.calls.map(([, text]) => String(text))),
  ];
  return { writer, addUses, said };
}

it('a use that is lost while the count of its day cannot be written is added to that count', async () => {
  const told: unknown[] = [];
  let whileWriting: (() => void) | null = () => {
    whileWriting = null;
    // The first batch has gone: this fills its room, and one is lost.
    addUses(BATCH + 1);
    throw new Error('the database is away');
  };
  let isWritten = false;
  const { writer, addUses, said } = writerOver((text, parameters) => {
    if (text.includes('into product.usage_event')) isWritten = true;
    if (!text.includes('into product.usage_gap')) return;
    if (!isWritten) throw new Error('the database is away');
    whileWriting?.();
    told.push(parameters[1]);
  });
  addUses(MOST_WAITING + 1);
  await writer.flush();
  expect(said('warn')).toEqual(['lost use could not be told; it waits']);
  expect(told).toEqual([2]);
});

it('what was lost is told while the batch before it cannot be written', async () => {
  const told: unknown[] = [];
  const { writer, addUses, said } = writerOver((text, parameters) => {
    if (text.includes('into product.usage_event')) throw new Error('permission denied');
    if (text.includes('into product.usage_gap')) told.push(parameters[1]);
  });
  addUses(MOST_WAITING + 1);
  await writer.flush();
  expect(told).toEqual([1]);
  expect(said('warn')).toEqual(['use could not be written; it waits']);
});
