/**
 * O-14 and O-15 of the sign-in contract in a real browser, for both systems: a web node of each asks a customers system
 * that answers what the test wants.
 */
import { expect, test, type Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startNode, type Node } from '../../support/reliability/node';
import { shortIf } from '../support/long';
import { E2E_PORT_BASE, SECOND_ISSUER_PORT_BASE } from '../support/ports';
import { secondEnvironment } from '../support/second-people';

const NETWORK = '198.51.100.7';
const harbour = { id: 'harbour', name: 'Harbour College' };
const hill = { id: 'hill', name: 'Hill College' };
const SECONDS_TO_START = 90;

/** Answers as customers does; null: it cannot. */
function customersServer() {
  let known: readonly (typeof harbour)[] | null = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://customers');
    if (known === null) return void response.writeHead(503).end('<h1>Service Unavailable</h1>');
    const body = url.searchParams.has('ip-address')
      ? { organisations: known.map(({ id, name }) => ({ id, testName: name })) }
      : known.find(({ id }) => url.pathname.endsWith(`/${id}`));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  return {
    listen: async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    knows: (organisations: typeof known) => (known = organisations),
    close: () => server.close(),
  };
}

/** Comes from `address` through a proxy that the node trusts; each test has its own, since answers are remembered. */
async function openFrom(page: Page, { url }: Node, address: string): Promise<number> {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
  const answer = await page.goto(`${url}/guides`);
  return answer?.status() ?? 0;
}

const lines = ({ output }: Node, text: string) =>
  output()
    .split('\n')
    .filter((line) => line.includes(text));

for (const [which, [name, portBase]] of (
  [
    ['our issuer', E2E_PORT_BASE],
    ['an issuer that is not ours', SECOND_ISSUER_PORT_BASE],
  ] as const
).entries()) {
  test.describe(name, shortIf(portBase === E2E_PORT_BASE), () => {
    test.describe.configure({ mode: 'serial' });
    const customers = customersServer();
    let node: Node;

    test.beforeAll(async () => {
      test.setTimeout((SECONDS_TO_START + 30) * 1_000);
      const dataDirs = JSON.parse(process.env.E2E_DATA_DIRS ?? '[]') as string[];
      const system = { portBase, dataDir: dataDirs[which] ?? '', launcherPid: 0, at: () => '' };
      node = await startNode(system, {
        name: 'web',
        portBase: portBase + 30,
        env: {
          ...(portBase === SECOND_ISSUER_PORT_BASE ? secondEnvironment() : {}),
          CUSTOMERS_API_URL: await customers.listen(),
          TRUSTED_PROXIES: '127.0.0.1,::1',
          LISTEN_HOST: '127.0.0.1',
        },
      });
      await node.ready(SECONDS_TO_START * 1_000);
    });

    test.afterAll(async () => {
      await node.end('SIGTERM');
      customers.close();
    });

    test('O-14 R-CUS-2 of two organisations the first is used, with one warning', async ({ page }) => {
      customers.knows([harbour, hill]);
      expect(await openFrom(page, node, NETWORK)).toBe(200);
      await expect(page.getByText('You are using the library as')).toContainText(harbour.name);
      expect(await page.content()).not.toContain(hill.name);
      const warnings = lines(node, 'More than one organisation has this address');
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).not.toContain(NETWORK);
    });

    test('O-15 D-O15 without customers the page still renders, for nobody, and it is logged', async ({
      page,
    }) => {
      customers.knows(null);
      expect(await openFrom(page, node, '198.51.100.8')).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
      await expect(page.getByText('You are using the library as')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible();
      expect(lines(node, 'The network could not be looked up').length).toBeGreaterThan(0);
    });
  });
}
