/** A way to the database on which what networks do to connections can be done to them. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseWay {
  /** For a client of the database. */
  url: string;
  /** Connections of now are lost: PostgreSQL notices it, the client never does. */
  lose: () => void;
  /** Connections of now end, and none is taken. */
  leave: () => void;
  /** Connections are taken, and nothing goes through. */
  hang: () => void;
  /** After `leave` or `hang`: new connections go through; those that hung end. */
  comeBack: () => void;
  close: () => Promise<void>;
}

export async function wayTo(databaseUrl: string): Promise<DatabaseWay> {
  const target = new URL(databaseUrl);
  let state: 'open' | 'away' | 'hanging' = 'open';
  const clients = new Set<Socket>();
  const servers = new Set<Socket>();
  /** Servers whose clients are not told. */
  const lost = new Set<Socket>();
  const held = new Set<Socket>();
  const proxy = createServer((client) => {
    if (state === 'away') {
      client.destroy();
      return;
    }
    const server = connect(Number(target.port), target.hostname);
    clients.add(client);
    servers.add(server);
    client.on('close', () => clients.delete(client) && server.destroy());
    server.on('close', () => {
      servers.delete(server);
      if (!lost.has(server)) client.destroy();
    });
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('error', () => undefined);
      from.on('data', (bytes) => (state === 'hanging' ? held.add(from) : to.write(bytes)));
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const through = new URL(databaseUrl);
  [through.hostname, through.port] = ['127.0.0.1', String((proxy.address() as AddressInfo).port)];
  const end = (sockets: Iterable<Socket>) => [...sockets].forEach((socket) => socket.destroy());
  return {
    url: through.href,
    lose: () => {
      servers.forEach((server) => lost.add(server));
      end(servers);
    },
    leave: () => {
      state = 'away';
      end(clients);
    },
    hang: () => {
      state = 'hanging';
    },
    comeBack: () => {
      state = 'open';
      end(held);
      held.clear();
    },
    close: async () => {
      end(clients);
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
