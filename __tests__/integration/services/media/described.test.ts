/**
 * The description of the operators' calls against the media service: nothing that it answers is undeclared. API_REQUESTS makes
 * the run longer, API_SEED repeats one.
 * @jest-environment node
 */
import type { InjectOptions } from 'fastify';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DescribedApi } from '@/__tests__/support/described/requests';
import { omissions, runDescribed } from '@/__tests__/support/described/run';
import { makeFile } from '@/__tests__/support/media/files';
import { type TestDatabase } from '@/__tests__/support/setup/postgres';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { ServiceError } from '@/lib/platform/service-error';
import { type Database } from '@/services/common/database/database';
import { createLog } from '@/services/common/log';
import { createApp } from '@/services/media/app';
import { makeRecording } from '@/services/media/ingest/make';
import { findTools } from '@/services/media/ingest/source/tools';
import { parametersOf } from '@/services/media/ingest/order/parameters';
import { queueRecording } from '@/services/media/queue/asking';
import { type MediaTables } from '@/services/media/queue/tables';
import { diskStore } from '@/services/media/store/store';
import { openMedia } from './support/database';
import { suite } from './support/suite';

const count = Number(process.env.API_REQUESTS ?? 1_400);
const seed = Number(process.env.API_SEED ?? 20);
/** Some are deleted on the way. */
const COPIES = 30;
const assets = Array.from({ length: COPIES }, (_, index) => `rec-${index}`);
const UPLOAD = 'a'.repeat(32);

let database: TestDatabase;
let media: Database<MediaTables>;
let folder: string;
let app: Awaited<ReturnType<typeof createApp>>;
let api: DescribedApi;
const jobs: string[] = [];

const operators = {
  of: async ({ headers }: { headers: { authorization?: string | undefined } }) => {
    const who = headers.authorization?.replace('Bearer ', '');
    if (who === 'operator') return who;
    throw new ServiceError(who === 'other' ? 'FORBIDDEN' : 'UNAUTHENTICATED', 'Not for whoever asks');
  },
};

/** Thirty recordings alike, of which one was made. */
async function makeRecordings(root: string) {
  const tools = await findTools(undefined);
  if (!tools) throw new Error('no ffmpeg');
  const source = makeFile('sound-only.wav', folder);
  const { order } = parametersOf(source, { asset: assets[0], entry: 'hamlet' });
  const made = await makeRecording(order, {
    tools,
    root,
    store: diskStore(root),
    reserve: 0,
    onProgress: () => undefined,
  });
  for (const asset of assets.slice(1)) {
    cpSync(made.folder, path.join(root, asset), { recursive: true });
    writeFileSync(path.join(root, asset, 'facts.json'), JSON.stringify({ ...made.facts, assetId: asset }));
  }
  for (const asset of assets) {
    const parameters = parametersOf(source, { asset: `${asset}-new` });
    jobs.push((await queueRecording(media.db, { parameters })).id);
  }
  return tools;
}

suite('the description of the media API', () => {
  beforeAll(async () => {
    ({ database, media } = await openMedia());
    folder = mkdtempSync(path.join(tmpdir(), 'media-described-'));
    const root = path.join(folder, 'recordings');
    const uploads = path.join(folder, 'uploads');
    for (const name of [root, uploads]) mkdirSync(name);
    const tools = await makeRecordings(root);
    writeFileSync(path.join(uploads, UPLOAD), 'film');
    writeFileSync(path.join(uploads, `${UPLOAD}.json`), JSON.stringify({ id: UPLOAD, size: 4, offset: 4 }));
    const grants = { mediaUrl: 'https://media.test', keys: ['key'] };
    app = await createApp({
      log: createLog('media', 'silent'), keys: ['key'], recordings: diskStore(root), ready: async () => undefined, documents: { find: async () => null }, openings: { isOpen: async () => true }, origins: [], now: Date.now,
      admin: { db: media.db, root, store: diskStore(root), uploads, reserve: 0, operators, grants, tools: async () => tools, publish: async () => undefined, hasEntry: async () => false, rights: async () => ({ chosen: null, choices: [{ id: 'uk', name: 'United Kingdom' }] }), now: Date.now },
    }); // prettier-ignore
    api = (await app.inject('/docs/openapi.json')).json();
  });
  afterAll(async () => {
    await app.close();
    await media.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has for each operation a name of its own, its security, every refusal and a schema for every body', () => {
    const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual([
      'cancelRecording', 'chooseMoment', 'chooseRights', 'correctRecording', 'deleteRecording', 'dismissRecording', 'makeRecording', 'recording', 'recordings',
    ]); // prettier-ignore
    expect(omissions(api)).toEqual([]);
  });

  it(`is kept by ${count} requests of every kind: nothing undeclared`, async () => {
    const one = await app.inject({
      url: '/api/admin/recordings/rec-0',
      headers: { authorization: 'Bearer operator' },
    });
    const words = {
      assetId: [...assets, 'nothing'],
      // They are alike, and so is the version of their chapters; of a text that is not there it is empty.
      version: [one.json<{ chaptersVersion: string }>().chaptersVersion, ''],
      confirm: assets,
      jobId: jobs,
      agreement: ['uk'],
      uploadId: [UPLOAD],
      language: ['en', 'cy', 'ar'],
      slug: ['hamlet', 'king-lear'],
    };
    const inject = (request: InjectOptions) => app.inject(request);
    const service = { api, words, tokens: ['operator', 'operator', 'other'], inject };
    const { faults, operations, succeeded } = await runDescribed(service, { count, seed });
    expect(faults.slice(0, 10)).toEqual([]);
    expect(succeeded).toBe(operations);
  }, 600_000);

  it('settles who asks before the body is read, however the address is spelled', async () => {
    for (const name of ['recordings', '%72ecordings', 'recording%73', 'recordings/a/no-such-call']) {
      const url = `/api/admin/${name}/rec-1/texts`;
      const answer = await app.inject({ method: 'PUT', url, payload: { other: 1 } });
      expect([name, answer.statusCode]).toEqual([name, 401]);
      expect(answer.headers['www-authenticate']).toBe('Bearer realm="library"');
      expect(answer.headers['cache-control']).toBe(cachePolicy.person);
    }
  });
});
