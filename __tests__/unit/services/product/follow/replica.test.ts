/** @jest-environment node */
/** A node's copy of the content, of which a part cannot be read for a moment. */
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { ContentReplica } from '@/services/product/follow/replica';
import type { ProductTables } from '@/services/product/tables';

const PAGE = 2_000;
const STORED = PAGE + 500;

const rowOf = (seq: number, id = `guide-${seq}`) => ({
  kind: 'Entry',
  id,
  seq,
  deleted: false,
  body: {
    sys: { id, createdAt: '2024-01-01T00:00:00Z', contentType: { sys: { id: 'guide' } } },
    fields: {},
  },
});
const stored = Array.from({ length: STORED }, (_, index) => rowOf(index + 1));

/** A database whose reads of resources after `failAt` fail while `down`. */
function library(failAt: number) {
  const state = { down: true, locales: ['en'], lineage: 'a', stored };
  const query = async (text: string, parameters: readonly unknown[] = []) => {
    const { locales, lineage } = state;
    if (text.includes('content_state'))
      return answer([{ locales, lineage, newest: state.stored.at(-1)?.seq ?? null }]);
    const after = Number(parameters[0]);
    if (state.down && after >= failAt) throw new Error('the database is away');
    return answer(state.stored.filter(({ seq }) => seq > after).slice(0, PAGE));
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

it('of a database that came back at an earlier change everything is read anew, also what takes a lost number', async () => {
  const { state, replica } = library(0);
  state.down = false;
  state.stored = [rowOf(1), rowOf(2), rowOf(3, 'lost')];
  await replica.refresh();
  replica.applied();
  state.stored = [rowOf(1), rowOf(2)];
  expect([...(await replica.refresh())].toSorted()).toEqual(['guide-1', 'guide-2', 'lost']);
  expect(replica.graph.entry('lost')).toBeUndefined();
  replica.applied();
  state.stored = [rowOf(1), rowOf(2), rowOf(3, 'found')];
  expect([...(await replica.refresh())]).toEqual(['found']);
  replica.applied();
  expect(replica.position).toEqual({ lineage: 'a', seq: 3 });
});

it('an operator who gives the database another lineage has everything read anew, whatever its numbers', async () => {
  const { state, replica } = library(0);
  state.down = false;
  state.stored = [rowOf(1), rowOf(2, 'lost')];
  await replica.refresh();
  replica.applied();
  state.stored = [rowOf(1), rowOf(2, 'found')];
  state.lineage = 'b';
  expect([...(await replica.refresh())].toSorted()).toEqual(['found', 'guide-1', 'lost']);
  replica.applied();
  expect(replica.position).toEqual({ lineage: 'b', seq: 2 });
});
