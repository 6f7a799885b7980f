/** Recordings as operators see them: all of them, and one as it can be corrected (docs/contracts/media.md §6). */
import { editedRecordingSchema, recordingsSchema } from '@/lib/contracts/media/recording-jobs';
import type { Server } from '@/services/common/http/http';
import { playbackGrant } from '@/services/common/media/grants';
import { adminOperation } from '@/services/common/operations/operation';
import { allFacts } from '../ingest/change';
import { jobOf, listJobs } from '../queue/jobs';
import { assetParams, BASE, knownFacts, summaryOf, type AdminCalls } from './calls';
import { editedTexts } from './edited-texts';

/** The list of recordings and jobs, and one recording with everything an operator can correct. */
export function registerLooking(
  app: Server,
  { db, store, operatorOf, grants, rights, now }: AdminCalls,
): void {
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
