/**
 * The commands of docs/deploy.md, from the document itself. Those before there is a library are run here, in a folder of the test; those
 * with a running one by __tests__/system/technician.test.ts, which wants each of them. No block may be left without a test.
 */
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { runBlock } from '@/__tests__/support/processes/deploy-sandbox';
import { fileBlocks, shellBlocks } from '@/__tests__/support/documented-files';
import { portOffsets } from '@/lib/contracts/environment';
import { serviceBuild } from '@/scripts/support/services.mjs';

const blocks = shellBlocks('docs/deploy.md');
const [installing = '', starting = '', commands = '', containers = '', moving = '', nightly = '', bringingBack = '', copying = '', restoring = '', upgrading = ''] =
  blocks; // prettier-ignore

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('has ten blocks of commands, each with its test', () => {
  expect(blocks.map((block) => block.split('\n')[0])).toEqual([
    expect.stringMatching(/^apt-get update && apt-get install /),
    expect.stringMatching(/^mkdir /),
    expect.stringMatching(/^npm run accounts -- invite /),
    expect.stringMatching(/^docker compose up /),
    expect.stringMatching(/^umask 077/),
    expect.stringMatching(/^chmod /),
    expect.stringMatching(/^rsync /),
    expect.stringMatching(/^umask 077/),
    expect.stringMatching(/^backup=/),
    expect.stringMatching(/^set -a; \. \/etc\/library\.env; set \+a/),
  ]);
});

it('installs: the user, the source, what it needs and the build', async () => {
  const { code, said, recorded } = await runBlock(installing, { root });
  expect({ code, said }).toEqual({ code: 0, said: '' });
  expect(recorded).toEqual([
    'apt-get update',
    'apt-get install -y git nginx sudo ffmpeg logrotate rsync',
    `adduser --system --group --home ${root}/srv/library library`,
    `git clone URL ${root}/srv/library/app`,
    'npm ci',
    'node scripts/build.mjs',
  ]);
  expect(existsSync(`${root}/srv/library/app/scripts/build.mjs`)).toBe(true);
});

it('names what a bare machine lacks: a Node that is new enough, and the program of each command and file', () => {
  const text = readFileSync('docs/deploy.md', 'utf8');
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  expect(text).toContain(`Node ${engines.node.replace('>=', '')} or`);
  expect(text).toContain('apt-get install nodejs npm');
  // Elsewhere than Debian puts its own, the unit starts it only if it is changed.
  const [, program = ''] = /^ExecStart=(\S+)/m.exec(text) ?? [];
  expect(text).toContain(`write \`/usr/local/bin/node\` for \`${program}\``);
  const [installed = ''] = /apt-get install -y .*/.exec(installing) ?? [];
  const named = ['git', 'nginx', 'sudo', 'logrotate', 'rsync'].filter((program) =>
    new RegExp(`\\b${program}\\b`).test(text),
  );
  expect(installed.split(' ')).toEqual(expect.arrayContaining([...named, 'ffmpeg']));
});

it('starts: folders of the user, the site of nginx, the service', async () => {
  const { code, said, recorded } = await runBlock(starting, { root });
  expect({ code, said }).toEqual({ code: 0, said: '' });
  for (const name of ['data', 'cache', 'recordings'])
    expect(lstatSync(`${root}/srv/library/${name}`).isDirectory()).toBe(true);
  expect(readlinkSync(`${root}/etc/nginx/sites-enabled/library`)).toBe(
    `${root}/etc/nginx/sites-available/library`,
  );
  expect(recorded).toEqual([
    `chown -R library: ${root}/srv/library`,
    'systemctl reload nginx',
    'systemctl enable --now library',
  ]);
});

it('names, for containers, services of compose.yaml and commands that a build makes', async () => {
  const { code, recorded } = await runBlock(containers, { root });
  expect(code).toBe(0);
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, object>;
  };
  const [up, ...inside] = recorded;
  expect(up).toBe('docker compose up -d --build');
  expect(inside.length).toBeGreaterThan(2);
  const { entryPoints } = await serviceBuild(process.cwd());
  const made = entryPoints.map(({ out }) => `dist/${out}.mjs`);
  for (const line of inside) {
    const [, service = '', file = ''] = /^docker compose exec (?:-T )?(\S+) node (\S+) /.exec(line) ?? [];
    expect(services).toHaveProperty([service]);
    expect(made).toContain(file);
  }
});

it('moves the embedded database, with the password that the first start made', async () => {
  const data = `${root}/srv/library/data`;
  mkdirSync(data, { recursive: true });
  writeFileSync(`${data}/secrets.json`, JSON.stringify({ postgresPassword: 'made-word' }));
  const { code, said, recorded } = await runBlock(moving, { root });
  expect({ code, said }).toEqual({ code: 0, said: 'with the password made-word\n' });
  const dump = `${root}/srv/library/library.dump`;
  expect(recorded.filter((line) => !line.startsWith('node '))).toEqual([
    'systemctl stop nginx',
    `pg_dump -h 127.0.0.1 -p ${3000 + portOffsets.postgres} -U library -Fc -f ${dump} library`,
    'systemctl stop library',
    `pg_restore --no-owner --no-privileges --exit-on-error -h database.example -U OWNER -d library ${dump}`,
  ]);
});

