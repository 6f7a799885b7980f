/** How an operator asks for a recording: the upload, and the job made of it (docs/contracts/media.md §6). */
import { recordingJobSchema, recordingRequestSchema } from '@/lib/contracts/media/recording-jobs';
import type { Server } from '@/services/common/http/http';
import { adminOperation } from '@/services/common/operations/operation';
import { jobOf, sourcesInUse } from '../queue/jobs';
import { auditOf, BASE, type AdminCalls } from './calls';
import { requestRecording } from './request-recording';
import { registerUploads } from './uploads';

/** Uploads, and the job that makes a recording of one. */
export function registerAsking(app: Server, dependencies: AdminCalls): void {
  const { db, store, reserve, hasEntry } = dependencies;
  const uploads = registerUploads(app, {
    folder: dependencies.uploads,
    reserve,
    sourcesInUse: () => sourcesInUse(db),
  });
  const audit = auditOf(dependencies);

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
