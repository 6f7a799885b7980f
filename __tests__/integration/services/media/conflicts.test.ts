/** @jest-environment node */
/** What an operator asks for while another recording, or a job, would be undone by it or undo it. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { soundFacts } from '@/__tests__/support/media/recording-facts';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestDatabase } from '@/__tests__/support/setup/postgres';
import type { RecordingFacts } from '@/lib/contracts/media/recording';
import { recordingJobSchema } from '@/lib/contracts/media/recording-jobs';
import { type Database } from '@/services/common/database/database';
import { createLog } from '@/services/common/log';
import { createApp } from '@/services/media/app';
import { parametersOf } from '@/services/media/ingest/order/parameters';
import { queueRecording, cancelJob } from '@/services/media/queue/asking';
import { claimJob } from '@/services/media/queue/runs';
import { type MediaTables } from '@/services/media/queue/tables';
import { diskStore } from '@/services/media/store/store';
import { openMedia } from './support/database';

const BASE = '/api/admin/recordings';
const grants = { mediaUrl: 'https://media.test', keys: ['key'] };

let database: TestDatabase;
let media: Database<MediaTables>;
let folder: string;
let app: Awaited<ReturnType<typeof createApp>>;
/** Entries of the library, as `type/slug`. */
const library = new Set<string>();
let told: unknown[] = [];
let isRefusing = false;
/** How often it was checked who calls. */
let checks = 0;
const at = (...names: string[]) => path.join(folder, ...names);

beforeAll(async () => {
  ({ database, media } = await openMedia());
  folder = mkdtempSync(path.join(tmpdir(), 'media-conflicts-'));
  for (const name of ['recordings', 'uploads']) mkdirSync(at(name));
  const publish = async (changes: unknown) => {
    if (isRefusing) throw new Error('refused');
    told.push(changes);
  };
  const store = diskStore(at('recordings'));
  app = await createApp({
    log: createLog('media', 'silent'), keys: ['key'], recordings: store, ready: async () => undefined, documents: { find: async () => null }, openings: { isOpen: async () => true }, origins: [], now: Date.now,
    admin: { db: media.db, root: at('recordings'), store, uploads: at('uploads'), reserve: 0, operators: { of: async () => { checks += 1; return 'operator'; } }, grants, tools: async () => ({ ffmpeg: 'none', ffprobe: 'none' }), publish, hasEntry: async ({ contentType, slug }) => library.has(`${contentType}/${slug}`), rights: async () => null, now: Date.now },
  }); // prettier-ignore
});
afterAll(async () => {
  await app.close();
  await media.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await media.db.deleteFrom('recording_job').execute();
  library.clear();
  told = [];
  isRefusing = false;
});

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const { statusCode, body } = await app.inject({ method, url, ...(payload ? { payload } : {}) });
  return { status: statusCode, body: body === '' ? null : (JSON.parse(body) as unknown) };
}
const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { error: { code, message: expect.stringContaining(message) } },
});
const conflict = (message: string) => refusal(409, 'CONFLICT', message);

/** A whole upload, as tus leaves it. */
function upload(): string {
  const id = randomUUID().replaceAll('-', '');
  writeFileSync(at('uploads', id), 'x');
  writeFileSync(at('uploads', `${id}.json`), JSON.stringify({ id, size: 1, offset: 1, metadata: {} }));
  return id;
}
const ask = (
  title: string,
  uploadId = upload(),
  entry: object = { kind: 'new', type: 'production' },
  captions: string | null = null,
) => call('POST', BASE, { uploadId, title, language: 'en', entry, captions });

function recording(assetId: string, entry?: RecordingFacts['entry']): void {
  mkdirSync(at('recordings', assetId), { recursive: true });
  const facts = soundFacts(assetId, { ...(entry ? { entry } : {}), durationSeconds: 9 });
  writeFileSync(at('recordings', assetId, 'facts.json'), JSON.stringify(facts));
}

it('who calls is checked once for each call, whatever it asks for', async () => {
  checks = 0;
  await call('GET', BASE);
  await call('DELETE', `${BASE}/rec-nothing`, { confirm: 'rec-nothing' });
  await call('POST', BASE, {});
  expect(checks).toBe(3);
});

