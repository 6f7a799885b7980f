/** kill -9 in turn on every process of a running system while people write; nothing acknowledged may be lost. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PortName } from '@/lib/contracts/environment';
import { childrenOf } from './processes';
import { eventually, type Target } from './target';
import { countLost, forget, startWriters, WRITERS } from './writers';

export const victims = [
  'product',
  'gateway',
  'identity',
  'customers',
  'content',
  'media',
  'media-worker',
  'database',
] as const;
export type Victim = (typeof victims)[number];

/** Acknowledged writes before the kill, and after the recovery. */
const WRITES_BEFORE = 60;
const READY_MS = 90_000;

export interface KillRun {
  victim: Victim;
  acknowledged: number;
  lost: number;
  /** From the kill until everything is ready again, ms. */
  recovered: number;
}

const services: readonly PortName[] = ['web', 'product', 'customers', 'identity', 'content', 'media'];

/** Every process says it is ready, and a page and a search work. */
export async function isWhole(target: Pick<Target, 'at'>): Promise<boolean> {
  const paths = [
    ...services.map((name) => `${target.at(name)}/readyz`),
    `${target.at('web')}/api/search?limit=1`,
  ];
  const answers = await Promise.all(
    paths.map((address) => fetch(address, { signal: AbortSignal.timeout(3_000) })),
  );
  await Promise.all(answers.map((answer) => answer.text()));
  return answers.every(({ ok }) => ok);
}

/** Process of a victim; 0 while there is none. */
export function pidOf(victim: Victim, { launcherPid, dataDir }: Target): number {
  if (victim !== 'database') return childrenOf(launcherPid).get(victim) ?? 0;
  const home = path.join(dataDir, 'postgres');
  let folder = home;
  try {
    folder = readFileSync(path.join(home, 'MOVED'), 'utf8').trim();
  } catch {
    // It lies where it was asked to.
  }
  return Number(readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Kills one process in the middle of writes and counts what was lost of the acknowledged ones. */
export async function killOnce(target: Target, victim: Victim): Promise<KillRun> {
  const writing = await startWriters(target);
  const { written } = writing;
  await eventually('people write', async () => written.length >= WRITES_BEFORE, { ms: READY_MS });
  const pid = pidOf(victim, target);
  if (pid <= 0) throw new Error(`no process of ${victim}`);
  const started = Date.now();
  process.kill(pid, 'SIGKILL');
  await eventually(
    `another ${victim}`,
    async () => pidOf(victim, target) > 0 && pidOf(victim, target) !== pid,
    { ms: READY_MS },
  );
  await eventually(`everything is ready after ${victim}`, () => isWhole(target), { ms: READY_MS });
  const recovered = Date.now() - started;
  const before = written.length;
  await eventually('people write again', async () => written.length >= before + WRITERS, { ms: READY_MS });
  await writing.stop();
  const lost = await countLost(target, written);
  await forget(target, written);
  return { victim, acknowledged: written.length, lost, recovered };
}
