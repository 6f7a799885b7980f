/** A connection between two parties that can be disturbed: delayed, cut, garbled, or answering failures itself. */
import net, { type AddressInfo, type Socket } from 'node:net';

export const faults = ['delay', 'cut', 'garble', '500', '429'] as const;
export type Fault = (typeof faults)[number];

/** Longer than any time limit in the system. */
const DELAY_MS = 60_000;
/** Bytes of an answer that get through before it is cut. */
const BYTES_BEFORE_CUT = 40;

const answer = (status: string, body: string, more = '') =>
  `HTTP/1.1 ${status}\r\nContent-Type: text/html\r\nContent-Length: ${body.length}\r\n${more}Connection: close\r\n\r\n${body}`;

const garbled = [
  '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03not http at all\r\n\r\n',
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 20\r\nConnection: close\r\n\r\n{"items":[{"id":"\xff\xfe\xfd"',
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n<html>captive portal</html>',
];

export interface FaultProxy {
  port: number;
  url: string;
  /** Disturbs from now on, connections that are open too; null: lets everything through. */
  set: (fault: Fault | null) => void;
  /** Lets nothing more through on the connections that are open, and leaves them open. */
  hold: () => void;
  close: () => Promise<void>;
}

/** Listens on a free port of localhost and hands connections on to `target`. */
export async function startFaultProxy(target: number, port = 0): Promise<FaultProxy> {
  let fault: Fault | null = null;
  let turn = 0;
  const open = new Set<Socket>();

  const passOn = (socket: Socket, limit = Infinity) => {
    const upstream = net.connect(target, 'localhost');
    open.add(upstream);
    let passed = 0;
    const end = () => {
      socket.destroy();
      upstream.destroy();
      open.delete(upstream);
    };
    upstream.on('data', (chunk: Buffer) => {
      socket.write(chunk.subarray(0, limit - passed));
      passed += chunk.length;
      if (passed >= limit) end();
    });
    socket.on('data', (chunk) => upstream.write(chunk));
    for (const one of [socket, upstream]) one.once('error', end).once('close', end);
  };
  const say = (socket: Socket, text: string) => {
    socket.once('data', () => socket.end(Buffer.from(text, 'latin1')));
  };
  const disturb: Record<Fault, (socket: Socket) => void> = {
    delay: (socket) => void setTimeout(() => socket.destroy(), DELAY_MS).unref(),
    cut: (socket) => passOn(socket, BYTES_BEFORE_CUT),
    garble: (socket) => say(socket, garbled[turn++ % garbled.length]!),
    '500': (socket) => say(socket, answer('500 Internal Server Error', '<h1>Internal Server Error</h1>')),
    '429': (socket) =>
      say(socket, answer('429 Too Many Requests', '<h1>Slow down</h1>', 'Retry-After: 1\r\n')),
  };
  const server = net.createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
    if (fault === null) passOn(socket);
    else disturb[fault](socket);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const own = (server.address() as AddressInfo).port;
  const cutAll = () => open.forEach((socket) => socket.destroy());
  return {
    port: own,
    url: `http://localhost:${own}`,
    set: (next) => {
      fault = next;
      cutAll();
    },
    hold: () => open.forEach((socket) => socket.pause()),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      cutAll();
      await closed;
    },
  };
}
