/**
 * A bare Fastify server in its own process that returns given answers: the minimum cost of a route. With a database, it first
 * inserts the bookmark that a POST names, and has PostgreSQL return the answer to a GET: the minimum cost of a write and a read
 * for any service.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';

/** One bookmark, as the bare writes insert it. */
export const INSERT = 'insert into product.bookmark (user_id, content_id) values ($1, $2) returning id';

/** The simplest query: PostgreSQL returns its parameter. Named, so that each connection plans it once. */
const READ = { name: 'answer', text: 'select $1::text as answer' };

interface Given {
  answers: Readonly<Record<string, unknown>>;
  databaseUrl: string | null;
}

export interface BareRoutes {
  origin: string;
  pid: number;
  stop: () => void;
}

/** The child process: receives its answers by address, then serves them to GET and POST alike. */
export async function serveBareRoutes(): Promise<void> {
  const [{ answers, databaseUrl }] = (await once(process, 'message')) as [Given];
  const pool = databaseUrl === null ? null : new pg.Pool({ connectionString: databaseUrl, max: 8 });
  const app = Fastify({ logger: false });
  app.get('/*', async ({ url }, reply) => {
    if (pool === null) return answers[url];
    const { rows } = await pool.query<{ answer: string }>({
      ...READ,
      values: [JSON.stringify(answers[url])],
    });
    return reply.type('application/json; charset=utf-8').send(rows[0]?.answer);
  });
  app.post<{ Body: { userId: string; contentId: string } }>('/*', async ({ body, url }) => {
    await pool?.query(INSERT, [body.userId, body.contentId]);
    return answers[url];
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.((app.server.address() as AddressInfo).port);
}

/** Starts the child with these answers by address. */
export async function startBareRoutes(
  answers: Given['answers'],
  databaseUrl: string | null = null,
): Promise<BareRoutes> {
  const child = fork(process.argv[1] ?? '', ['routes']);
  child.send({ answers, databaseUrl } satisfies Given);
  const [port] = (await once(child, 'message')) as [number];
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}
