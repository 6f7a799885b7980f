/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultsOf } from '@/__tests__/support/media/checker';
import { makeFile } from '@/__tests__/support/media/files';
import { type TestDatabase } from '@/__tests__/support/setup/postgres';
import {
  editedRecordingSchema,
  recordingJobSchema,
  recordingsSchema,
  UPLOADS_PATH,
} from '@/lib/contracts/media/recording-jobs';
import { type Database } from '@/services/common/database/database';
import { createLog } from '@/services/common/log';
import { createApp } from '@/services/media/app';
import { findTools, type Tools } from '@/services/media/ingest/source/tools';
import type { HasEntry } from '@/services/media/new-entry';
import { type MediaTables } from '@/services/media/queue/tables';
import { runJob } from '@/services/media/queue/task';
import { diskStore } from '@/services/media/store/store';
import { openMedia } from './support/database';
import { testOperators } from './support/operators';
import { suite } from './support/suite';

const BASE = '/api/admin/recordings';

let database: TestDatabase;
let media: Database<MediaTables>;
let folder: string;
let origin: string;
let tools: Tools;
let stop: () => Promise<void>;
const told: { entries: { contentType: string; fields: Record<string, unknown> }[] }[] = [];
const publish = async (changes: unknown) => void told.push(changes as (typeof told)[number]);
/** The library has what was published. */
const hasEntry: HasEntry = async (entry) =>
  told.some(({ entries }) =>
    entries.some(
      ({ contentType, fields }) => contentType === entry.contentType && fields.slug === entry.slug,
    ),
  );
