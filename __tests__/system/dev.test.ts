/** The gateway as `npm run dev` runs it: pages are made as they are asked for, and reload over the framework's WebSocket as they are edited. */
import http, { type IncomingMessage } from 'node:http';
import { startNode } from '@/__tests__/support/reliability/node';
import { target } from '@/__tests__/support/reliability/target';

const system = target();

/** Asks for the WebSocket on which the browser hears of edits (RFC 6455 §4.1). @returns the status of the answer */
const askForEdits = (origin: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = {
      Origin: origin,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.from('sixteen letters.').toString('base64'),
    };
    const request = http.get(`${origin}/_next/hmr?page=%2Fabout`, { headers });
    const answered = ({ statusCode, socket }: IncomingMessage) => {
      socket.destroy();
      resolve(statusCode);
    };
    request.on('upgrade', answered).on('response', answered).on('error', reject);
    request.setTimeout(30_000, () => request.destroy(new Error('no answer to the upgrade')));
  });

it('a page is served, and hears of edits', async () => {
  const gateway = await startNode(system, {
    name: 'web',
    portBase: system.portBase + 70,
    env: { NODE_ENV: 'development' },
  });
  try {
    await gateway.ready();
    expect((await fetch(`${gateway.url}/about`)).status).toBe(200);
    expect(await askForEdits(gateway.url)).toBe(101);
  } finally {
    await gateway.end('SIGTERM');
  }
});
