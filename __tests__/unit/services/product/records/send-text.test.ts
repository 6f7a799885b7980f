/** @jest-environment node */
import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { createServer } from '@/services/common/http/http';
import { sendWhole } from '@/services/product/records/send-text';

it('whoever leaves before a file is written is answered nothing, and no failure is in the log', async () => {
  const lines: string[] = [];
  const app = createServer({
    log: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }),
    ready: async () => undefined,
  });
  let leave: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    app.get('/file', async (request, reply) => {
      const left = once(reply.raw, 'close');
      leave();
      await left;
      setImmediate(resolve);
      return sendWhole(request, reply, 'text/plain', null);
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const asking = get({ host: '127.0.0.1', port, path: '/file' });
  asking.on('error', () => undefined);
  leave = () => asking.destroy();
  await answered;
  await app.close();
  expect(lines).toEqual([]);
});
