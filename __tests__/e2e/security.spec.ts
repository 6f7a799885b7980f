/** What every page says about itself, and that browsers agree: headers, policies, no report of a violation. */
import { readdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { addresses, playableProduction } from './support/library';

test('pages carry the security headers, and scripts need no unsafe-inline', async ({ request }) => {
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '));
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(answer.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  });
  const renewal = await request.get('/silent-renew.html');
  expect(renewal.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('a file says that it is none of a page: it may load nothing, and be shown in no frame', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((found) => found.map((script) => (script as HTMLScriptElement).src));
  expect(scripts.length).toBeGreaterThan(5);
  for (const address of [...scripts, '/kinds.svg', '/silent-renew.js']) {
    const { 'content-security-policy': policy, 'x-content-type-options': sniffing } = (
      await request.get(address)
    ).headers();
    expect([address, policy, sniffing]).toEqual([
      address,
      "default-src 'none'; frame-ancestors 'none'",
      'nosniff',
    ]);
  }
});

test('no page breaks its own policy', async ({ page }) => {
  const production = await playableProduction();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  for (const path of [
    '/',
    '/search?q=lear',
    '/productions',
    `/productions/${production.slug}`,
    '/nowhere',
    '/guides',
  ])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
});

/** Files of the build that a browser can ask for. */
const publicFiles = () =>
  readdirSync('.next/static', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test('R-CUS-4 the key of the customers API is in no file for a browser and in no answer', async ({
  request,
}) => {
  const [dataDir = ''] = JSON.parse(process.env.E2E_DATA_DIRS ?? '[]') as string[];
  const { CUSTOMERS_API_KEY: key } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as {
    CUSTOMERS_API_KEY: string;
  };
  expect(key.length).toBeGreaterThan(30);
  const files = publicFiles();
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(file, 'latin1');
    for (const secret of [key, 'CUSTOMERS_API_KEY']) expect(text.includes(secret), file).toBe(false);
  }
  const production = await playableProduction();
  for (const address of [
    '/',
    '/search?q=lear',
    `/productions/${production.slug}`,
    '/account',
    '/api/organisations/no',
    '/api/what-is-my-ip',
    '/customers/v3/graphql',
  ]) {
    const answer = await request.get(address);
    expect([JSON.stringify(answer.headers()), await answer.text()].join(), address).not.toContain(key);
  }
});

test('a claimed address from outside changes nothing', async ({ request }) => {
  const claims = [
    'X-Forwarded-For',
    'Forwarded',
    'X-Real-IP',
    'X-Client-IP',
    'True-Client-IP',
    'CF-Connecting-IP',
  ];
  for (const name of claims) {
    const value = name === 'Forwarded' ? 'for=203.0.113.10' : '203.0.113.10';
    const html = await (await request.get('/', { headers: { [name]: value } })).text();
    expect(html, name).not.toContain('You are using the library as');
    const ip = await (await request.get('/api/what-is-my-ip', { headers: { [name]: value } })).text();
    expect(ip, name).not.toContain('203.0.113');
  }
  const ip = await (await request.get(`${addresses().classroom}/api/what-is-my-ip`)).text();
  expect(ip).toBe('203.0.113.10');
});

test('what asks for another protocol is answered in this one', async ({ request }) => {
  // The first page that is made for one visitor alone is where the framework would begin to listen for upgrades.
  await request.get('/sign-in/start');
  const { hostname, port } = new URL(addresses().front);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () =>
      // As Java's client asks.
      socket.write(
        'GET /healthz HTTP/1.1\r\nHost: library.example\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAA\r\n\r\n',
      ),
    );
    socket.once('data', (bytes) => {
      resolve(bytes.toString());
      socket.destroy();
    });
    socket.once('close', () => resolve(''));
    socket.once('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
});