describe('a new page', () => {
  it('is refused while another of its title is on its way; the same request again is the same job', async () => {
    const first = upload();
    const { id } = recordingJobSchema.parse((await ask('Hamlet', first)).body);
    expect(await ask('Hamlet!')).toMatchObject(conflict('A recording of production/hamlet is being made'));
    expect(recordingJobSchema.parse((await ask('Hamlet', first)).body).id).toBe(id);
  });

  it('is refused where a recording is another’s of its title, under whatever id', async () => {
    for (const assetId of ['rec-othello', 'rec-as-broadcast']) {
      recording(assetId, { contentType: 'production', slug: 'othello' });
      library.add('production/othello');
      expect(await ask('Othello')).toMatchObject(
        conflict(
          `production/othello has the recording ${assetId} already: choose an existing page if it is that one, or give the new page another title`,
        ),
      );
      // Of another id, it may be shown by a page that is called otherwise now.
      library.clear();
      if (assetId === 'rec-as-broadcast') expect((await ask('Othello')).status).toBe(409);
      rmSync(at('recordings', assetId), { recursive: true });
    }
    expect((await ask('Othello')).status).toBe(200);
  });

  it('is refused where a recording of its id is damaged: it may be anybody’s', async () => {
    mkdirSync(at('recordings', 'rec-pericles'), { recursive: true });
    writeFileSync(at('recordings', 'rec-pericles', 'facts.json'), '');
    expect(await ask('Pericles')).toMatchObject(conflict('rec-pericles/facts.json is damaged'));
    rmSync(at('recordings', 'rec-pericles'), { recursive: true });
  });

  it('is asked for again where its recording was made and its page was not', async () => {
    recording('rec-othello', { contentType: 'production', slug: 'othello' });
    expect(await ask('Othello')).toMatchObject({
      status: 200,
      body: { assetId: 'rec-othello', state: 'waiting' },
    });
    rmSync(at('recordings', 'rec-othello'), { recursive: true });
  });

  it('is refused where the library has it with a recording of others, or with none; of another type it is new', async () => {
    library.add('production/lear');
    expect(await ask('Lear')).toMatchObject(conflict('production/lear exists already'));
    expect((await ask('Lear', upload(), { kind: 'existing', type: 'production', slug: 'lear' })).status).toBe(
      200,
    );
    library.add('interview/tempest');
    expect((await ask('Tempest')).status).toBe(200);
  });

  it('is not asked for again once its job is there: what it published is no other page', async () => {
    const id = upload();
    await ask('Hamlet', id);
    await media.db.updateTable('recording_job').set({ state: 'done' }).execute();
    library.add('production/hamlet');
    expect(await ask('Hamlet', id)).toMatchObject({ status: 200, body: { state: 'done' } });
  });
});

describe('an upload is kept, to be asked for again, where', () => {
  const invalid = (message: string) => refusal(400, 'VALIDATION_FAILED', message);

  it.each([
    ['no times', 'No timed text was found: WebVTT, SubRip (.srt) or TTML is needed'],
    ['WEBVTT\n\n00:03.000 --> 00:01.000\nEnds', 'A text ends before it begins, at second 3'],
    ['<!DOCTYPE tt><tt/>', 'The TTML file holds a document type, which is refused'],
  ])('its captions cannot be read: %j', async (captions, why) => {
    const id = upload();
    expect(await ask('Cymbeline', id, undefined, captions)).toMatchObject(
      invalid(`The captions cannot be used. ${why}`),
    );
    expect((await ask('Cymbeline', id)).status).toBe(200);
  });

  it('its page is not there', async () => {
    const id = upload();
    const page = { kind: 'existing', type: 'production', slug: 'cymbelin' };
    expect(await ask('Cymbeline', id, page)).toMatchObject(invalid('There is no page production/cymbelin'));
    library.add('production/cymbeline');
    expect((await ask('Cymbeline', id, { ...page, slug: 'cymbeline' })).status).toBe(200);
  });
});