const NIGHTLY = '/usr/local/sbin/library-backup';

it('copies every night: the script may be run, and the timer waits for the night', async () => {
  const { code, recorded } = await runBlock(nightly.replace(`chmod 755 ${NIGHTLY}`, ''), { root });
  expect(code).toBe(0);
  expect(recorded).toEqual([
    'systemctl daemon-reload',
    'systemctl enable --now library-backup.timer',
    'systemctl start library-backup',
  ]);
});

it.each([
  ['a copy', 'mkdir -p', 0, 14],
  ['none that comes to its end', 'false', 1, 20],
] as const)('stops the library for %s, starts it, and deletes the oldest after a copy alone', async (_what, copying, code, left) => {
  const folder = `${root}/srv/library/nightly`;
  for (let day = 10; day < 30; day += 1) mkdirSync(`${folder}/2025-11-${day}`, { recursive: true });
  for (const name of ['etc', 'srv/library/app']) mkdirSync(path.join(root, name), { recursive: true });
  writeFileSync(path.join(root, 'etc/library.env'), '');
  const script = fileBlocks('docs/deploy.md').get(NIGHTLY) ?? '';
  const ran = await runBlock(script.replace('sudo -HE -u library npm run backup --', copying), { root });
  expect(ran.code).toBe(code);
  expect(ran.recorded).toEqual(['systemctl stop library', 'systemctl start library']);
  expect(readdirSync(folder)).toHaveLength(left);
  expect(existsSync(`${folder}/2025-11-29`)).toBe(true);
  expect(existsSync(`${folder}/2025-11-10`)).toBe(left === 20);
}); // prettier-ignore

it('copies from containers every volume of compose.yaml, and restores each from its copy', async () => {
  const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, { volumes?: string[] }>;
    volumes: Record<string, null>;
  };
  const today = `${root}/srv/library/backups/${new Date().toISOString().slice(0, 10)}`;
  const copied = await runBlock(copying, { root, env: { TZ: 'UTC' } });
  expect({ code: copied.code, said: copied.said }).toEqual({ code: 0, said: '' });
  expect(readdirSync(today).toSorted()).toEqual(['content.tar', 'library.dump', 'media.tar']);
  mkdirSync(`${root}/srv/library/backups/2026-11-21`, { recursive: true });
  for (const name of readdirSync(today))
    copyFileSync(`${today}/${name}`, `${root}/srv/library/backups/2026-11-21/${name}`);
  const restored = await runBlock(restoring, { root });
  expect({ code: restored.code, said: restored.said }).toEqual({ code: 0, said: '' });
  const named = (lines: readonly string[]) =>
    lines.flatMap((line) => /^docker compose (?:exec|run) (?:-\S+ )+(\w+) /.exec(line)?.[1] ?? []);
  for (const { recorded } of [copied, restored]) {
    const reached = named(recorded).flatMap((name) => services[name]?.volumes ?? []);
    expect(reached.map((volume) => volume.split(':')[0]).toSorted()).toEqual(Object.keys(volumes).toSorted());
  }
});

it('copies and builds as the user whose library it is, who alone may copy it', () => {
  const lines = upgrading.trim().split('\n').slice(2);
  const commands = lines.flatMap((line) => line.split(' &&').map((command) => command.trim()));
  for (const command of commands)
    expect(command).toMatch(/^$|^sudo -HE? -u library |^(cd|mv|rm -rf) |^systemctl (stop|start) library$/);
  // The backup finds the library by its settings.
  expect(upgrading).toContain('sudo -HE -u library npm run backup -- /srv/library/backups/');
  // And the build its language (WORDS).
  expect(upgrading).toContain('sudo -HE -u library node scripts/build.mjs');
});

it('a release that cannot be installed leaves the old one where it is, and running', async () => {
  for (const name of ['etc', 'srv/library/app']) mkdirSync(path.join(root, name), { recursive: true });
  writeFileSync(path.join(root, 'etc/library.env'), '');
  writeFileSync(path.join(root, 'srv/library/app/old'), '');
  const failing = upgrading.replace('npm ci', 'false');
  const { recorded } = await runBlock(failing, { root });
  expect(recorded.filter((line) => line.startsWith('systemctl'))).toEqual(['systemctl start library']);
  expect(existsSync(path.join(root, 'srv/library/app/old'))).toBe(true);
});

it('leaves what needs a library to the technician’s test, which takes it from the document too', () => {
  const technician = readFileSync('__tests__/system/technician.test.ts', 'utf8');
  expect(technician).toMatch(/shellBlocks\('docs\/deploy\.md'\)/);
  for (const [name, block] of Object.entries({ commands, bringingBack, upgrading })) {
    expect(block).not.toBe('');
    expect(technician).toContain(`runBlock(${name}`);
  }
});
