/** Timed requests over keep-alive connections, and the CPU that they cost the processes that answer. */
import { Pool } from 'undici';
import { cpuMilliseconds } from '@/__tests__/support/reliability/processes';

export interface Ask {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string | null;
}

export interface Answer {
  status: number;
  body: Buffer;
  /** From the first byte sent to the last one read, ms. */
  took: number;
}

const CONNECTIONS = 64;
const pools = new Map<string, Pool>();

function poolOf(origin: string): Pool {
  const pool = pools.get(origin) ?? new Pool(origin, { connections: CONNECTIONS });
  pools.set(origin, pool);
  return pool;
}

/**
 * One request. Rejects when there is no answer; the caller judges the status. Uses undici's `dispatch`, because the client's own
 * CPU is part of every time, and Node's client takes 0.05 ms more.
 */
export function ask(
  origin: string,
  { path, method = 'GET', headers = {}, body = null }: Ask,
): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    poolOf(origin).dispatch(
      { path, method, headers, body },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, statusCode) => {
          status = statusCode;
        },
        onResponseData: (_controller, chunk) => {
          chunks.push(chunk);
        },
        onResponseEnd: () => {
          resolve({ status, body: Buffer.concat(chunks), took: performance.now() - started });
        },
        onResponseError: (_controller, error) => {
          reject(error);
        },
      },
    );
  });
}

/** A server to measure, and the processes that do its work. */
export interface Rival {
  name: string;
  origin: string;
  pids: readonly number[];
  asks: readonly Ask[];
}

export interface Cost {
  /** Median over the rounds, ms of CPU per request, one for each process. */
  cpu: number[];
  /** All processes together, for each round. */
  rounds: number[];
  p95: number;
  p99: number;
  bytes: number;
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

export const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

const TRIES = 5;

/** Sends the request, and retries after a moment when a busy server answers 503. Throws on any other refusal. */
async function asked(origin: string, one: Ask): Promise<Answer> {
  let answer = await ask(origin, one);
  for (let turn = 1; turn < TRIES && answer.status === 503; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    answer = await ask(origin, one);
  }
  if (answer.status !== 200) throw new Error(`${answer.status} for ${origin}${one.path}`);
  return answer;
}

/** Sends `requests` of the rival's requests in turn over `connections` connections. */
async function drive({ origin, asks }: Rival, requests: number, connections: number) {
  const took: number[] = [];
  let bytes = 0;
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < requests; index = next++) {
      const one = asks[index % asks.length];
      if (!one) return;
      const answer = await asked(origin, one);
      took.push(answer.took);
      bytes += answer.body.length;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return { took, bytes: bytes / requests };
}

/**
 * Measures rivals against each other: all are warmed up, then measured in turn, round after round, so that other work on the
 * machine affects all alike.
 */
export async function race(
  rivals: readonly Rival[],
  { requests, rounds, connections = 4 }: { requests: number; rounds: number; connections?: number },
): Promise<Cost[]> {
  const runs = rivals.map(() => ({ cpu: [] as number[][], took: [] as number[], bytes: 0 }));
  for (let round = -2; round < rounds; round += 1) {
    for (const [index, rival] of rivals.entries()) {
      const before = rival.pids.map(cpuMilliseconds);
      const { took, bytes } = await drive(rival, requests, connections);
      const used = rival.pids.map((pid, at) => (cpuMilliseconds(pid) - (before[at] ?? 0)) / requests);
      const run = runs[index];
      if (round < 0 || !run) continue; // the first rounds warm the caches
      run.cpu.push(used);
      run.took.push(...took);
      run.bytes = bytes;
    }
  }
  return runs.map(({ cpu, took, bytes }, index) => ({
    cpu: (rivals[index]?.pids ?? []).map((_, at) => median(cpu.map((used) => used[at] ?? NaN))),
    rounds: cpu.map((used) => used.reduce((sum, one) => sum + one, 0)),
    p95: quantile(took, 0.95),
    p99: quantile(took, 0.99),
    bytes,
  }));
}

/** How many times as much one costs as the other: the median of the ratios of the rounds. */
export const ratioOf = (ours: Cost, theirs: Cost): number =>
  median(ours.rounds.map((cost, index) => cost / (theirs.rounds[index] ?? NaN)));
