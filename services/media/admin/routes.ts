/** `/api/admin/recordings`: operators request, view, correct and delete recordings (docs/contracts/media.md §6). */
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import {
  deleteRequestSchema,
  editedRecordingSchema,
  posterRequestSchema,
  recordingJobSchema,
  recordingRequestSchema,
  recordingsSchema,
  rightsRequestSchema,
  setTextsSchema,
  textsVersionSchema,
} from '@/lib/contracts/media/recording-jobs';
import type { RecordingFacts } from '@/lib/contracts/media/recording';
import type { ErrorCode } from '@/lib/contracts/http/errors';
import { ServiceError } from '@/lib/platform/service-error';
import { writeAudit } from '@/services/common/audit/write';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import { playbackGrant, type GrantSettings } from '@/services/common/media/grants';
import { allFacts, factsOf } from '../ingest/change';
import { changePoster } from '../ingest/change-poster';
import { mediaTracks, removalOf, rightsChangeOf, textChangesOf } from '../ingest/publication';
import { forgetReplaced } from '../ingest/replaced';
import type { Tools } from '../ingest/source/tools';
import type { HasEntry } from '../new-entry';
import { cancelJob, findJob, isBeingMade, jobOf, listJobs, sourcesInUse } from '../queue/store';
import type { MediaTables } from '../queue/tables';
import type { RecordingPlace } from '../store/choose';
import type { RecordingStore } from '../store/store';
import { requestRecording } from './request-recording';
import { correctTexts, editedTexts } from './edited-texts';
import { oncePerRequest, type Operators } from './operators';
import type { ReadRights } from './rights';
import { registerUploads } from './uploads';
import { uuid } from '@/lib/contracts/http/ids';

export interface AdminDependencies extends RecordingPlace {
  db: Kysely<MediaTables>;
  /** Folder of uploads, and how many bytes of its disk must stay free. */
  uploads: string;
  reserve: number;
  operators: Operators;
  grants: GrantSettings;
  /** Throws UNAVAILABLE where they are missing. */
  tools: () => Promise<Tools>;
  publish: (changes: unknown) => Promise<void>;
  hasEntry: HasEntry;
  rights: ReadRights;
  now: () => number;
}

const BASE = '/api/admin/recordings';
const assetParams = z.object({ assetId: z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/) });
const jobParams = z.object({ jobId: uuid });

const summaryOf = (facts: RecordingFacts) => {
  const { assetId, title = assetId, entry = null, type, durationSeconds } = facts;
  return { assetId, title, entry, type, durationSeconds, tracks: mediaTracks(facts) };
};

type Action = 'recording_asked' | 'recording_changed' | 'recording_deleted';

const auditOf =
  ({ db }: AdminDependencies) =>
  (request: FastifyRequest, operator: string, action: Action, assetId: string) =>
    writeAudit(db, {
      service: 'media',
      action,
      actor: { kind: 'person', id: operator },
      subject: `recording:${assetId}`,
      requestId: request.id,
    });

async function knownFacts(store: RecordingStore, assetId: string): Promise<RecordingFacts> {
  const facts = await factsOf(store, assetId);
  if (!facts) throw new ServiceError('NOT_FOUND', 'There is no such recording');
  return facts;
}

/** Throws LOCKED while a job would undo a change of the recording, or its deletion. */
async function refuseWhileMade({ db }: AdminDependencies, assetId: string): Promise<void> {
  if (await isBeingMade(db, assetId))
    throw new ServiceError(
      'LOCKED',
      'This recording is being made anew: wait until that is done, or cancel it first',
    );
}

const called = (id: string, summary: string, refusals: readonly ErrorCode[] = []) =>
  operation(id, summary, 'person', { refusals: ['FORBIDDEN', ...refusals] });
const changed = (id: string, summary: string, refusals: readonly ErrorCode[] = []) =>
  operation(id, summary, 'person', {
    refusals: ['FORBIDDEN', 'NOT_FOUND', ...refusals],
    shown: { status: 204 },
  });

