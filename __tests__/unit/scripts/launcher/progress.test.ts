/**
 * A process that says it gets further with its start is waited for; one that says nothing, or begins anew again and again, is not.
 * @jest-environment node
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@/__tests__/support/processes/free-port';
import { createSupervisor } from '@/scripts/launcher/processes';
import { logSizes, untilReady } from '@/scripts/launcher/ready';

/** Listens after so many steps of a start, unless it ends after some of them. */
const SCRIPT = `
import http from 'node:http';
const { PORT, STEPS, SAYS, DIES_AFTER } = process.env;
process.on('disconnect', () => process.exit(0));
for (let step = 1; step <= Number(STEPS); step += 1) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (SAYS) process.send({ progress: step, ...(SAYS === 'words' && { said: 'step ' + step }) });
  if (step === Number(DIES_AFTER)) process.exit(1);
}
http.createServer((request, response) => response.end()).listen(Number(PORT), '127.0.0.1');
`;

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'library-progress-'))));
afterEach(() => rm(folder, { recursive: true }));

/** @param heard is told what the supervisor says */
async function starting(
  env: Record<string, string>,
  patienceMs: number,
  heard: (line: string) => void = () => undefined,
): Promise<void> {
  const logs = path.join(folder, 'logs');
  await mkdir(logs, { recursive: true });
  const script = path.join(folder, 'slow.mjs');
  await writeFile(script, SCRIPT);
  const port = String(await freePort());
  const supervisor = createSupervisor(logs, heard, () => undefined);
  const olderLogs = await logSizes(logs);
  const variables = { ...env, PORT: port } as unknown as NodeJS.ProcessEnv;
  supervisor.start({ name: 'product', script, env: variables });
  await untilReady('product', `http://127.0.0.1:${port}/`, {
    ...{ olderLogs, patienceMs, progressOf: supervisor.progressOf, dataDir: folder },
    databaseUrl: 'postgres://nobody:x@127.0.0.1:1/none',
    say: heard,
    signal: new AbortController().signal,
  }).finally(supervisor.stopAll);
}

it('is waited for longer than for one that says nothing', async () => {
  await starting({ STEPS: '20', SAYS: 'yes' }, 4_000);
  await expect(starting({ STEPS: '20' }, 2_000)).rejects.toThrow('product did not become ready');
});

it('says how far it is, in the words of the process', async () => {
  const heard: string[] = [];
  await starting({ STEPS: '2', SAYS: 'words' }, 4_000, (line) => heard.push(line));
  expect(heard).toEqual(['product: step 1', 'product: step 2']);
});

it('one that ends at the same place each time gets no further', async () => {
  await expect(starting({ STEPS: '20', SAYS: 'yes', DIES_AFTER: '2' }, 3_000)).rejects.toThrow(
    'product did not become ready',
  );
});

it('what an earlier start has logged is not named as the cause', async () => {
  await mkdir(path.join(folder, 'logs'));
  await writeFile(path.join(folder, 'logs', 'product.log'), 'Error: the disk was full yesterday\n');
  await expect(starting({ STEPS: '20' }, 300)).rejects.toThrow(/did not become ready\. Ask/);
});
