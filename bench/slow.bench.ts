/**
 * `npm run bench:slow`: 10,000 connections that each send one letter of a request at a time (`-- --connections=2000` changes how
 * many), and how long other clients wait meanwhile. Fails on an error, when slow connections are refused, or when the 95th
 * percentile of the other clients is more than twice what it was without them.
 */
import net from 'node:net';
import { startSystem } from '@/__tests__/e2e/support/system';
import { portOffsets } from '@/lib/contracts/environment';
import { ask } from './pages/load';

const PORT_BASE = Number(process.env.PROOF_PORT_BASE ?? 23_000);
const CONNECTIONS = 10_000;
/** Connections opened at once; the listen queue of the system holds 511. */
const BATCH = 200;
const LETTER_EVERY_MS = 2_000;
const MEASURED_MS = 15_000;
const CLIENTS = 4;
const LIMIT = 2;
const PATHS = ['/', '/search?q=hamlet', '/about', '/api/search?limit=10', '/healthz'];

const optionOf = (words: readonly string[], name: string, otherwise: number) =>
  Number(words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);

/** Response times of the other clients, ms, sorted. */
async function measure(origin: string): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + MEASURED_MS;
  const client = async () => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const { status, took } = await ask(origin, { path: PATHS[turn % PATHS.length] ?? '/' });
      if (status !== 200) throw new Error(`${PATHS[turn % PATHS.length]} answered ${status}`);
      times.push(took);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return times.sort((a, b) => a - b);
}

const percentile = (times: readonly number[], share: number) =>
  times[Math.floor(times.length * share)] ?? NaN;

function openOne(port: number): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.off('error', reject);
      socket.write('GET / HTTP/1.1\r\nX-Slow: ');
      // Whether the gateway later closes it does not matter here; only the times of the other clients are measured.
      socket.on('error', () => undefined);
      resolve(socket);
    });
    socket.once('error', reject);
  });
}

async function openSlow(port: number, count: number): Promise<net.Socket[]> {
  const open: net.Socket[] = [];
  while (open.length < count) {
    const batch = Math.min(BATCH, count - open.length);
    open.push(...(await Promise.all(Array.from({ length: batch }, () => openOne(port)))));
  }
  return open;
}

async function main(words: readonly string[]): Promise<number> {
  const count = optionOf(words, 'connections', CONNECTIONS);
  const system = await startSystem({ portBase: PORT_BASE });
  const port = PORT_BASE + portOffsets.web;
  const origin = `http://127.0.0.1:${port}`;
  try {
    await measure(origin);
    const alone = await measure(origin);
    const slow = await openSlow(port, count);
    const letters = setInterval(
      () => slow.forEach((socket) => socket.writable && socket.write('a')),
      LETTER_EVERY_MS,
    );
    const beside = await measure(origin);
    clearInterval(letters);
    slow.forEach((socket) => socket.destroy());
    const row = (times: readonly number[]) => ({
      answers: times.length,
      'p50 ms': percentile(times, 0.5).toFixed(1),
      'p95 ms': percentile(times, 0.95).toFixed(1),
      'p99 ms': percentile(times, 0.99).toFixed(1),
    });
    console.table({ alone: row(alone), [`beside ${count} slow ones`]: row(beside) });
    const times = percentile(beside, 0.95) / percentile(alone, 0.95);
    console.log(`95th percentile ${times.toFixed(2)} times what it was alone (limit ${LIMIT})`);
    return times > LIMIT ? 1 : 0;
  } finally {
    await system.stop();
  }
}

process.exitCode = await main(process.argv.slice(2));
