/**
 * A consortium's technician: nginx with a certificate of its own before a library at https://library.test, no sample. The first
 * administrator by command, a teacher invited by letter, an imported item found in a browser, and an upgrade that changes nothing.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { removeData, startSystem, type System } from '@/__tests__/e2e/support/system';
import { fileBlocks } from '@/__tests__/support/documented-files';
import { startMailServer } from '@/__tests__/support/mail-server';
import { eventually } from '@/__tests__/support/reliability/target';
import { haveTlsProxy, startTlsProxy } from '@/__tests__/support/reliability/tls-proxy';
import { demonstrationIn, logsOf, runCommand } from '@/__tests__/support/technician';
import { installed } from '@/scripts/support/installed.mjs';

const ORIGIN = 'https://library.test';
const PORT_BASE = Number(process.env.SYSTEM_PORT_BASE ?? 23_000) + 60;
const TLS_PORT = PORT_BASE + 30;
const MAIL_PORT = PORT_BASE + 31;
const PASSWORD = 'four words nobody joins';
const TEACHER = 'teacher@riverside.example';

const browserPath =
  process.env.CHROME_PATH ?? installed('chromium-headless-shell', ['chromium-headless-shell']);
const suite = haveTlsProxy() && browserPath !== null ? describe : describe.skip;

/** Two works of somebody else's catalogue. */
const catalogue = {
  entries: [
    ['sennedd', 'Y Tŵr', 'Drama am ddau gymeriad.'],
    ['izutsu', 'Izutsu', 'A play of the fifteenth century.'],
  ].map(([id, name, text], index) => ({
    sys: { id, type: 'Entry', contentType: { sys: { id: 'title' } } },
    fields: {
      name: { 'en-US': name },
      slug: { 'en-US': `work-${index}` },
      shortIntroduction: { 'en-US': text },
    },
  })),
};

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
      .replaceAll('library.example', 'library.test')
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${PORT_BASE}`);
    proxy = await startTlsProxy({ port: TLS_PORT, host: 'library.test', server });
    browser = await chromium.launch({
      executablePath: browserPath ?? '',
      args: ['--no-sandbox', `--host-resolver-rules=MAP library.test:443 127.0.0.1:${TLS_PORT}`],
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
  }, 60_000);

  it('starts although its public address leads nowhere from here, says so in one line, and shows no demo account', () => {
    const said = system.output();
    expect(said).toContain(ORIGIN);
    expect(said).toContain(`http://localhost:${PORT_BASE}`);
    expect(said).toMatch(/Warning: https:\/\/library\.test cannot be reached/);
    expect(demonstrationIn(said)).toEqual([]);
  });

  it('gets its first administrator, its institution and its catalogue by command', async () => {
    expect(await command('accounts', 'list')).toContain('no account yet');
    await command('accounts', 'invite', 'head@library.example', '--role', 'administrator');
    await command('customers', 'import', 'docs/examples/institution.json');
    const file = path.join(folder, 'catalogue.json');
    writeFileSync(file, JSON.stringify(catalogue));
    expect(await command('content', 'import', file, '--space', 'library')).toContain('2 added');
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
    expect(list).toMatch(/head@library\.example +invited .*superuser +second step not set up/);
    expect(list).toMatch(/teacher@riverside\.example +invited +riverside-academy +teacher/);
  }, 120_000);

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
  }, 120_000);

  it('changes nothing of its content when a newer build starts: the export is equal to the byte', async () => {
    const before = path.join(folder, 'export.json');
    await command('content', 'export', before);
    const bytes = readFileSync(before);
    await system.stop();
    // A build that this data folder has not seen.
    writeFileSync(path.join(dataDir, 'library.imported'), 'an earlier build');
    system = await start();
    await command('content', 'export', before);
    expect(readFileSync(before).equals(bytes)).toBe(true);
  }, 240_000);

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
  }, 120_000);
});