/** Uploads, jobs, and the list of existing recordings. */
function registerAsking(app: Server, dependencies: AdminDependencies): void {
  const { db, store, operators, reserve, hasEntry } = dependencies;
  const uploads = registerUploads(app, {
    folder: dependencies.uploads,
    ...{ reserve, operators },
    sourcesInUse: () => sourcesInUse(db),
  });
  const audit = auditOf(dependencies);

  app.get(
    BASE,
    {
      schema: { response: { 200: recordingsSchema } },
      ...called('recordings', 'Recordings on their way, and those that are there'),
    },
    async (request) => {
      await operators.of(request);
      const warn = (assetId: string) =>
        request.log.warn({ assetId }, 'the facts of a recording are damaged: make it again');
      const [jobs, recordings] = await Promise.all([listJobs(db), allFacts(store, warn)]);
      return { jobs: jobs.map(jobOf), recordings: recordings.map(summaryOf) };
    },
  );

  app.post(
    BASE,
    {
      schema: { body: recordingRequestSchema, response: { 200: recordingJobSchema } },
      ...called('makeRecording', 'Makes a recording of an upload, once however often it is asked for', [
        'NOT_FOUND',
        'CONFLICT',
      ]),
    },
    async (request) => {
      const operator = await operators.of(request);
      const { row, isNew } = await requestRecording({ db, store, uploads, hasEntry }, request.body, operator);
      if (isNew) await audit(request, operator, 'recording_asked', row.asset_id);
      return jobOf(row);
    },
  );

  app.post(
    `${BASE}/jobs/:jobId/cancel`,
    {
      schema: { params: jobParams, response: { 200: recordingJobSchema } },
      ...called('cancelRecording', 'Cancels what is not ended', ['NOT_FOUND', 'CONFLICT']),
    },
    async (request) => {
      await operators.of(request);
      const { jobId } = request.params;
      const row = await cancelJob(db, jobId);
      if (row) return jobOf(row);
      if (await findJob(db, jobId)) throw new ServiceError('CONFLICT', 'This job has ended already');
      throw new ServiceError('NOT_FOUND', 'There is no such job');
    },
  );
}

/** One recording, with everything an operator can correct. */
function registerLooking(app: Server, { store, operators, grants, rights, now }: AdminDependencies): void {
  app.get(
    `${BASE}/:assetId`,
    {
      schema: { params: assetParams, response: { 200: editedRecordingSchema } },
      ...called('recording', 'One recording as it can be corrected', ['NOT_FOUND']),
    },
    async (request) => {
      const operator = await operators.of(request);
      const facts = await knownFacts(store, request.params.assetId);
      const { type, assetId, durationSeconds } = facts;
      const media = { type, assetId, durationMinutes: Math.ceil(durationSeconds / 60) };
      const { hls, poster } = playbackGrant(
        grants,
        { contentId: assetId, media, hosted: null, viewerKey: operator },
        now(),
      );
      // Texts can still be corrected while the content service is down.
      const agreed = facts.entry
        ? await rights({ assetId, entry: facts.entry }).catch((error: unknown) => {
            request.log.warn({ err: error }, 'rights could not be read');
            return null;
          })
        : null;
      const texts = await editedTexts(store, facts);
      return { ...summaryOf(facts), ...texts, hls: hls ?? '', poster: poster ?? '', rights: agreed };
    },
  );
}

