/** The product service as a process of its own, to be killed: real issuer, real content service, customers over HTTP. */
import { build } from 'esbuild';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portOffsets } from '@/lib/contracts/environment';
import { nodeBundle } from '@/scripts/support/services.mjs';
import { TOKEN } from '../../../../support/content/service';
import { SPACE } from '../../../../support/content/space';
import { freePortBase } from '../../../../support/processes/free-port';
import { SERVICE_KEY } from '../../../../support/visitors/signed-visitor';
import { FULL, until } from './harness';

const root = path.resolve('.');
/** A start takes a second; a machine with other work takes longer. */
const START_LIMIT_MS = 120_000;

/** Bundles the entry as `npm start` does; the file lies inside the project, where packages resolve. */
export async function bundleProduct(): Promise<string> {
  const outfile = path.join(root, '.cache', `product-under-test-${process.pid}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: ['services/product/main.ts'],
    outfile,
    ...nodeBundle(root),
    sourcemap: false,
  });
  return outfile;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Customers that knows everybody by name, with a subscription, and no network. */
export async function startCustomersStub(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const body = request.url?.startsWith('/v3')
      ? {
          data: {
            self: {
              oktaUser: { id: 'u', email: 'u@x.test', firstName: 'Grace', lastName: 'Hopper' },
              subscriptions: [FULL],
            },
          },
        }
      : { organisations: [] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

export interface ProcessSettings {
  bundle: string;
  databaseUrl: string;
  issuer: string;
  customersUrl: string;
  contentHost: string;
}

export async function productProcess(settings: ProcessSettings) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'product-process-'));
  const portBase = await freePortBase();
  const url = `http://127.0.0.1:${portBase + portOffsets.product}`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    PORT_BASE: String(portBase),
    LISTEN_HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: settings.databaseUrl,
    OIDC_AUTHORITY: settings.issuer,
    CUSTOMERS_API_URL: settings.customersUrl,
    CUSTOMERS_API_KEY: 'key',
    CONTENTFUL_HOST: settings.contentHost,
    CONTENTFUL_INSECURE: 'true',
    CONTENTFUL_SPACE_ID: SPACE,
    CONTENTFUL_ACCESS_TOKEN: TOKEN,
    SERVICE_KEY,
    MEDIA_SIGNING_KEY: 'a-key-for-tests-of-at-least-32-characters',
  } as unknown as NodeJS.ProcessEnv;
  let child: ChildProcess | null = null;
  let errors = '';

  const start = async () => {
    child = spawn(process.execPath, [settings.bundle], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    await until(async () => {
      if (child?.exitCode != null) throw new Error(`product ended: ${errors}`);
      return fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    }, START_LIMIT_MS);
  };
  const end = async (signal: NodeJS.Signals) => {
    const dying = child;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill(signal);
    await gone;
  };
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
