/** docs/deploy.md as a machine reads it: its files name variables that exist, and systemd takes its units where it is there. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { variables } from '@/lib/contracts/environment';
import { OLDEST_POSTGRES } from '@/services/common/database/postgres-version';
import { fileBlocks } from '../../support/documented-files';
import { haveTlsProxy } from '../../support/reliability/tls-proxy';

const DOCUMENT = 'docs/deploy.md';
const files = fileBlocks(DOCUMENT);
const SITE = '/etc/nginx/sites-available/library';
const SYSTEMD = '/usr/bin/systemd-analyze';

it('shows the files that a deployment is made of', () => {
  expect([...files.keys()]).toEqual([
    '/etc/library.env',
    '/etc/nginx/sites-available/library',
    '/etc/systemd/system/library.service',
    '/etc/logrotate.d/library',
    '.env',
    '/usr/local/sbin/library-backup',
    '/etc/systemd/system/library-backup.service',
    '/etc/systemd/system/library-backup.timer',
  ]);
});

it('sets variables that there are', () => {
  const known = new Set<string>(variables.map(({ name }) => name));
  for (const file of ['/etc/library.env', '.env']) {
    const set = [...(files.get(file) ?? '').matchAll(/^(\w+)=/gm)].map(([, name]) => name!);
    expect(set.length).toBeGreaterThan(4);
    // The password is compose.yaml's own: it becomes a part of DATABASE_URL.
    expect(set.filter((name) => !known.has(name) && name !== 'POSTGRES_PASSWORD')).toEqual([]);
  }
});

it('has nobody put base64 into an address', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  expect(text).toMatch(/`POSTGRES_PASSWORD` with `openssl rand -hex 32`/);
});

it('names the oldest PostgreSQL that a start takes, and commands that there are', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  expect(text).toContain(`Version ${OLDEST_POSTGRES} or newer`);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const [, name = ''] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([name]);
});

it('starts the library after a PostgreSQL of the same machine', () => {
  expect(files.get('/etc/systemd/system/library.service')).toMatch(/^After=.*\bpostgresql\.service\b/m);
});

(haveTlsProxy() ? it : it.skip)('has a site that nginx takes, which writes down nobody’s address', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const [key, certificate] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=library.example'];
  spawnSync('openssl', [...made, '-keyout', key!, '-out', certificate!]);
  const written = files.get(SITE) ?? '';
  const site = written
    .replace(
      /listen\s+(\[::\]:)?(80|443)/g,
      (_listen, six = '', port = '') => `listen ${six}${48_000 + Number(port)}`,
    )
    .replace(/(ssl_certificate_key)\s[^;]+/, `$1 ${key}`)
    .replace(/(ssl_certificate)\s[^;]+/, `$1 ${certificate}`)
    .replaceAll('/var/log/nginx', folder);
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, `pid ${folder}/pid; events {} http { access_log ${folder}/access.log; ${site} }`);
  const { status, stderr } = spawnSync(
    'nginx',
    ['-t', '-q', '-c', config, '-e', path.join(folder, 'start.log')],
    {
      encoding: 'utf8',
    },
  );
  rmSync(folder, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  // In every server, or the http block's own log would be written.
  const servers = written.split(/^server \{$/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) expect(server).toMatch(/^ {2}access_log off;$/m);
});

(existsSync(SYSTEMD) ? it : it.skip)('has units that systemd takes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
  const units = [...files].filter(([name]) => name.startsWith('/etc/systemd/'));
  const written = units.map(([name, text]) => {
    const unit = path.join(folder, path.basename(name));
    // The user, the folders and the script of the document are not on this machine.
    const here = text
      .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
      .replace(/^(User|Group|WorkingDirectory|EnvironmentFile)=.*\n/gm, '');
    writeFileSync(unit, here);
    return unit;
  });
  expect(written).toHaveLength(3);
  const { status, stderr } = spawnSync(SYSTEMD, ['verify', ...written], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