/** Routes that change a recording: each writes to the audit log. */
function registerChanges(app: Server, dependencies: AdminDependencies): void {
  const { root, store, operators, publish } = dependencies;
  const audit = auditOf(dependencies);

  app.put(
    `${BASE}/:assetId/texts`,
    {
      schema: { params: assetParams, body: setTextsSchema, response: { 200: textsVersionSchema } },
      ...called('correctRecording', 'Gives a recording these texts and chapters, and no others', [
        'NOT_FOUND',
        'CONFLICT',
        'LOCKED',
      ]),
    },
    async (request) => {
      const operator = await operators.of(request);
      const { assetId } = await knownFacts(store, request.params.assetId);
      await refuseWhileMade(dependencies, assetId);
      const change = { request: request.body, readFacts: () => knownFacts(store, assetId) };
      const { facts, chapters, version } = await correctTexts(dependencies, assetId, change);
      await publish(textChangesOf(facts, chapters));
      await audit(request, operator, 'recording_changed', facts.assetId);
      return { version };
    },
  );

  app.put(
    `${BASE}/:assetId/poster`,
    {
      schema: { params: assetParams, body: posterRequestSchema },
      ...changed('chooseMoment', 'Shows this moment before it plays', ['CONFLICT', 'LOCKED']),
    },
    async (request, reply) => {
      const operator = await operators.of(request);
      const facts = await knownFacts(store, request.params.assetId);
      await refuseWhileMade(dependencies, facts.assetId);
      const place = { root, store, tools: await dependencies.tools() };
      await store.change(facts.assetId, () => changePoster(place, facts, request.body.second));
      await audit(request, operator, 'recording_changed', facts.assetId);
      return reply.status(204).send();
    },
  );

  app.delete(
    `${BASE}/:assetId`,
    {
      schema: { params: assetParams, body: deleteRequestSchema },
      ...changed('deleteRecording', 'Takes a recording away for good', ['LOCKED']),
    },
    async (request, reply) => {
      const operator = await operators.of(request);
      const { assetId, entry } = await knownFacts(store, request.params.assetId);
      if (request.body.confirm !== assetId)
        throw new ServiceError('VALIDATION_FAILED', 'Name the recording a second time');
      await refuseWhileMade(dependencies, assetId);
      if (entry) await publish(removalOf({ assetId, entry }));
      await store.remove(assetId);
      await forgetReplaced(root, assetId);
      await audit(request, operator, 'recording_deleted', assetId);
      return reply.status(204).send();
    },
  );
}

/** The rights agreement that a recording's entry is under. */
function registerRights(app: Server, dependencies: AdminDependencies): void {
  const { store, operators, publish, rights } = dependencies;
  const audit = auditOf(dependencies);

  app.put(
    `${BASE}/:assetId/rights`,
    {
      schema: { params: assetParams, body: rightsRequestSchema },
      ...changed('chooseRights', 'Puts the entry of a recording under an agreement, or under none'),
    },
    async (request, reply) => {
      const operator = await operators.of(request);
      const { assetId, entry } = await knownFacts(store, request.params.assetId);
      const owned = entry ? { assetId, entry } : null;
      const known = owned && (await rights(owned));
      if (!owned || !known) throw new ServiceError('NOT_FOUND', 'It belongs to no page that has rights');
      const { agreement } = request.body;
      if (agreement !== null && !known.choices.some(({ id }) => id === agreement))
        throw new ServiceError('VALIDATION_FAILED', 'There is no such agreement');
      await publish(rightsChangeOf(owned, agreement));
      await audit(request, operator, 'recording_changed', assetId);
      return reply.status(204).send();
    },
  );
}

/** All operator routes; none of their responses is ever cached. */
export function registerAdmin(app: Server, given: AdminDependencies): void {
  const dependencies = { ...given, operators: oncePerRequest(given.operators) };
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(BASE)) return;
    reply.header('Cache-Control', cachePolicy.person);
    // Checked before the body is read: validation errors must not tell other people what operators can send (RFC 9110 §15.5.2).
    await dependencies.operators.of(request);
  });
  registerAsking(app, dependencies);
  registerLooking(app, dependencies);
  registerChanges(app, dependencies);
  registerRights(app, dependencies);
  // Any other path under /api is an unknown call: without this route it would be refused as an unsigned media address.
  app.all('/api/*', async () => {
    throw new ServiceError('NOT_FOUND', 'There is no such call');
  });
}
