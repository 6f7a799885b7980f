/** `/api/admin/recordings`: what operators ask for, see, correct and take away (docs/contracts/media.md §6). */
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/cache-policy';
import {
  deleteRequestSchema, editedRecordingSchema, editedTextsSchema, posterRequestSchema, recordingJobSchema,
  recordingRequestSchema, recordingsSchema, type RecordingRequest,
} from '@/lib/contracts/recording-jobs'; // prettier-ignore
import type { RecordingFacts } from '@/lib/contracts/recording';
import { ServiceError } from '@/lib/platform/service-error';
import { writeAudit } from '@/services/common/audit/write';
import type { Server } from '@/services/common/http';
import { playbackGrant, type GrantSettings } from '@/services/common/media-grants';
import { allFacts, changePoster, changeTexts, factsOf, removeRecording, textsOf } from '../ingest/change';
import { removalOf, mediaTracks, textChangesOf } from '../ingest/publication';
import type { Tools } from '../ingest/tools';
import { slugOf, wishOf, type Wish } from '../ingest/wish';
import { askForRecording, cancelJob, jobOf, latestWish, listJobs } from '../queue/store';
import type { MediaTables } from '../queue/tables';
import type { Operators } from './operators';
import { registerUploads } from './uploads';

export interface AdminDependencies {
  db: Kysely<MediaTables>;
  root: string;
  /** Folder of uploads. */
  uploads: string;
  operators: Operators;
  grants: GrantSettings;
  tools: () => Promise<Tools>;
  publish: (changes: unknown) => Promise<void>;
  now: () => number;
}

const BASE = '/api/admin/recordings';
const assetParams = z.object({ assetId: z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/) });
const jobParams = z.object({ jobId: z.uuid() });

async function wishOfRequest(request: RecordingRequest, source: string): Promise<Wish> {
  const { title, language, entry, captions } = request;
  const own =
    entry.kind === 'new' ? { new: entry.type, title } : { entry: `${entry.type}/${entry.slug}`, title };
  const file = `${source}.captions`;
  if (captions !== null) await writeFile(file, captions);
  const texts = captions === null ? {} : { captions: [`${language}=${file}`] };
  return wishOf(source, {
    ...own,
    ...texts,
    language,
    asset: `rec-${slugOf(entry.kind === 'new' ? title : entry.slug)}`,
  });
}

const summaryOf = (facts: RecordingFacts) => {
  const { assetId, type, durationSeconds } = facts;
  return { assetId, type, durationSeconds, tracks: mediaTracks(facts) };
};

type Action = 'recording_asked' | 'recording_changed' | 'recording_deleted';

const auditOf =
  ({ db }: AdminDependencies) =>
  (request: FastifyRequest, operator: string, action: Action, assetId: string) =>
    writeAudit(db, { service: 'media', action, actor: { kind: 'person', id: operator }, subject: `recording:${assetId}`, requestId: request.id }); // prettier-ignore

async function knownFacts(root: string, assetId: string): Promise<RecordingFacts> {
  const facts = await factsOf(root, assetId);
  if (!facts) throw new ServiceError('NOT_FOUND', 'There is no such recording');
  return facts;
}

/** Uploads, jobs, and what is there. */
function registerAsking(app: Server, dependencies: AdminDependencies): void {
  const { db, root, operators } = dependencies;
  const uploads = registerUploads(app, dependencies.uploads, operators);
  const audit = auditOf(dependencies);

  app.get(BASE, { schema: { response: { 200: recordingsSchema } } }, async (request) => {
    await operators.of(request);
    const [jobs, recordings] = await Promise.all([listJobs(db), allFacts(root)]);
    return { jobs: jobs.map(jobOf), recordings: recordings.map(summaryOf) };
  });

  app.post(
    BASE,
    { schema: { body: recordingRequestSchema, response: { 200: recordingJobSchema } } },
    async (request) => {
      const operator = await operators.of(request);
      const wish = await wishOfRequest(request.body, await uploads.fileOf(request.body.uploadId));
      const job = await askForRecording(db, { wish, askedBy: operator });
      await audit(request, operator, 'recording_asked', wish.order.assetId);
      return jobOf(job);
    },
  );

  app.post(
    `${BASE}/jobs/:jobId/cancel`,
    { schema: { params: jobParams, response: { 200: recordingJobSchema } } },
    async (request) => {
      await operators.of(request);
      const row = await cancelJob(db, request.params.jobId);
      if (!row) throw new ServiceError('CONFLICT', 'This job has ended already');
      return jobOf(row);
    },
  );
}

/** One recording as it can be corrected. */
function registerLooking(app: Server, { root, operators, grants, now }: AdminDependencies): void {
  app.get(
    `${BASE}/:assetId`,
    { schema: { params: assetParams, response: { 200: editedRecordingSchema } } },
    async (request) => {
      const operator = await operators.of(request);
      const facts = await knownFacts(root, request.params.assetId);
      const media = {
        type: facts.type,
        assetId: facts.assetId,
        durationMinutes: Math.ceil(facts.durationSeconds / 60),
      };
      const { hls, poster } = playbackGrant(
        grants,
        { contentId: facts.assetId, media, hosted: null, viewerKey: operator },
        now(),
      );
      return { ...summaryOf(facts), ...(await textsOf(root, facts)), hls: hls ?? '', poster: poster ?? '' };
    },
  );
}

/** What changes a recording: each is written down. */
function registerChanges(app: Server, dependencies: AdminDependencies): void {
  const { db, root, operators, publish } = dependencies;
  const audit = auditOf(dependencies);

  app.put(
    `${BASE}/:assetId/texts`,
    { schema: { params: assetParams, body: editedTextsSchema } },
    async (request, reply) => {
      const operator = await operators.of(request);
      const facts = await changeTexts(root, await knownFacts(root, request.params.assetId), request.body);
      const wish = await latestWish(db, facts.assetId);
      await publish(textChangesOf(facts, request.body.chapters, wish?.entry ?? null));
      await audit(request, operator, 'recording_changed', facts.assetId);
      return reply.status(204).send();
    },
  );

  app.put(
    `${BASE}/:assetId/poster`,
    { schema: { params: assetParams, body: posterRequestSchema } },
    async (request, reply) => {
      const operator = await operators.of(request);
      const facts = await knownFacts(root, request.params.assetId);
      await changePoster(root, facts, { second: request.body.second, tools: await dependencies.tools() });
      await audit(request, operator, 'recording_changed', facts.assetId);
      return reply.status(204).send();
    },
  );

  app.delete(
    `${BASE}/:assetId`,
    { schema: { params: assetParams, body: deleteRequestSchema } },
    async (request, reply) => {
      const operator = await operators.of(request);
      const { assetId } = await knownFacts(root, request.params.assetId);
      if (request.body.confirm !== assetId)
        throw new ServiceError('VALIDATION_FAILED', 'Name the recording a second time');
      const wish = await latestWish(db, assetId);
      await audit(request, operator, 'recording_deleted', assetId);
      if (wish?.entry) await publish(removalOf(wish.entry));
      await removeRecording(root, assetId);
      return reply.status(204).send();
    },
  );
}

/** All calls of operators, none of which is ever cached. */
export function registerAdmin(app: Server, dependencies: AdminDependencies): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(BASE)) reply.header('Cache-Control', cachePolicy.person);
  });
  registerAsking(app, dependencies);
  registerLooking(app, dependencies);
  registerChanges(app, dependencies);
}
