/** Corrections of a recording that exists: its texts, poster and rights, and its deletion. Each writes to the audit log. */
import {
  deleteRequestSchema,
  posterRequestSchema,
  rightsRequestSchema,
  setTextSchema,
  textVersionSchema,
} from '@/lib/contracts/media/recording-jobs';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { adminOperation } from '@/services/common/operations/operation';
import { changePoster } from '../ingest/change-poster';
import { removalOf, rightsChangeOf, textChangesOf } from '../ingest/publication';
import { forgetReplaced } from '../ingest/replaced';
import { assetParams, auditOf, BASE, changed, knownFacts, refuseWhileMade, type AdminCalls } from './calls';
import { correctText } from './edited-texts';

/** Its texts and chapters, the moment shown before it plays, and its deletion. */
export function registerChanges(app: Server, dependencies: AdminCalls): void {
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
export function registerRights(app: Server, dependencies: AdminCalls): void {
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