const rights = { chosen: null, choices: [{ id: 'uk', name: 'United Kingdom' }] };
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  ({ database, media } = await openMedia());
  folder = mkdtempSync(path.join(tmpdir(), 'media-admin-'));
  for (const name of ['recordings', 'uploads']) mkdirSync(at(name));
  const found = await findTools(undefined);
  if (found) tools = found;
  const grants = { mediaUrl: 'https://media.test', keys: ['key'] };
  const app = await createApp({
    log: createLog('media', 'silent'), keys: ['key'], recordings: diskStore(at('recordings')), ready: async () => undefined, documents: { find: async () => null }, openings: { isOpen: async () => true }, origins: [], now: Date.now,
    admin: { db: media.db, root: at('recordings'), store: diskStore(at('recordings')), uploads: at('uploads'), reserve: 0, operators: testOperators, grants, tools: async () => tools, publish, hasEntry, rights: async () => rights, now: Date.now },
  }); // prettier-ignore
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  stop = () => app.close();
});
afterAll(async () => {
  await stop();
  await media.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function call(method: string, address: string, body?: unknown, who = 'operator') {
  const response = await fetch(origin + address, {
    method,
    headers: {
      authorization: `Bearer ${who}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

const tus = (method: string, address: string, headers: Record<string, string>, body?: Buffer) =>
  fetch(origin + address, {
    method,
    headers: { authorization: 'Bearer operator', 'tus-resumable': '1.0.0', ...headers },
    ...(body ? { body: new Uint8Array(body) } : {}),
  });

/** Uploads in two pieces, the second after asking where the first ended; answers the id. */
async function upload(file: string): Promise<string> {
  const bytes = readFileSync(file);
  const created = await tus('POST', UPLOADS_PATH, { 'upload-length': String(bytes.length) });
  expect(created.status).toBe(201);
  const place = new URL(created.headers.get('location') ?? '', origin + UPLOADS_PATH).pathname;
  const half = Math.floor(bytes.length / 2);
  const piece = { 'content-type': 'application/offset+octet-stream' };
  await tus('PATCH', place, { ...piece, 'upload-offset': '0' }, bytes.subarray(0, half));
  const offset = (await tus('HEAD', place, {})).headers.get('upload-offset') ?? '';
  expect(offset).toBe(String(half));
  expect(
    (await tus('PATCH', place, { ...piece, 'upload-offset': offset }, bytes.subarray(half))).status,
  ).toBe(204);
  return place.split('/').at(-1) ?? '';
}

suite('recordings for operators', () => {
  const request = (uploadId: string) => ({
    uploadId,
    title: 'Y Storm',
    language: 'cy',
    entry: { kind: 'new', type: 'production' },
    captions: 'WEBVTT\n\n00:01.000 --> 00:03.000\nMae’n bwrw glaw\n',
  });
  const recording = `${BASE}/rec-y-storm`;

  it('are for superusers alone: administrators, strangers and false tokens get nothing', async () => {
    for (const [who, status] of [
      ['administrator', 403],
      ['bad', 401],
    ] as const) {
      for (const [method, address] of [['GET', BASE], ['POST', BASE], ['POST', UPLOADS_PATH], ['GET', recording], ['DELETE', recording]] as const)
        expect([method, address, (await call(method, address, undefined, who)).status]).toEqual([method, address, method === 'GET' || address === UPLOADS_PATH ? status : expect.any(Number)]); // prettier-ignore
    }
    expect((await call('DELETE', recording, { confirm: 'rec-y-storm' }, 'administrator')).status).toBe(403);
    expect((await call('POST', BASE, request('0'.repeat(32)), 'administrator')).status).toBe(403);
    expect(readdirSync(at('uploads'))).toEqual([]);
  });

  it('are uploaded in pieces, made and published', async () => {
    expect((await call('POST', BASE, request('0'.repeat(32)))).status).toBe(404);
    const asked = await call('POST', BASE, request(await upload(makeFile('plain.mp4', folder))));
    const job = recordingJobSchema.parse(asked.body);
    expect(job).toMatchObject({ assetId: 'rec-y-storm', state: 'waiting' });
    const log = createLog('test', 'silent');
    await runJob({ db: media.db, root: at('recordings'), store: diskStore(at('recordings')), reserve: 0, tools: async () => tools, publish, uploads: at('uploads'), runs: new Set(), log }, job.id); // prettier-ignore
    const listed = recordingsSchema.parse((await call('GET', BASE)).body);
    expect(listed.jobs[0]).toMatchObject({ id: job.id, state: 'done' });
    expect(listed.recordings[0]?.tracks.texts).toEqual([
      { kind: 'captions', language: 'cy', label: 'Cymraeg' },
    ]);
    expect(told.at(-1)?.entries.at(-1)).toMatchObject({
      contentType: 'production',
      fields: { name: 'Y Storm', subType: 'Production' },
    });
    expect(readdirSync(at('uploads'))).toEqual([]);
  });

  it('never replace the recording of another entry that has the same slug', async () => {
    const file = makeFile('sound-only.wav', folder);
    const again = await call('POST', BASE, {
      ...request(await upload(file)),
      entry: { kind: 'existing', type: 'production', slug: 'y-storm' },
    });
    expect(again.status).toBe(200);
    const { id } = recordingJobSchema.parse(again.body);
    await call('POST', `${BASE}/jobs/${id}/cancel`);

    const ask = async (type: string) =>
      call('POST', BASE, { ...request(await upload(file)), title: 'Hamlet', entry: { kind: 'new', type } });
    const first = recordingJobSchema.parse((await ask('production')).body);
    const other = recordingJobSchema.parse((await ask('guide')).body);
    expect([first.assetId, other.assetId]).toEqual(['rec-hamlet', 'rec-guide-hamlet']);
    await call('POST', `${BASE}/jobs/${other.id}/cancel`);
    await call('POST', `${BASE}/jobs/${first.id}/cancel`);
    for (const name of readdirSync(at('uploads'))) rmSync(at(`uploads/${name}`));
  });

  it('are made once of one upload, however often they are asked for', async () => {
    const ask = (uploadId: string, more: object = {}) =>
      call('POST', BASE, { ...request(uploadId), title: 'Macbeth', ...more });
    const jobOf = ({ body }: { body: unknown }) => recordingJobSchema.parse(body);
    const id = await upload(makeFile('sound-only.wav', folder));
    const both = await Promise.all([ask(id), ask(id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const job = jobOf(both[0]);
    expect(jobOf(both[1]).id).toBe(job.id);
    expect(jobOf(await ask(id)).id).toBe(job.id);
    // Other details are no repeat: they would be dropped without a word. The file is sent again for them.
    expect(await ask(id, { title: 'Macbeth II' })).toMatchObject({
      status: 404,
      body: { error: { message: expect.stringContaining('for the recording “Macbeth” already') } },
    });
    const corrected = request(id).captions.replace('glaw', 'eira');
    for (const other of [{ language: 'en' }, { captions: null }, { captions: corrected }])
      expect(await ask(id, other)).toMatchObject({ status: 404 });

    const log = createLog('test', 'silent');
    const maker = { db: media.db, root: at('recordings'), store: diskStore(at('recordings')), reserve: 0, tools: async () => tools, publish, uploads: at('uploads'), runs: new Set<never>(), log }; // prettier-ignore
    await runJob(maker, job.id);
    expect(readdirSync(at('uploads'))).toEqual([]);
    expect(jobOf(await ask(id))).toMatchObject({ id: job.id, state: 'done' });
    const { rows } = await media.pool.query(
      "select 1 from audit.event where action = 'recording_asked' and subject = 'recording:rec-macbeth'",
    );
    expect(rows).toHaveLength(1);
    expect((await call('DELETE', `${BASE}/rec-macbeth`, { confirm: 'rec-macbeth' })).status).toBe(204);

    // The upload of a job that was cancelled is about to be deleted.
    const gone = await upload(makeFile('sound-only.wav', folder));
    const again = () => ask(gone, { title: 'Othello' });
    await call('POST', `${BASE}/jobs/${jobOf(await again()).id}/cancel`);
    expect((await again()).status).toBe(404);
    for (const name of readdirSync(at('uploads'))) rmSync(at(`uploads/${name}`));
  });

  it('are corrected: words, times, languages, chapters; what is served stays right by the standards', async () => {
    const before = editedRecordingSchema.parse((await call('GET', recording)).body);
    expect(before.texts[0]?.cues).toEqual([{ start: 1, end: 3, text: 'Mae’n bwrw glaw' }]);
    const texts = [
      {
        kind: 'captions',
        language: 'cy',
        label: 'Cymraeg',
        cues: [{ start: 1.5, end: 3, text: 'Mae hi’n bwrw <b>glaw</b><script>' }],
      },
      {
        kind: 'subtitles',
        language: 'ar',
        label: 'العربية',
        cues: [{ start: 1.5, end: 3, text: 'إنها تمطر', settings: 'align:start' }],
      },
    ];
    const chapters = [
      { start: 0, end: 4, text: 'Dechrau' },
      { start: 4, end: 9, text: 'Glaw & <b>gwynt' },
    ];
    const correct = (change: object) => call('PUT', `${recording}/texts`, change);
    const look = async () => editedRecordingSchema.parse((await call('GET', recording)).body);
    const [welsh, arabic] = texts;
    const version = before.texts[0]?.version;
    const first = await correct({ ...welsh, version });
    expect(first.status).toBe(200);
    expect((await correct({ ...arabic, version: '' })).status).toBe(200);
    expect((await correct({ kind: 'chapters', cues: chapters, version: '' })).status).toBe(200);
    const made = at('recordings/rec-y-storm');
    expect(faultsOf(made)).toEqual([]);
    expect(readFileSync(path.join(made, 'captions.cy.vtt'), 'utf8')).toContain('<b>glaw</b>&lt;script&gt;');
    expect(readFileSync(path.join(made, 'master.m3u8'), 'utf8')).toMatch(/TYPE=SUBTITLES.*LANGUAGE="ar"/);
    const segments = told.at(-1)?.entries.filter(({ contentType }) => contentType === 'segment');
    expect(segments?.map(({ fields }) => fields['name'])).toEqual(['Dechrau', 'Glaw & <b>gwynt']);
    expect(readFileSync(path.join(made, 'chapters.vtt'), 'utf8')).toContain('Glaw &amp; &lt;b&gt;gwynt');
    const after = await look();
    expect(after.chapters).toEqual(chapters);
    expect(first.body).toEqual({ version: after.texts[0]?.version });
    expect(after.texts.map(({ language }) => language)).toEqual(['cy', 'ar']);
    // Whoever began with what was there before overwrites nothing; the same once more, its answer lost, is no conflict.
    for (const stale of [
      { ...welsh, cues: [], version },
      { ...arabic, cues: [], version: '' },
    ])
      expect(await correct(stale)).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT' } } });
    expect(await correct({ ...welsh, version })).toEqual(first);
    expect(await look()).toMatchObject({
      texts: after.texts,
      chapters,
      chaptersVersion: after.chaptersVersion,
    });
    const gone = { ...welsh, cues: [], version: after.texts[0]?.version };
    expect(await correct(gone)).toEqual({ status: 200, body: { version: '' } });
    expect((await correct({ kind: 'chapters', cues: [], version: after.chaptersVersion })).status).toBe(200);
    expect(faultsOf(made)).toEqual([]);
    expect(readdirSync(made).filter((name) => /captions\.cy|chapters/.test(name))).toEqual([]);
    const own = { ...arabic, version: after.texts[1]?.version };
    expect((await correct({ ...own, cues: [{ start: 3, end: 1, text: 'x' }] })).status).toBe(400);
    // Too short to be told apart once it is written: the texts could not be read again.
    expect((await correct({ ...own, cues: [{ start: 1, end: 1.0001, text: 'x' }] })).status).toBe(400);
    expect((await look()).texts).toEqual([after.texts[1]]);
  });

  it('show another moment before they play', async () => {
    const poster = at('recordings/rec-y-storm/poster.jpg');
    const before = readFileSync(poster);
    expect((await call('PUT', `${recording}/poster`, { second: 6 })).status).toBe(204);
    expect(readFileSync(poster).equals(before)).toBe(false);
    expect(statSync(poster).size).toBeGreaterThan(1_000);
    const late = await call('PUT', `${recording}/poster`, { second: 20 });
    expect(late).toMatchObject({ status: 400, body: { error: { message: 'The picture ends at second 9: choose an earlier moment' } } }); // prettier-ignore
  });

  it('are listed without one whose facts are damaged', async () => {
    mkdirSync(at('recordings/rec-damaged'));
    writeFileSync(at('recordings/rec-damaged/facts.json'), '');
    const { recordings } = recordingsSchema.parse((await call('GET', BASE)).body);
    expect(recordings.map(({ assetId }) => assetId)).toEqual(['rec-y-storm']);
    rmSync(at('recordings/rec-damaged'), { recursive: true });
  });

  it('are deleted when named twice, and the log says by whom', async () => {
    expect((await call('DELETE', recording, { confirm: 'rec-other' })).status).toBe(400);
    expect((await call('DELETE', recording, { confirm: 'rec-y-storm' })).status).toBe(204);
    expect((await call('GET', recording)).status).toBe(404);
    expect(readdirSync(at('recordings')).filter((name) => !name.startsWith('.'))).toEqual([]);
    expect(told.at(-1)?.entries.at(-1)).toMatchObject({ fields: { media: null, segments: null } });
    const { rows } = await media.pool.query<{ action: string; actor: string }>(
      "select action, actor from audit.event where subject = 'recording:rec-y-storm' order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual(['recording_asked', 'recording_asked', ...Array<string>(7).fill('recording_changed'), 'recording_deleted']); // prettier-ignore
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set(['operator']));
  });
});
