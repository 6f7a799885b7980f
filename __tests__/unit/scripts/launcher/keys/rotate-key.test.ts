/** `npm run keys -- rotate`: at every step the key in the file is one that is accepted, and does not end. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LocalLibrary } from '@/scripts/launcher/local-library';
import { rotateKey } from '@/scripts/launcher/keys/rotate-key';
import { localSecrets } from '@/scripts/launcher/keys/secrets';

let library: LocalLibrary;
let said: string[];
beforeEach(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'library-rotate-'));
  library = { dataDir, env: { NODE_ENV: 'production' }, secrets: await localSecrets(dataDir) };
  said = [];
});
afterEach(() => rm(library.dataDir, { recursive: true, force: true }));
const say = (line: string) => void said.push(line);

/** The token with which processes that start now ask the delivery API. */
const tokenInFile = async () =>
  (
    JSON.parse(await readFile(path.join(library.dataDir, 'secrets.json'), 'utf8')) as Record<string, string>
  ).CONTENTFUL_ACCESS_TOKEN!.split(',')[0]!;

/** The delivery API's tokens, as its command sets them: whether each one ends. */
function deliveryApi(dieAt = Infinity) {
  const ends = new Map([[library.secrets.CONTENTFUL_ACCESS_TOKEN, false]]);
  let step = 0;
  const run = async (
    _script: string,
    args: readonly string[],
    _env: NodeJS.ProcessEnv,
    token?: string,
  ): Promise<void> => {
    // Everybody on the machine can read a command's arguments.
    if (token !== undefined) expect(args.join(' ')).not.toContain(token);
    if (token !== undefined) ends.set(token, args.includes('--until'));
    // It has done its work when the one who called it dies.
    if (step++ === dieAt) throw new Error('killed');
  };
  return { ends, run };
}

it('the delivery API takes the new token, and the one before ends', async () => {
  const before = library.secrets.CONTENTFUL_ACCESS_TOKEN;
  const { ends, run } = deliveryApi();
  const { secrets } = await rotateKey(library, 'delivery', say, run);
  const token = await tokenInFile();
  expect(secrets.CONTENTFUL_ACCESS_TOKEN).toBe(`${token},${before}`);
  expect([...ends]).toEqual([
    [before, true],
    [token, false],
  ]);
});

it.each([0, 1, 2])(
  'a command that dies after its step %i leaves a token in the file that does not end',
  async (step) => {
    const { ends, run } = deliveryApi(step);
    await expect(rotateKey(library, 'delivery', say, run)).rejects.toThrow('killed');
    expect(ends.get(await tokenInFile())).toBe(false);
  },
);

it('killed before the one before had its end, and run again, it leaves none without an end but the new one', async () => {
  const { ends, run } = deliveryApi(1);
  const dying: typeof run = async (script, args, env, token) => {
    if (args.includes('--until')) throw new Error('killed');
    await run(script, args, env, token);
  };
  await expect(rotateKey(library, 'delivery', say, dying)).rejects.toThrow('killed');
  const again = { ...library, secrets: await localSecrets(library.dataDir) };
  await rotateKey(again, 'delivery', say, async (_script, args, _env, token) => {
    if (token !== undefined) ends.set(token, args.includes('--until'));
  });
  expect([...ends.values()]).toEqual([true, true, false]);
});

it('says that running processes must be restarted before the token ends that they use', async () => {
  await rotateKey(library, 'delivery', say, deliveryApi().run);
  expect(said).toEqual([expect.stringMatching(/^delivery: .*restart the library before \d{4}-.+ UTC/)]);
});

describe('a key that the operator set as a variable is left as it is, and it is said how to replace it', () => {
  const NAMES = ['CONTENTFUL_ACCESS_TOKEN', 'SERVICE_KEY'] as const;
  const runNothing = async () => {
    throw new Error('nothing is run');
  };
  beforeEach(() => NAMES.forEach((name) => (process.env[name] = `of-the-operator-${name}`)));
  afterEach(() => NAMES.forEach((name) => delete process.env[name]));

  it('delivery: stored first, then set alone, as readers send the variable whole', async () => {
    expect(await rotateKey(library, 'delivery', say, runNothing)).toBe(library);
    expect(said.join('\n')).not.toMatch(/NEW,OLD|OLD,NEW/);
    expect(said.map((line) => line.replace(/^delivery: /, '')).slice(1, 4)).toEqual([
      '1. npm run content -- token --set=- --rate-limit 0, and type NEW, Enter, Ctrl-D',
      '2. set CONTENTFUL_ACCESS_TOKEN=NEW alone, and start the processes anew',
      expect.stringMatching(
        /^3\. npm run content -- token --set=- --rate-limit 0 --until \d{4}-.+Z, and type OLD, Enter, Ctrl-D$/,
      ),
    ]);
  });

  it('service: every process accepts the new one before any signs with it', async () => {
    expect(await rotateKey(library, 'service', say, runNothing)).toBe(library);
    expect(said.map((line) => /SERVICE_KEY=[A-Z,]*[A-Z]/.exec(line)?.[0]).slice(1)).toEqual([
      'SERVICE_KEY=OLD,NEW',
      'SERVICE_KEY=NEW,OLD',
      'SERVICE_KEY=NEW',
    ]);
    expect(said.at(-1)).toContain('a day later');
  });
});
