/** The content service over a fresh database, listening on loopback, for integration tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createVisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import { createContentApp } from '@/services/content/app';
import { importBundles, type ImportOptions } from '@/services/content/publishing/files/import-file';
import { readBundles } from '@/services/content/publishing/files/read-bundle';
import { setToken, type TokenRequest } from '@/services/content/publishing/tokens';
import { CLOCK_HOLDS_MS } from '@/services/content/store/library';
import { migrations } from '@/services/content/store/migrations';
import { SCHEMA, type Tables } from '@/services/content/store/tables';
import { migrate, openDatabase } from '@/services/common/database/database';
import { visitorAddressOf } from '@/services/common/http/visitor-address';
import { createLog } from '@/services/common/log';
import { SPACE, spaceExport } from './space';
import { testDatabase } from '../setup/postgres';
import { SERVICE_KEY } from '../visitors/signed-visitor';

export const TOKEN = 'test-delivery-token';

export interface ContentServiceOptions {
  /** What is imported first; default the invented space. */
  content?: unknown;
  /** Requests a second; default no limit. */
  rateLimit?: number;
  /** Clock of the rate limit; default the real one. */
  now?: () => number;
}

/** What was just written is what the service says once its last look at the clock no longer holds. */
export const settle = () => sleep(CLOCK_HOLDS_MS + 10);

/** Starts the service with the space imported and `TOKEN` set; `stop` removes everything. */
export async function startContentService({
  content = spaceExport(),
  rateLimit = 0,
  now = () => performance.now(),
}: ContentServiceOptions = {}) {
  const directory = await mkdtemp(path.join(tmpdir(), 'content-'));
  const database = await testDatabase();
  const open = () => openDatabase<Tables>(database.url, SCHEMA, 4);
  const connection = open();
  await migrate(connection, SCHEMA, migrations);
  const { db } = connection;
  const dataDir = path.join(directory, 'data');
  const seen = async <Result>(written: Promise<Result>): Promise<Result> => {
    const result = await written;
    await settle();
    return result;
  };
  const importContent = async (json: unknown, options: Partial<ImportOptions> = {}) =>
    seen(importBundles(readBundles(json, options), directory, { db, dataDir, ...options }));
  if (content !== null) await importContent(content);
  await setToken(db, { space: SPACE, token: TOKEN, rateLimit });
  const start = async () => {
    const app = await createContentApp({
      db,
      log: createLog('content', 'silent'),
      dataDir,
      cacheDir: path.join(directory, 'cache'),
      assetsUrl: 'http://pictures.example:8080',
      rateLimit: 55,
      addressOf: visitorAddressOf('', SERVICE_KEY, 'content'),
      now,
      verifyPublishing: createVisitorVerifier(SERVICE_KEY, 'publishing'),
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    return { app, host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}` };
  };
  const first = await start();
  /** GET without the client library, the token in the header: paths that it would not ask for too. */
  const get = (pathAndQuery: string, init: RequestInit = {}) =>
    fetch(first.url + pathAndQuery, {
      ...init,
      headers: { authorization: `Bearer ${TOKEN}`, ...init.headers },
    });
  const master = `/spaces/${SPACE}/environments/master`;
  return {
    ...first,
    directory,
    dataDir,
    db,
    get,
    master,
    importContent,
    setToken: (request: TokenRequest) => seen(setToken(db, request)),
    /** A second process over the same database. */
    startAnother: start,
    /** Status and body of a path under the master environment. */
    read: async (pathAndQuery: string) => {
      const response = await get(master + pathAndQuery);
      return { status: response.status, headers: response.headers, body: (await response.json()) as never };
    },
    stop: async () => {
      await first.app.close();
      await connection.close();
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type ContentService = Awaited<ReturnType<typeof startContentService>>;
