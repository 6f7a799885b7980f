/**
 * A consortium's technician: nginx with a certificate of its own before a library at https://library.test, no sample. The first
 * administrator by command, a teacher invited by letter, an imported item found and a hosted recording played in a browser, and an
 * upgrade that changes nothing. Files and commands are those of docs/deploy.md, taken from the document.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { removeData, startSystem, type System } from '@/__tests__/e2e/support/system';
import { runBlock } from '@/__tests__/support/processes/deploy-sandbox';
import { fileBlocks, shellBlocks } from '@/__tests__/support/documented-files';
import { foreignCatalogue } from '@/__tests__/support/content/foreign-catalogue';
import { ownCatalogue } from '@/__tests__/support/content/own-catalogue';
import { startMailServer } from '@/__tests__/support/processes/mail-server';
import { eventually } from '@/__tests__/support/reliability/target';
import { haveTlsProxy, startTlsProxy } from '@/__tests__/support/reliability/tls-proxy';
import { demonstrationIn, inventedIn, logsOf, runCommand } from '@/__tests__/support/visitors/technician';
import { installed } from '@/scripts/support/installed.mjs';

const ORIGIN = 'https://library.test';
const PORT_BASE = Number(process.env.SYSTEM_PORT_BASE ?? 23_000) + 60;
const TLS_PORT = PORT_BASE + 30;
const MAIL_PORT = PORT_BASE + 31;
const PASSWORD = 'four words nobody joins';
const TEACHER = 'teacher@riverside.example';
/** Where recordings of somebody else's lie: another name, with its own certificate. */
const HOSTED = 'https://video.test';
const RECORDING = 'rec-demo-levels-of-tension';
/** Of the foreign catalogue; `npm run catalogue:foreign` brings all 20,000. */
const FOREIGN = Number(process.env.FOREIGN_ENTRIES ?? 400);
/** With the product's own time to follow a catalogue of 20,000. */
const FOREIGN_MS = 120_000 + FOREIGN * 20;

const [, , commands = '', , , , bringingBack = '', , , upgrading = ''] = shellBlocks('docs/deploy.md');

/** What is written down of a command that is run as the library's user: sudo, then what it runs. */
const asLibrary = (options: string, command: string) => [`sudo ${options} -u library ${command}`, command];

const browserPath =
  process.env.CHROME_PATH ?? installed('chromium-headless-shell', ['chromium-headless-shell']);
const suite = haveTlsProxy() && browserPath !== null ? describe : describe.skip;

