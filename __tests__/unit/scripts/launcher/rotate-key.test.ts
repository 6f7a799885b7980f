/** `npm run keys -- rotate`: at every step the key in the file is one that is accepted, and does not end. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LocalLibrary } from '@/scripts/launcher/local-library';
import { rotateKey } from '@/scripts/launcher/rotate-key';
import { localSecrets } from '@/scripts/launcher/secrets';

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
  const run = async (_script: string, args: readonly string[]): Promise<void> => {
    const token = args.find((word) => word.startsWith('--set='))?.slice('--set='.length);
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
  const dying: typeof run = async (script, args) => {
    if (args.includes('--until')) throw new Error('killed');
    await run(script, args);
  };
  await expect(rotateKey(library, 'delivery', say, dying)).rejects.toThrow('killed');
  const again = { ...library, secrets: await localSecrets(library.dataDir) };
  await rotateKey(again, 'delivery', say, async (_script, args) => {
    const token = args.find((word) => word.startsWith('--set='))?.slice('--set='.length);
    if (token !== undefined) ends.set(token, args.includes('--until'));
  });
  expect([...ends.values()]).toEqual([true, true, false]);
});

it('says that running processes must be restarted before the token ends that they use', async () => {
  await rotateKey(library, 'delivery', say, deliveryApi().run);
  expect(said).toEqual([expect.stringMatching(/^delivery: .*restart the library before \d{4}-.+ UTC/)]);
});
