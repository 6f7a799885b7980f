/** A bare Fastify server, a process of its own, that answers what it is given: the least that a route can cost. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

export interface BareRoutes {
  origin: string;
  pid: number;
  stop: () => void;
}

/** The child: gets its answers by address, then serves them to GET and POST alike. */
export async function serveBareRoutes(): Promise<void> {
  const [answers] = (await once(process, 'message')) as [Readonly<Record<string, unknown>>];
  const app = Fastify({ logger: false });
  app.route({ method: ['GET', 'POST'], url: '/*', handler: async (request) => answers[request.url] });
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.((app.server.address() as AddressInfo).port);
}

/** Starts the child with these answers. */
export async function startBareRoutes(answers: Readonly<Record<string, unknown>>): Promise<BareRoutes> {
  const child = fork(process.argv[1] ?? '', ['routes']);
  child.send(answers);
  const [port] = (await once(child, 'message')) as [number];
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}
