/** Every process that needs the database, started before it answers: it waits with one line, then serves; none ends or shows a stack. */
import { setTimeout as sleep } from 'node:timers/promises';
import { portOffsets } from '@/lib/contracts/environment';
import { freePort } from '@/__tests__/support/processes/free-port';
import { startFaultProxy } from '@/__tests__/support/reliability/fault-proxy';
import { databaseUrl, startNode, type Node } from '@/__tests__/support/reliability/node';
import { target } from '@/__tests__/support/reliability/target';

const names = ['identity', 'customers', 'content', 'product', 'media'] as const;
const system = target();
const portBase = system.portBase + 50;

it('processes that are started before PostgreSQL answers wait for it and then serve', async () => {
  const port = await freePort('localhost');
  const late = new URL(await databaseUrl(system));
  [late.hostname, late.port] = ['localhost', String(port)];
  const nodes: Node[] = [];
  for (const name of names)
    nodes.push(await startNode(system, { name, portBase, env: { DATABASE_URL: late.href } }));
  // A busy machine takes its time to start five processes; each asks, and says that it waits.
  const until = Date.now() + 60_000;
  while (nodes.some(({ output }) => !output().includes('waiting: ')) && Date.now() < until) await sleep(200);
  const proxy = await startFaultProxy(system.portBase + portOffsets.postgres, port);
  try {
    for (const node of nodes) await node.ready();
    for (const { child, output } of nodes) {
      expect(child.exitCode).toBeNull();
      expect(
        output().match(/waiting: the database at localhost:\d+ cannot be used \(.*ECONNREFUSED/g),
      ).toHaveLength(1);
      expect(output()).not.toMatch(/^\s+at /m);
    }
  } finally {
    await Promise.all(nodes.map((node) => node.end('SIGTERM')));
    await proxy.close();
  }
});
