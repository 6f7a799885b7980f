/**
 * The launcher starts again what hangs, as it does what ends, and in development what was edited.
 * @jest-environment node
 */
import { mkdir, mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@/__tests__/support/processes/free-port';
import { createSupervisor } from '@/scripts/launcher/processes';

/** Answers with its process id; at /hang it never does anything again. */
const SCRIPT = `
import http from 'node:http';
http.createServer((request, response) => {
  if (request.url === '/hang') for (;;);
  response.end(String(process.pid));
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

it('in development, what was edited is begun by a process that stands by, with the script as it is then', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'library-standby-'));
  const script = path.join(folder, 'edited.mjs');
  const write = (version: string) =>
    writeFile(
      script,
      `import {
  createServer
} from "node:http";
createServer((request, response) => response.end(JSON.stringify({
  flags: process.execArgv.join(), version: '${version}',
}))).listen(Number(process.env.PORT), '127.0.0.1');
process.on('disconnect', () => process.exit(0));
`,
    );
  await write('first');
  const address = `http://127.0.0.1:${await freePort()}`;
  const flagsOf = async (version: string): Promise<string> => {
    for (;;) {
      const answer = await fetch(address).catch(() => null);
      const found = (await answer?.json()) as { flags: string; version: string } | undefined;
      if (found?.version === version) return found.flags;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const supervisor = createSupervisor(
    folder,
    () => undefined,
    () => undefined,
    { standbyAfterMs: 0 },
  );
  supervisor.start({
    name: 'edited',
    script,
    env: { PORT: new URL(address).port } as unknown as NodeJS.ProcessEnv,
  });
  try {
    expect(await flagsOf('first')).not.toContain('standby');
    await write('second');
    supervisor.restart([script]);
    expect(await flagsOf('second')).toContain('standby');
  } finally {
    await supervisor.stopAll();
  }
  await expect(fetch(address)).rejects.toThrow();
  await rm(folder, { recursive: true, force: true });
});

it('a process that lives and answers nothing is ended and started again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'library-hang-'));
  const script = path.join(folder, 'hang.mjs');
  await writeFile(script, SCRIPT);
  const address = `http://127.0.0.1:${await freePort()}`;
  const events: string[] = [];
  const health = { everyMs: 200, patienceMs: 500 };
  const supervisor = createSupervisor(
    folder,
    (event) => events.push(event),
    () => undefined,
    health,
  );
  const pid = async (except = ''): Promise<string> => {
    for (;;) {
      const answer = await fetch(address, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
      const text = (await answer?.text()) ?? '';
      if (text !== '' && text !== except) return text;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const env = { PORT: new URL(address).port } as unknown as NodeJS.ProcessEnv;
  supervisor.start({ name: 'tried', script, env, health: `${address}/healthz` });
  const first = await pid();
  // Long enough to have been asked and to have answered.
  await new Promise((resolve) => setTimeout(resolve, 600));
  await fetch(`${address}/hang`, { signal: AbortSignal.timeout(500) }).catch(() => null);
  expect(await pid(first)).not.toBe(first);
  expect(events).toEqual(['tried hangs; ending it', expect.stringContaining('tried ended (SIGKILL)')]);
  await supervisor.stopAll();
  await rm(folder, { recursive: true, force: true });
});

describe('a process that cannot be started', () => {
  const { execPath } = process;
  let folder: string;
  let address: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'library-unstarted-'));
    await writeFile(path.join(folder, 'late.mjs'), SCRIPT);
    address = `http://127.0.0.1:${await freePort()}`;
  });
  afterEach(async () => {
    process.execPath = execPath;
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts a process, which fails twice; then `mend` has it succeed. */
  async function startedLate(mend: () => Promise<unknown>, standbyAfterMs?: number): Promise<string[]> {
    const events: string[] = [];
    let tell: (event: string) => void = () => undefined;
    const second = new Promise((resolve) => (tell = (event) => events.push(event) === 2 && resolve(event)));
    const supervisor = createSupervisor(
      folder,
      (event) => tell(event),
      () => undefined,
      standbyAfterMs === undefined ? {} : { standbyAfterMs },
    );
    const env = { PORT: new URL(address).port } as unknown as NodeJS.ProcessEnv;
    supervisor.start({ name: 'late', script: path.join(folder, 'late.mjs'), env });
    await second;
    await mend();
    while ((await fetch(address).catch(() => null)) === null)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await supervisor.stopAll();
    return events;
  }

  it('as the system has no room for it, is tried again, and its launcher goes on', async () => {
    process.execPath = path.join(folder, 'no-such-program');
    const events = await startedLate(async () => (process.execPath = execPath));
    expect(events.slice(0, 2)).toEqual([
      expect.stringMatching(/^late ended \(spawn .*ENOENT\); starting it again in 600 ms$/),
      expect.stringMatching(/ENOENT.*in 1200 ms$/),
    ]);
  });

  it('as its log cannot be opened, is tried again', async () => {
    const log = path.join(folder, 'late.log');
    await mkdir(log);
    const events = await startedLate(() => rmdir(log));
    expect(events[0]).toMatch(/^late ended \(.*EISDIR.*\); starting it again in 600 ms$/);
  });

  it('in development neither ends the launcher where it was to stand by', async () => {
    process.execPath = path.join(folder, 'no-such-program');
    const events = await startedLate(async () => (process.execPath = execPath), 0);
    expect(events[0]).toContain('ENOENT');
  });

  it('is not waited for when everything stops', async () => {
    process.execPath = path.join(folder, 'no-such-program');
    const supervisor = createSupervisor(
      folder,
      () => undefined,
      () => undefined,
    );
    supervisor.start({ name: 'late', script: path.join(folder, 'late.mjs'), env: process.env });
    await supervisor.stopAll();
  });
});
