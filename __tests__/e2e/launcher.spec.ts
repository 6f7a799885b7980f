/** The one command: bad settings, taken ports, two systems from one build, and a killed launcher that loses nothing. */
import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { portOffsets } from '@/lib/contracts/environment';
import { addition, pairAt, titleIds, type BookmarkPair } from '@/__tests__/support/content/bookmark-pairs';
import { addresses, signIn } from './support/library';
import { E2E_PORT_BASE, SECOND_PORT_BASE } from './support/ports';
import { removeData, startSystem } from './support/system';
import { LONG, shortIf } from './support/long';

// One after the other: these tests start whole systems of their own.
test.describe.configure({ mode: 'serial' });

/** Runs the launcher to its end; resolves with its exit code and what it said on stderr. */
async function launchAndFail(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'library-bad-'));
  const child = spawn(process.execPath, ['dist/launcher.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT_BASE: String(SECOND_PORT_BASE),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  await removeData(dataDir);
  return { code, said: said.trim() };
}

for (const [name, value] of [
  ['PORT_BASE', 'abc'],
  ['PORT_BASE', '80'],
  ['LOG_LEVEL', 'loud'],
  ['PORT_BASE', '6000'],
  ['MEDIA_SIGNING_KEY', 'a'],
  ['LISTEN_HOST', '0.0.0.0'],
] as const) {
  test(`${name}=${value} stops the start with one line naming it`, async () => {
    const { code, said } = await launchAndFail({ [name]: value });
    expect(code).toBe(78);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toContain(name);
  });
}

for (const name of ['customers', 'postgres'] as const) {
  test(
    `a taken port (${name}) stops the start, naming the port and PORT_BASE`,
    shortIf(name === 'postgres'),
    () => takePort(name),
  );
}

async function takePort(name: 'customers' | 'postgres'): Promise<void> {
  const port = SECOND_PORT_BASE + portOffsets[name];
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(port, '127.0.0.1', resolve));
  const { code, said } = await launchAndFail({});
  await new Promise((resolve) => holder.close(resolve));
  expect(code).toBe(1);
  expect(said).toContain(String(port));
  expect(said).toContain('PORT_BASE');
}

test('a start that fails when the database runs already leaves none behind', async () => {
  // The sample library is compiled into this folder, which cannot be made.
  const { code, said } = await launchAndFail({ CACHE_DIR: '/dev/null/cache' });
  expect(code).toBe(1);
  expect(said).toContain('failed');
  const port = SECOND_PORT_BASE + portOffsets.postgres;
  const probe = createServer();
  await new Promise<void>((resolve, reject) =>
    probe.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  await new Promise((resolve) => probe.close(resolve));
});

async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies(page.url());
  const token = cookies.find(({ name }) => name === 'jwt')?.value;
  if (!token) throw new Error('not signed in');
  return token;
}

async function graphql(front: string, token: string, query: string): Promise<unknown> {
  const answer = await fetch(`${front}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return answer.json();
}

const LIST = '{ myBookmarks { contentId relatedContentId } }';

test(
  'one build runs on a second port base; kill -9 of the launcher loses no acknowledged bookmark',
  LONG,
  async ({ page }) => {
    test.setTimeout(6 * 60_000);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'library kill '));
    const { front } = addresses(SECOND_PORT_BASE);
    const first = await startSystem({ portBase: SECOND_PORT_BASE, dataDir });

    // Both systems answer for themselves, from the same build.
    for (const base of [E2E_PORT_BASE, SECOND_PORT_BASE]) {
      const html = await (await page.request.get(`http://localhost:${base}/`)).text();
      expect(html).toContain(`http://localhost:${base + portOffsets.identity}`);
    }

    await page.goto(`${front}/guides`);
    await signIn(page, 'teacher');
    const token = await tokenOf(page);
    const ids = await titleIds(front);
    const keyOf = ({ contentId, relatedContentId }: BookmarkPair) => `${contentId} ${relatedContentId}`;
    const acknowledged: string[] = [];
    let dead = false;
    const write = async (writer: number) => {
      for (let count = writer; !dead && count < 2_000; count += 4) {
        const pair = pairAt(ids, count);
        const answer = await graphql(front, token, `mutation { ${addition(pair)} }`).catch(() => null);
        if (answer === null) return;
        if (JSON.stringify(answer).includes(pair.contentId)) acknowledged.push(keyOf(pair));
      }
    };
    const writers = Promise.all([0, 1, 2, 3].map(write));
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    first.launcher.kill('SIGKILL');
    dead = true;
    await writers;

    const second = await startSystem({ portBase: SECOND_PORT_BASE, dataDir });
    const { data } = (await graphql(front, token, LIST)) as { data: { myBookmarks: BookmarkPair[] } };
    const bookmarked = new Set(data.myBookmarks.map(keyOf));
    expect(acknowledged.filter((key) => !bookmarked.has(key))).toEqual([]);
    await second.stop();
    await removeData(dataDir);
  },
);
