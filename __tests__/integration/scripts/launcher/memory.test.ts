/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSupervisor } from '@/scripts/launcher/processes';

const SCRIPT = `
import v8 from 'node:v8';
console.log(JSON.stringify({ bound: v8.getHeapStatistics().heap_size_limit / 2 ** 20, arenas: process.env.MALLOC_ARENA_MAX }));
process.on('SIGTERM', () => process.exit(0));
setInterval(() => undefined, 1000);
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'library-memory-'));
  await writeFile(path.join(folder, 'script.mjs'), SCRIPT);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a process of that name says of itself. */
async function started(name: string, env: NodeJS.ProcessEnv): Promise<{ bound: number; arenas: string }> {
  const supervisor = createSupervisor(
    folder,
    () => undefined,
    () => undefined,
  );
  supervisor.start({ name, script: path.join(folder, 'script.mjs'), env });
  let text = '';
  while (!text.endsWith('\n')) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    text = await readFile(path.join(folder, `${name}.log`), 'utf8').catch(() => '');
  }
  await supervisor.stopAll();
  return JSON.parse(text) as { bound: number; arenas: string };
}

describe('memory of a process that the launcher starts', () => {
  it('has a bound for the gateway, and fewer arenas for all', async () => {
    const [gateway, product] = await Promise.all([
      started('gateway', process.env),
      started('product', process.env),
    ]);
    expect(gateway.bound).toBeLessThan(512);
    expect(product.bound).toBeGreaterThan(512);
    expect([gateway.arenas, product.arenas]).toEqual(['2', '2']);
  });

  it('is what the operator set, where they did', async () => {
    expect((await started('media', { ...process.env, MALLOC_ARENA_MAX: '4' })).arenas).toBe('4');
  });
});