suite('a library of one’s own', () => {
  let dataDir = '';
  let folder = '';
  let system: System;
  let proxy: { stop: () => Promise<void> };
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let browser: Browser;
  let page: Page;

  const settings = () => ({
    PORT_BASE: String(PORT_BASE),
    DATA_DIR: dataDir,
    PUBLIC_URL: ORIGIN,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    SMTP_URL: mail.url,
    MEDIA_HOSTED_ORIGINS: HOSTED,
  });
  const command = async (name: string, ...args: string[]) => {
    const { code, said } = await runCommand(name, args, settings());
    expect({ args, code, said: code === 0 ? '' : said }).toEqual({ args, code: 0, said: '' });
    return said;
  };
  const start = () => startSystem({ portBase: PORT_BASE, dataDir, env: settings() });

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'library-own-'));
    folder = mkdtempSync(path.join(tmpdir(), 'library-files-'));
    mail = await startMailServer(MAIL_PORT);
    system = await start();
    const documented = fileBlocks('docs/deploy.md').get('/etc/nginx/sites-available/library') ?? '';
    const server = documented
      .replace(/listen\s+(?:\[::\]:)?80;[^}]*}\s*server\s*{/, '')
      .replace(/listen\s+443 ssl[^;]*;/, `listen 127.0.0.1:${TLS_PORT} ssl;`)
      .replace(/listen\s+\[::\]:443 ssl[^;]*;/, '')
      .replace(/error_log\s[^;]*;/g, '')
      .replaceAll('library.example', 'library.test')
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${PORT_BASE}`);
    const hosted = `server { listen 127.0.0.1:${TLS_PORT} ssl; server_name video.test; ssl_certificate c; ssl_certificate_key k;
      location / { root "${path.resolve('sample-library/recordings', RECORDING)}"; add_header Access-Control-Allow-Origin ${ORIGIN}; } }`;
    proxy = await startTlsProxy({ port: TLS_PORT, host: 'library.test', server: `${server}\n${hosted}` });
    browser = await chromium.launch({
      executablePath: browserPath ?? '',
      args: ['--no-sandbox', `--host-resolver-rules=MAP *.test:443 127.0.0.1:${TLS_PORT}`],
    });
    page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    await proxy?.stop();
    await system?.stop();
    await mail?.stop();
    await removeData(dataDir);
    await rm(folder, { recursive: true, force: true });
  });

  it('starts although its public address leads nowhere from here, says so in one line, and shows no demo account', () => {
    const said = system.output();
    expect(said).toContain(ORIGIN);
    expect(said).toContain(`http://127.0.0.1:${PORT_BASE}`);
    expect(said).toMatch(/Warning: https:\/\/library\.test cannot be reached/);
    expect(demonstrationIn(said)).toEqual([]);
  });

  it('gets its first administrator, its institution and its catalogue by command', async () => {
    expect(await command('accounts', 'list')).toContain('no account yet');
    // The document's own commands, with a table in place of the reader's.
    const plays = path.join(folder, 'plays');
    writeFileSync(`${plays}.csv`, 'Title\nY Tŵr\n');
    writeFileSync(`${plays}.map.json`, '{ "fields": { "name": "Title" } }');
    const { code, said } = await runBlock(commands.replaceAll('YOUR-PLAYS', plays), {
      root: folder,
      env: settings(),
    });
    expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
    const file = path.join(folder, 'catalogue.json');
    writeFileSync(file, JSON.stringify(ownCatalogue(HOSTED)));
    expect(await command('content', 'import', file, '--space', 'library')).toContain(
      `${ownCatalogue(HOSTED).entries.length} added`,
    );
    await command(
      'accounts',
      'invite',
      TEACHER,
      '--organisation',
      'riverside-academy',
      '--first-name',
      'Tea',
    );
    await eventually('two letters', async () => mail.received.length === 2);
    const list = await command('accounts', 'list');
    expect(list).toMatch(/you@library\.example +invited .*superuser +second step not set up/);
    expect(list).toMatch(/teacher@riverside\.example +invited +riverside-academy +teacher/);
  });

  it('gives keys for libraries that it has, and for no others', async () => {
    const wrong = await runCommand('product', ['key', 'counter', 'riverside'], settings());
    expect(wrong).toEqual({
      code: 1,
      said: 'No organisation has the id "riverside": npm run customers -- list\n',
    });
    expect(await command('product', 'keys', 'riverside')).toBe('[]\n');
    expect(JSON.parse(await command('product', 'key', 'feed', 'riverside-academy'))).toHaveProperty(
      'stored.organisation_id',
      'riverside-academy',
    );
  });

  it('lets a teacher choose a password by letter, sign in and find the item, all under one name', async () => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    const link = /https:\/\/\S+/.exec(mail.received.find(({ to }) => to === TEACHER)!.text)![0];
    expect(link).toMatch(/^https:\/\/library\.test\/identity\/password\//);
    await page.goto(link);
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByRole('heading', { name: 'Your password is set' }).waitFor();
    await page.goto(`${ORIGIN}/sign-in`);
    await page
      .getByRole('link', { name: 'Sign in' })
      .or(page.getByRole('button', { name: 'Sign in' }))
      .first()
      .click();
    await page.getByLabel('E-mail address').fill(TEACHER);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('header').getByText('Tea').first().waitFor();
    await page.goto(`${ORIGIN}/search?q=Izutsu`);
    await page.getByRole('link', { name: 'Izutsu' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Izutsu' }).waitFor();
    expect([...asked].filter((origin) => origin.startsWith('http'))).toEqual([ORIGIN]);
    const cookies = await page.context().cookies(`${ORIGIN}/search`);
    expect(cookies.filter(({ name }) => name.startsWith('identity_'))).toEqual([]);
  });

  it('plays a recording that lies elsewhere, for the teacher of a subscribed institution', async () => {
    await page.goto(`${ORIGIN}/productions/levels`);
    await page.getByRole('button', { name: /^(play|listen|i understand)/i }).first().click();
    const second = () => page.locator('video').first().evaluate((element) => (element as HTMLVideoElement).currentTime);
    await eventually('it plays', async () => (await page.locator('video').count()) > 0 && (await second()) > 0.5, { ms: 60_000 });
  }); // prettier-ignore

  it('has its own words on its own pages, leads to what is there, and knows no address under another name', async () => {
    const read = async (at: string) => {
      const answer = await fetch(`http://localhost:${PORT_BASE}${at}`);
      return { status: answer.status, text: await answer.text() };
    };
    expect((await read('/about')).text).toContain('Four theatres by the river.');
    expect((await read('/help')).text).toContain('Using the library');
    const [imprint, missing] = [await read('/imprint'), await read('/no/such/page')];
    expect([imprint.status, missing.status]).toEqual([404, 404]);
    const { text } = await read('/');
    expect(text).toContain('href="/productions"');
    for (const list of ['/interviews', '/workshops', '/lesson-plans', '/training-courses'])
      expect([list, text.includes(`href="${list}"`)]).toEqual([list, false]);
  });

  it(
    'shows a foreign catalogue of hundreds on every kind of page, and states nothing that it does not know',
    async () => {
      const file = path.join(folder, 'foreign.json');
      const { entries, addresses } = foreignCatalogue(FOREIGN);
      writeFileSync(file, JSON.stringify({ entries }));
      expect(await command('content', 'import', file, '--space', 'library')).toContain(`${FOREIGN} added`);
      const read = async (at: string) => {
        const answer = await fetch(`http://localhost:${PORT_BASE}${at}`);
        return { status: answer.status, text: await answer.text() };
      };
      const last = entries.findLast(({ sys }) => sys.contentType.sys.id === 'title');
      await eventually(
        'the catalogue is followed',
        async () => (await read(`/titles/${last?.sys.id}`)).status === 200,
        { ms: FOREIGN_MS },
      );
      const lists = [...new Set(addresses.map((address) => `/${address.split('/')[1]}`))];
      const pages = ['/', '/search', '/search?q=Izutsu', '/search?type=production&sort_by=newest', '/explore', '/about', '/help', '/accessibility', '/compare', '/no-such-page', ...lists, ...addresses]; // prettier-ignore
      for (const at of pages) {
        const { status, text } = await read(at);
        expect([at, status]).toEqual([at, at === '/no-such-page' ? 404 : 200]);
        expect([at, inventedIn(text)]).toEqual([at, []]);
      }
    },
    FOREIGN_MS * 2,
  );

  it('changes nothing of its content when a newer build starts: the export is equal to the byte', async () => {
    const edit = path.join(folder, 'edit.json');
    writeFileSync(
      edit,
      JSON.stringify({
        entries: [{ contentType: 'title', id: 'izutsu', fields: { longIntroduction: 'Edited by hand.' } }],
      }),
    );
    await command('content', 'set', edit);
    const before = path.join(folder, 'export.json');
    await command('content', 'export', before);
    const bytes = readFileSync(before);
    for (const name of ['etc', 'srv/library/app']) mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, 'etc/library.env'), '');
    const { code, said, recorded } = await runBlock(upgrading, {
      root: folder,
      env: { ...settings(), LIBRARY_PID: String(system.launcher.pid) },
    });
    expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
    expect(recorded.map((line) => line.replace(/ -- .*/, ''))).toEqual([
      ...asLibrary('-H', `git clone URL ${folder}/srv/library/app-next`),
      ...asLibrary('-H', 'npm ci'),
      ...asLibrary('-HE', 'node scripts/build.mjs'),
      'systemctl stop library',
      ...asLibrary('-HE', 'npm run backup'),
      'systemctl start library',
    ]);
    expect(readdirSync(path.join(folder, 'srv/library')).toSorted()).toEqual([
      'app',
      'app-before',
      'backups',
    ]);
    // A build that this data folder has not seen.
    writeFileSync(path.join(dataDir, 'library.imported'), 'an earlier build');
    system = await start();
    await command('content', 'export', before);
    expect(readFileSync(before).equals(bytes)).toBe(true);
  }, 240_000);

  it('is brought back onto an empty machine from the copy that the upgrade made', async () => {
    const [day = ''] = readdirSync(path.join(folder, 'srv/library/backups'));
    const restored = path.join(folder, 'restored');
    const { code, said } = await runBlock(bringingBack.replaceAll('2026-11-21', day), {
      root: folder,
      env: { ...settings(), DATA_DIR: restored },
    });
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(restored) });
    const secretsIn = (data: string) => readFileSync(path.join(data, 'secrets.json'), 'utf8');
    expect(secretsIn(restored)).toBe(secretsIn(dataDir));
  });

  it('shows nothing of the demonstration: on no page, in no sitemap, search or log', async () => {
    const read = async (at: string) => (await fetch(`http://localhost:${PORT_BASE}${at}`)).text();
    const sitemap = await read('/sitemap.xml');
    expect(sitemap).toContain(`${ORIGIN}/sitemaps/`);
    const maps = [...sitemap.matchAll(/<loc>https:\/\/library\.test([^<]+)</g)].map(([, at]) => at!);
    const pages = ['/', '/search', '/search?q=hamlet', '/titles', '/about', '/privacy', '/explore', '/robots.txt', '/api/search', ...maps]; // prettier-ignore
    for (const at of pages) expect([at, demonstrationIn(await read(at))]).toEqual([at, []]);
    expect(await read('/sitemaps/titles-1.xml')).toContain(`${ORIGIN}/titles/work-1`);
    expect(demonstrationIn(logsOf(dataDir))).toEqual([]);
    expect((await fetch(`http://localhost:${PORT_BASE}/readyz`)).status).toBe(200);
  });
});
