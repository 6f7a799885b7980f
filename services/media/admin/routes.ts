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
  setTextSchema,
  textVersionSchema,
} from '@/lib/contracts/media/recording-jobs';
import type { RecordingFacts } from '@/lib/contracts/media/recording';
import type { ErrorCode } from '@/lib/contracts/http/errors';
import { ServiceError } from '@/lib/platform/service-error';
import { writeAudit } from '@/services/common/audit/write';
import type { Server } from '@/services/common/http/http';
import { adminOperation } from '@/services/common/operations/operation';
import { playbackGrant, type GrantSettings } from '@/services/common/media/grants';
import { allFacts, factsOf } from '../ingest/change';
import { changePoster } from '../ingest/change-poster';
import { mediaTracks, removalOf, rightsChangeOf, textChangesOf } from '../ingest/publication';
import { forgetReplaced } from '../ingest/replaced';
import type { Tools } from '../ingest/source/tools';
import type { HasEntry } from '../new-entry';
import { isBeingMade, jobOf, listJobs, sourcesInUse } from '../queue/store';
import type { MediaTables } from '../queue/tables';
import type { RecordingPlace, RecordingStore } from '../store/store';
import { noteFirst, type NotedFirst } from '@/services/common/http/noted';
import { registerJobs } from './job-routes';
import { requestRecording } from './request-recording';
import { correctText, editedTexts } from './edited-texts';
import type { Operators } from './operators';
import type { ReadRights } from './rights';
import { registerUploads } from './uploads';

