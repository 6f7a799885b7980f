/**
 * Backup and restore as docs/operations.md tells them: a library of its own is used, stopped, copied and thrown away;
 * from the copy comes one that knows the same people and holds what they had.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { portOffsets, type PortName } from '@/lib/contracts/environment';
import { demoAccounts } from '@/services/common/demo-accounts';
import { hashPassword } from '@/services/identity/store/passwords';
import { removeData, startSystem, type System } from '@/__tests__/e2e/support/system';
import { databaseUrl } from '@/__tests__/support/reliability/node';
import { accessToken } from '@/__tests__/support/reliability/sign-in';
import { eventually, target } from '@/__tests__/support/reliability/target';

const portBase = target().portBase + 700;
const at = (name: PortName) => `http://localhost:${portBase + portOffsets[name]}`;
/** In no list of the demonstration: a start does not make it. */
const own = { id: 'restored-person', email: 'person@restored.example', password: 'a password of her own' };
const teacher = demoAccounts[0]!;

let folder = '';
let running: System | null = null;

const stop = async () => {
  const system = running;
  running = null;
  await system?.stop();
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'library-restore-'));
});
afterAll(async () => {
  await stop();
  await removeData(path.join(folder, 'second'));
  await rm(folder, { recursive: true, force: true });
});

const signIn = ({ email, password }: { email: string; password: string }) =>
  accessToken({ issuer: at('identity'), app: at('web'), email, password });

async function graphql(token: string, query: string): Promise<string> {
  const response = await fetch(`${at('web')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  return response.text();
}

/** Bytes of a certificate; null while there is none. */
async function certificate(token: string, course: string): Promise<Buffer | null> {
  const response = await fetch(`${at('web')}/api/certificates/${course}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}

/** Makes an account as an operator would, and answers a course with a certificate and its modules. */
async function prepare(dataDir: string): Promise<{ course: string; modules: string[] }> {
  const client = new pg.Client({ connectionString: await databaseUrl({ dataDir, portBase }) });
  await client.connect();
  await client.query(
    `insert into identity.accounts (id, email, given_name, family_name, password_hash) values ($1, $2, 'Ines', 'Duarte', $3)`,
    [own.id, own.email, await hashPassword(own.password)],
  );
  const { rows } = await client.query<{ course: string; modules: string[] }>(
    `select id as course, (select array_agg(link -> 'sys' ->> 'id') from jsonb_path_query(body, '$.fields.modules.*[*]') as link) as modules
     from product.content_resource where kind = 'Entry' and not deleted
       and body -> 'sys' -> 'contentType' -> 'sys' ->> 'id' = 'trainingCourse'
       and jsonb_path_exists(body, '$.fields.hasCertificate.* ? (@ == true)') limit 1`,
  );
  await client.end();
  return rows[0]!;
}

const command = (action: string, dataDir: string, copy: string) =>
  spawnSync(process.execPath, ['dist/launcher-backup.mjs', action, copy], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });

it('a library restored from its copy has its bookmarks, certificates, accounts and sessions', async () => {
  const [first, copy, second] = ['first', 'copy', 'second'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  running = await startSystem({ portBase, dataDir: first });
  const { course, modules } = await prepare(first);
  const [mine, hers] = [await signIn(teacher), await signIn(own)];
  await graphql(
    hers,
    `mutation { addBookmarkItem(item: { contentId: "${course}" }) { items { contentId } } }`,
  );
  for (const module of modules)
    await graphql(mine, `mutation { completeTrainingModule(contentId: "${module}") { completedAt } }`);
  await graphql(mine, `mutation { requestCertificate(contentId: "${course}") { taskId } }`);
  await eventually('the certificate', async () => (await certificate(mine, course)) !== null, { ms: 30_000 });
  const before = await certificate(mine, course);

  const early = command('backup', first, copy);
  expect(early.stderr).toContain('already runs');
  await stop();
  expect(command('backup', first, copy).stderr).toBe('');
  await removeData(first);
  expect(command('restore', second, copy).stderr).toBe('');
  expect(command('restore', second, copy).stderr).toContain('not empty');

  running = await startSystem({ portBase, dataDir: second });
  // Nothing had to be imported again, and tokens that were given before still hold.
  expect(running.output()).not.toContain('importing');
  expect(await graphql(hers, '{ myBookmarks { contentId } }')).toContain(`"${course}"`);
  const again = await signIn(own);
  expect(await graphql(again, '{ myBookmarks { contentId } }')).toContain(`"${course}"`);
  const after = await certificate(await signIn(teacher), course);
  expect(after?.equals(before!)).toBe(true);
}, 300_000);