describe('a page whose slug is that of another type’s page with a recording', () => {
  const guide = { kind: 'existing', type: 'guide', slug: 'othello' };
  const assetOf = async (...asked: Parameters<typeof ask>) =>
    recordingJobSchema.parse((await ask(...asked)).body).assetId;
  const ended = () => media.db.updateTable('recording_job').set({ state: 'done' }).execute();
  beforeEach(() => library.add('guide/othello'));
  afterEach(() => rmSync(at('recordings'), { recursive: true, force: true }));

  it('has one that is called after its type too, as nobody names recordings in the browser', async () => {
    recording('rec-othello', { contentType: 'production', slug: 'othello' });
    const first = upload();
    expect(await assetOf('Othello', first, guide)).toBe('rec-guide-othello');
    await ended();
    expect(await assetOf('Othello', first, guide)).toBe('rec-guide-othello');
    expect(await assetOf('Othello', upload(), { kind: 'new', type: 'interview' })).toBe(
      'rec-interview-othello',
    );
  });

  it('has it while the other’s is being made, and keeps it once that is gone', async () => {
    expect(await assetOf('Othello')).toBe('rec-othello');
    expect(await assetOf('Othello', upload(), guide)).toBe('rec-guide-othello');
    await ended();
    recording('rec-guide-othello', { contentType: 'guide', slug: 'othello' });
    expect(await assetOf('Othello', upload(), guide)).toBe('rec-guide-othello');
  });
});

describe('a recording that is being made anew', () => {
  const ASSET = 'rec-hamlet';
  const one = `${BASE}/${ASSET}`;
  const entry = { contentType: 'production', slug: 'hamlet' };
  const asked = () => queueRecording(media.db, { parameters: parametersOf('a.wav', { entry: 'hamlet' }) });
  const remove = () => call('DELETE', one, { confirm: ASSET });
  const deletions = async () =>
    (
      await media.pool.query(
        `select 1 from audit.event where action = 'recording_deleted' and subject = 'recording:${ASSET}'`,
      )
    ).rowCount;
  beforeEach(() => recording(ASSET, entry));

  it('is neither corrected nor deleted until that has ended or was cancelled', async () => {
    const { id } = await asked();
    // Another code than that of a version which is no longer the current one.
    const locked = refusal(423, 'LOCKED', 'This recording is being made anew');
    expect(await call('PUT', `${one}/texts`, { kind: 'chapters', cues: [], version: '' })).toMatchObject(
      locked,
    );
    expect(await call('PUT', `${one}/poster`, { second: 1 })).toMatchObject(locked);
    expect(await remove()).toMatchObject(locked);
    expect([existsSync(at('recordings', ASSET, 'facts.json')), told]).toEqual([true, []]);
    await cancelJob(media.db, id);
    expect((await remove()).status).toBe(204);
  });

  it('is not deleted while the run of a cancelled job can still put it in place; one whose worker died cannot', async () => {
    const { id } = await asked();
    await claimJob(media.db, id, randomUUID());
    await cancelJob(media.db, id);
    expect((await remove()).status).toBe(423);
    await media.pool.query(`update media.recording_job set touched_at = now() - interval '11 seconds'`);
    expect((await remove()).status).toBe(204);
  });

  it('is said to be deleted only once it is', async () => {
    const before = await deletions();
    isRefusing = true;
    expect((await remove()).status).toBe(500);
    expect(readFileSync(at('recordings', ASSET, 'facts.json'), 'utf8')).toContain(ASSET);
    expect(await deletions()).toBe(before);
    isRefusing = false;
    expect((await remove()).status).toBe(204);
    expect(await deletions()).toBe((before ?? 0) + 1);
  });
});

describe('a job that has ended', () => {
  const act = (id: string, name: string) => call('POST', `${BASE}/jobs/${id}/${name}`);
  const endAs = (state: 'failed' | 'done', message: string) =>
    media.db.updateTable('recording_job').set({ state, message }).execute();

  it('is taken off the list, as often as it is asked for; one that has not ended is cancelled first', async () => {
    const { id } = recordingJobSchema.parse((await ask('Hamlet')).body);
    expect(await act(id, 'dismiss')).toMatchObject(conflict('This job has not ended: cancel it first'));
    await endAs('failed', 'The file is broken');
    for (let times = 0; times < 2; times += 1)
      expect(await act(id, 'dismiss')).toMatchObject({
        status: 200,
        body: { state: 'cancelled', message: null },
      });
    expect((await act(randomUUID(), 'dismiss')).status).toBe(404);
  });

  it('stays done where it is done: what was said of it goes', async () => {
    const { id } = recordingJobSchema.parse((await ask('Macbeth')).body);
    await endAs('done', '1 further sound is not used');
    expect(await act(id, 'dismiss')).toMatchObject({ status: 200, body: { state: 'done', message: null } });
  });
});