export interface AdminDependencies extends RecordingPlace {
  db: Kysely<MediaTables>;
  /** Folder of uploads, on whose disk `reserve` stays free too. */
  uploads: string;
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

const summaryOf = (facts: RecordingFacts) => {
  const { assetId, title = assetId, entry = null, type, durationSeconds } = facts;
  return { assetId, title, entry, type, durationSeconds, tracks: mediaTracks(facts) };
};

/** What the routes of the scope are made of: who asks is known in each. */
type AdminCalls = AdminDependencies & { operatorOf: NotedFirst<string>['of'] };

type Action = 'recording_asked' | 'recording_changed' | 'recording_deleted';

const auditOf =
  ({ db, operatorOf }: AdminCalls) =>
  (request: FastifyRequest, action: Action, assetId: string) =>
    writeAudit(db, {
      service: 'media',
      action,
      actor: { kind: 'person', id: operatorOf(request) },
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

const changed = (id: string, summary: string, refusals: readonly ErrorCode[] = []) =>
  adminOperation(id, summary, { refusals: ['NOT_FOUND', ...refusals], shown: { status: 204 } });

/** Uploads, jobs, and the list of existing recordings. */
function registerAsking(app: Server, dependencies: AdminCalls): void {
  const { db, store, reserve, hasEntry } = dependencies;
  const uploads = registerUploads(app, {
    folder: dependencies.uploads,
    reserve,
    sourcesInUse: () => sourcesInUse(db),
  });
  const audit = auditOf(dependencies);

  app.get(
    BASE,
    {
      schema: { response: { 200: recordingsSchema } },
      ...adminOperation('recordings', 'Recordings on their way, and those that are there'),
    },
    async (request) => {
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
      ...adminOperation(
        'makeRecording',
        'Makes a recording of an upload, once however often it is asked for',
        { refusals: ['NOT_FOUND', 'CONFLICT'] },
      ),
    },
    async (request) => {
      const place = { db, store, uploads, hasEntry };
      const { row, isNew } = await requestRecording(place, request.body);
      if (isNew) await audit(request, 'recording_asked', row.asset_id);
      return jobOf(row);
    },
  );
}

/** One recording, with everything an operator can correct. */
function registerLooking(app: Server, { store, operatorOf, grants, rights, now }: AdminCalls): void {
  app.get(
    `${BASE}/:assetId`,
    {
      schema: { params: assetParams, response: { 200: editedRecordingSchema } },
      ...adminOperation('recording', 'One recording as it can be corrected', { refusals: ['NOT_FOUND'] }),
    },
    async (request) => {
      const facts = await knownFacts(store, request.params.assetId);
      const { type, assetId, durationSeconds } = facts;
      const media = { type, assetId, durationMinutes: Math.ceil(durationSeconds / 60) };
      const { hls, poster } = playbackGrant(
        grants,
        { contentId: assetId, media, hosted: null, hideOutline: false, viewerKey: operatorOf(request) },
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
function registerChanges(app: Server, dependencies: AdminCalls): void {
  const { root, store, publish } = dependencies;
  const audit = auditOf(dependencies);

  app.put(
    `${BASE}/:assetId/texts`,
    {
      schema: { params: assetParams, body: setTextSchema, response: { 200: textVersionSchema } },
      ...adminOperation(
        'correctRecording',
        'Gives a recording this text, or these chapters, and leaves the others',
        {
          refusals: ['NOT_FOUND', 'CONFLICT', 'LOCKED'],
        },
      ),
    },
    async (request) => {
      const { assetId } = await knownFacts(store, request.params.assetId);
      await refuseWhileMade(dependencies, assetId);
      const change = { request: request.body, readFacts: () => knownFacts(store, assetId) };
      const { facts, chapters, version } = await correctText(dependencies, assetId, change);
      await publish(textChangesOf(facts, chapters));
      await audit(request, 'recording_changed', facts.assetId);
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
      const facts = await knownFacts(store, request.params.assetId);
      await refuseWhileMade(dependencies, facts.assetId);
      const place = { root, store, tools: await dependencies.tools() };
      await store.change(facts.assetId, () => changePoster(place, facts, request.body.second));
      await audit(request, 'recording_changed', facts.assetId);
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
      const { assetId, entry } = await knownFacts(store, request.params.assetId);
      if (request.body.confirm !== assetId)
        throw new ServiceError('VALIDATION_FAILED', 'Name the recording a second time');
      await refuseWhileMade(dependencies, assetId);
      if (entry) await publish(removalOf({ assetId, entry }));
      await store.remove(assetId);
      await forgetReplaced(root, assetId);
      await audit(request, 'recording_deleted', assetId);
      return reply.status(204).send();
    },
  );
}

/** The rights agreement that a recording's entry is under. */
function registerRights(app: Server, dependencies: AdminCalls): void {
  const { store, publish, rights } = dependencies;
  const audit = auditOf(dependencies);

  app.put(
    `${BASE}/:assetId/rights`,
    {
      schema: { params: assetParams, body: rightsRequestSchema },
      ...changed('chooseRights', 'Puts the entry of a recording under an agreement, or under none'),
    },
    async (request, reply) => {
      const { assetId, entry } = await knownFacts(store, request.params.assetId);
      const owned = entry ? { assetId, entry } : null;
      const known = owned && (await rights(owned));
      if (!owned || !known) throw new ServiceError('NOT_FOUND', 'It belongs to no page that has rights');
      const { agreement } = request.body;
      if (agreement !== null && !known.choices.some(({ id }) => id === agreement))
        throw new ServiceError('VALIDATION_FAILED', 'There is no such agreement');
      await publish(rightsChangeOf(owned, agreement));
      await audit(request, 'recording_changed', assetId);
      return reply.status(204).send();
    },
  );
}

const unknownCall = () => {
  throw new ServiceError('NOT_FOUND', 'There is no such call');
};

/** All operator routes; none of their responses is ever cached. */
export async function registerAdmin(app: Server, given: AdminDependencies): Promise<void> {
  const { onRequest, of: operatorOf } = noteFirst(given.operators.of);
  const dependencies = { ...given, operatorOf };
  // A scope, because a hook that looked at the address would miss one that is spelled otherwise (`%72ecordings`).
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('Cache-Control', cachePolicy.person);
      // Checked before the body is read: validation errors must not tell other people what operators can send (RFC 9110 §15.5.2).
      await onRequest(request);
    });
    registerAsking(scope, dependencies);
    registerJobs(scope, BASE, dependencies);
    registerLooking(scope, dependencies);
    registerChanges(scope, dependencies);
    registerRights(scope, dependencies);
    scope.all(`${BASE}/*`, unknownCall);
  });
  // Any other path under /api is an unknown call: without this route it would be refused as an unsigned media address.
  app.all('/api/*', unknownCall);
}
