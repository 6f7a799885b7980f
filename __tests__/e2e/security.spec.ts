/** What every page says about itself, and that browsers agree: headers, policies, no report of a violation. */
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

test('R-CUS-4 a claimed address from outside changes nothing', async ({ request }) => {
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
