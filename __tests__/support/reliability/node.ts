/** Further processes of a running system: more nodes on its database, on ports of their own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localDefaults, portOffsets, type PortName } from '@/lib/contracts/environment';
import { localSecrets } from '@/scripts/launcher/keys/secrets';
import { childEnvironment } from '@/scripts/launcher/system';
import { eventually, type Target } from './target';

const scripts = {
  web: 'dist/gateway.mjs',
  identity: 'dist/services/identity.mjs',
  customers: 'dist/services/customers.mjs',
  product: 'dist/services/product.mjs',
  content: 'dist/services/content.mjs',
  media: 'dist/services/media.mjs',
} as const satisfies Partial<Record<PortName, string>>;
export type NodeName = keyof typeof scripts;

export interface NodeOptions {
  name: NodeName;
  portBase: number;
  env?: Record<string, string>;
}

export interface Node {
  url: string;
  child: ChildProcess;
  output: () => string;
  /** Resolves once /readyz answers 200. */
  ready: (ms?: number) => Promise<void>;
  /** Ends it and resolves with its exit code (null: by the signal). */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Where the database of a running system is. */
export async function databaseUrl({
  dataDir,
  portBase,
}: Pick<Target, 'dataDir' | 'portBase'>): Promise<string> {
  const { postgresPassword } = await localSecrets(dataDir);
  return `postgres://library:${encodeURIComponent(postgresPassword)}@127.0.0.1:${portBase + portOffsets.postgres}/library`;
}

/** Starts one more process on the system's database and data folder; everything not named is the system's own. */
export async function startNode(target: Target, { name, portBase, env = {} }: NodeOptions): Promise<Node> {
  const inherited = { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['--enable-source-maps', scripts[name]], {
    env: childEnvironment(
      {
        ...inherited,
        ...localDefaults(target.portBase),
        NODE_ENV: 'production',
        // These tests are the proxy, on this machine.
        LOOPBACK_PROXY: 'true',
        ...env,
      } as NodeJS.ProcessEnv,
      {
        portBase,
        dataDir: target.dataDir,
        cacheDir: path.resolve(process.env.CACHE_DIR ?? '.cache'),
        databaseUrl: env.DATABASE_URL ?? (await databaseUrl(target)),
        secrets: await localSecrets(target.dataDir),
      },
    ),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const url = `http://localhost:${portBase + portOffsets[name]}`;
  return {
    url,
    child,
    output: () => text,
    ready: (ms = 60_000) =>
      eventually(
        `${name} at ${url} is ready:\n${text.slice(-2_000)}`,
        async () => (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) })).ok,
        { ms },
      ),
    end: (signal) =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
        child.once('exit', (code) => resolve(code));
        child.kill(signal);
        return undefined;
      }),
  };
}

/** The delivery token and other secrets of the system, by variable name. */
export function secretsOf({ dataDir }: Pick<Target, 'dataDir'>): Record<string, string> {
  return JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
}
