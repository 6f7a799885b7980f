/** A server that speaks PostgreSQL's protocol (version 3.0) and says of itself that it is version 13. */
import { createServer, type AddressInfo } from 'node:net';

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const int = (bytes: 2 | 4, value: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeIntBE(value, 0, bytes);
  return buffer;
};
const text = (value: string) => Buffer.from(`${value}\0`);

const INT4 = 23;
const ready = message('Z', Buffer.from('I'));
const welcome = Buffer.concat([message('R', int(4, 0)), ready]);
/** One row of one column, to whatever is asked. */
const answer = Buffer.concat([
  message(
    'T',
    Buffer.concat([
      int(2, 1),
      text('version'),
      int(4, 0),
      int(2, 0),
      int(4, INT4),
      int(2, 4),
      int(4, -1),
      int(2, 0),
    ]),
  ),
  message('D', Buffer.concat([int(2, 1), int(4, 6), Buffer.from('130012')])),
  message('C', text('SELECT 1')),
  ready,
]);

export async function startOldPostgres() {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    let isGreeted = false;
    socket.on('data', (bytes) => {
      if (!isGreeted) socket.write(welcome);
      else if (bytes[0] === 'Q'.charCodeAt(0)) socket.write(answer);
      else socket.end();
      isGreeted = true;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://library@127.0.0.1:${port}/library`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
