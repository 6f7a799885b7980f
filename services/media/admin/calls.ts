/** What the operators' routes share: what they are made of, the recording that is named, and the words of its refusals. */
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { ErrorCode } from '@/lib/contracts/http/errors';
import type { RecordingFacts } from '@/lib/contracts/media/recording';
import { ServiceError } from '@/lib/platform/service-error';
import { writeAudit } from '@/services/common/audit/write';
import type { NotedFirst } from '@/services/common/http/noted';
import type { GrantSettings } from '@/services/common/media/grants';
import { adminOperation } from '@/services/common/operations/operation';
import { factsOf } from '../ingest/change';
import { mediaTracks } from '../ingest/publication';
import type { Tools } from '../ingest/source/tools';
import type { HasEntry } from '../new-entry';
import { isBeingMade } from '../queue/jobs';
import type { MediaTables } from '../queue/tables';
import type { RecordingPlace, RecordingStore } from '../store/store';
import type { Operators } from './operators';
import type { ReadRights } from './rights';

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

/** What the routes of the scope are made of: who asks is known in each. */
export type AdminCalls = AdminDependencies & { operatorOf: NotedFirst<string>['of'] };

type Action = 'recording_asked' | 'recording_changed' | 'recording_deleted';

export const auditOf =
  ({ db, operatorOf }: AdminCalls) =>
  (request: FastifyRequest, action: Action, assetId: string) =>
    writeAudit(db, {
      service: 'media',
      action,
      actor: { kind: 'person', id: operatorOf(request) },
      subject: `recording:${assetId}`,
      requestId: request.id,
    });

export const BASE = '/api/admin/recordings';
export const assetParams = z.object({ assetId: z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/) });

export const summaryOf = (facts: RecordingFacts) => {
  const { assetId, title = assetId, entry = null, type, durationSeconds } = facts;
  return { assetId, title, entry, type, durationSeconds, tracks: mediaTracks(facts) };
};

export async function knownFacts(store: RecordingStore, assetId: string): Promise<RecordingFacts> {
  const facts = await factsOf(store, assetId);
  if (!facts) throw new ServiceError('NOT_FOUND', 'There is no such recording');
  return facts;
}

/** Throws LOCKED while a job would undo a change of the recording, or its deletion. */
export async function refuseWhileMade({ db }: AdminDependencies, assetId: string): Promise<void> {
  if (await isBeingMade(db, assetId))
    throw new ServiceError(
      'LOCKED',
      'This recording is being made anew: wait until that is done, or cancel it first',
    );
}

export const changed = (id: string, summary: string, refusals: readonly ErrorCode[] = []) =>
  adminOperation(id, summary, { refusals: ['NOT_FOUND', ...refusals], shown: { status: 204 } });
