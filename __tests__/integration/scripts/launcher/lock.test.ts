/** Several starts on one data folder in the same moment, after a stop, after a kill and into a new folder: one of them runs. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';
import { nodeBundle } from '@/scripts/support/services.mjs';

const AT_ONCE = 6;
const ROUNDS = 20;
/** Until every process has been told of the moment, ms. */
const AHEAD_MS = 15;

/** Told of a folder and a moment, tries to take the lock then; told of nothing, gives it back. */
const CONTENDER = `
  import { takeLock } from '@/scripts/launcher/lock';
  let release = async () => undefined;
  process.on('message', async ({ dataDir, at }) => {
    if (dataDir === undefined) return process.send({ held: await release().then(() => false) });
    while (Date.now() < at);
    const taking = takeLock(dataDir).then((given) => void (release = given));
    process.send(await taking.then(() => ({ held: true }), ({ message }) => ({ held: false, message })));
  });
`;

const answerSchema = z.object({ held: z.boolean(), message: z.string().optional() });

let folder: string;
let contenders: ChildProcess[];
const begin = () => fork(path.join(folder, 'launcher.mjs'));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'library-lock-'));
  await build({
    stdin: { contents: CONTENDER, resolveDir: process.cwd(), loader: 'ts' },
    outfile: path.join(folder, 'launcher.mjs'),
    ...nodeBundle(process.cwd()),
  });
  contenders = Array.from({ length: AT_ONCE }, begin);
});
afterEach(async () => {
  for (const contender of contenders) contender.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function ask(contender: ChildProcess, message: object): Promise<z.infer<typeof answerSchema>> {
  const answer = once(contender, 'message');
  contender.send(message);
  return answerSchema.parse((await answer)[0]);
}

/** All try at one moment. Answers who holds the lock, and what the others were told. */
async function race(dataDir: string): Promise<{ holders: ChildProcess[]; refusals: string[] }> {
  const at = Date.now() + AHEAD_MS;
  const answers = await Promise.all(contenders.map((contender) => ask(contender, { dataDir, at })));
  return {
    holders: contenders.filter((_, index) => answers[index]?.held),
    refusals: answers.flatMap(({ message }) => message ?? []),
  };
}

/** How the holder of a round ends: it stops, or is killed, and another process stands in for it. */
async function endHolder(holder: ChildProcess, killed: boolean): Promise<void> {
  if (!killed) return void (await ask(holder, {}));
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  contenders[contenders.indexOf(holder)] = begin();
}

it.each([
  ['stopped', false],
  ['was killed', true],
])('lets one of several starts in one moment run, after the last one %s', async (_, killed) => {
  const dataDir = path.join(folder, 'data');
  await mkdir(dataDir);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { holders, refusals } = await race(dataDir);
    expect(holders.map(({ pid }) => pid)).toHaveLength(1);
    const [holder] = holders;
    const said = `The library already runs on ${dataDir} (process ${holder?.pid}). Stop it, or set another DATA_DIR.`;
    expect(refusals).toEqual(Array.from({ length: AT_ONCE - 1 }, () => said));
    if (holder) await endHolder(holder, killed);
  }
  if (!killed) expect(await readdir(dataDir)).toEqual([]);
});
