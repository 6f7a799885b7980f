/** @jest-environment node */
/** A node's copy of the content, of which a part cannot be read for a moment. */
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { ContentReplica } from '@/services/product/follow/replica';
import type { ProductTables } from '@/services/product/tables';

const PAGE = 2_000;
const STORED = PAGE + 500;

const rowOf = (seq: number) => ({
  kind: 'Entry',
  id: `guide-${seq}`,
  seq,
  deleted: false,
  body: {
    sys: { id: `guide-${seq}`, createdAt: '2024-01-01T00:00:00Z', contentType: { sys: { id: 'guide' } } },
    fields: {},
  },
});
const stored = Array.from({ length: STORED }, (_, index) => rowOf(index + 1));

/** A database whose reads of resources after `failAt` fail while `down`. */
function library(failAt: number) {
  const state = { down: true, locales: ['en'] };
  const query = async (text: string, parameters: readonly unknown[] = []) => {
    if (text.includes('content_state')) return answer([{ locales: state.locales, lineage: 'a' }]);
    const after = Number(parameters[0]);
    if (state.down && after >= failAt) throw new Error('the database is away');
    return answer(stored.filter(({ seq }) => seq > after).slice(0, PAGE));
  };
  const answer = (rows: readonly object[]) => ({ rows, command: 'SELECT', rowCount: rows.length });
  const client = { query, release: () => undefined } as Partial<PostgresPoolClient> as PostgresPoolClient;
  const pool = { connect: async () => client, end: async () => undefined };
  const db = new Kysely<ProductTables>({ dialect: new PostgresDialect({ pool }) });
  return { state, replica: new ContentReplica(db) };
}

it('what was read before a page could not be read is reported by the next refresh', async () => {
  const { state, replica } = library(PAGE);
  await expect(replica.refresh()).rejects.toThrow('away');
  // An index that is saved now does not hold what was read.
  expect(replica.position).toBeNull();
  state.down = false;
  expect((await replica.refresh()).size).toBe(STORED);
  // Nor while nobody has taken it up: then the next refresh returns it again.
  expect(replica.position).toBeNull();
  expect((await replica.refresh()).size).toBe(STORED);
  replica.applied();
  expect(replica.position).toEqual({ lineage: 'a', seq: STORED });
  expect((await replica.refresh()).size).toBe(0);
});

it('other locales are not forgotten when nothing could be read after them', async () => {
  const { state, replica } = library(0);
  state.down = false;
  await replica.refresh();
  replica.applied();
  state.locales = ['en', 'cy'];
  state.down = true;
  await expect(replica.refresh()).rejects.toThrow('away');
  state.down = false;
  expect((await replica.refresh()).size).toBe(STORED);
});
