/** Handing over: /api/hand-overs for the classroom machine, /api/hand-over-claims for the person who takes it along. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import {
  claimCodeSchema,
  claimSchema,
  handOverAnswerSchema,
  handOverSchema,
  madeHandOverSchema,
  newHandOverSchema,
  openedListSchema,
  wishSchema,
  type HandOverClaim,
} from '@/lib/contracts/viewer/hand-over';
import { handOverState } from '@/lib/domain/lists/hand-over';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { notShown, shownItems } from '../catalogue/access';
import { holderName } from '../certificates/holder';
import type { ProductContext } from '../context';
import { answer } from '../hand-over/answer';
import { claim, claimOf, requestTransfer } from '../hand-over/claims';
import { factsOf, handOverOf, offer, type HandOverRow } from '../hand-over/rows';
import { readableList } from '../lists/lists';
import { readList } from '../lists/rows';
import { listViewer } from '../lists/viewer';
import { operation } from '@/services/common/operations/operation';
import { uuid } from '@/lib/contracts/http/ids';

const pathSchema = z.object({ id: uuid });
const countSchema = z.array(z.unknown()).transform((list) => list.length);

/** A machine recognised by its network, with nobody signed in. Throws FORBIDDEN for anyone else. */
async function machineOf({ visitors }: Pick<ProductContext, 'visitors'>, request: FastifyRequest) {
  const { viewer } = await visitors.of(request);
  const { method, organisationId, organisationName } = viewer;
  if (method !== 'IPAuth' || organisationId === null)
    throw new ServiceError('FORBIDDEN', 'Only a recognised classroom machine hands over');
  return { viewer, organisation: { id: organisationId, name: organisationName ?? organisationId } };
}

async function ownHandOver(context: ProductContext, request: FastifyRequest, id: string) {
  const machine = await machineOf(context, request);
  const row = await handOverOf(context.db, id, machine.organisation.id);
  if (!row) throw notShown();
  return { row, ...machine };
}

/** The list that was opened, as the machine may show it: no notes, nothing that is hidden from its network. */
async function openedList(context: ProductContext, { viewer, row }: Awaited<ReturnType<typeof ownHandOver>>) {
  const list = row.opens_id === null ? null : await readList(context.db, row.opens_id);
  if (!list) return null;
  const shown = shownItems(context, viewer);
  const entries = list.entries.filter(({ contentId }) => shown(contentId) !== null);
  return { name: list.name, entries: entries.map((entry) => ({ ...entry, note: '' })) };
}

function registerMachine(app: Server, context: ProductContext): void {
  const { db, now } = context;
  app.post(
    '/api/hand-overs',
    {
      schema: { body: newHandOverSchema, response: { 200: madeHandOverSchema } },
      ...operation(
        'offerHandOver',
        'What a classroom machine has, for five minutes under six letters',
        'viewer',
        {
          refusals: ['FORBIDDEN', 'RATE_LIMITED'],
        },
      ),
    },
    async (request) => {
      const { organisation } = await machineOf(context, request);
      const { id, code, expires_at } = await offer(db, request.body, organisation, now());
      return { id, code, expiresAt: expires_at.toISOString() };
    },
  );
  app.get(
    '/api/hand-overs/:id',
    {
      schema: { params: pathSchema, response: { 200: handOverSchema } },
      ...operation('readHandOver', 'Whether somebody asks, and who', 'viewer', {
        refusals: ['FORBIDDEN', 'NOT_FOUND'],
      }),
    },
    async (request, reply) => {
      const { row } = await ownHandOver(context, request, request.params.id);
      reply.header('Cache-Control', cachePolicy.person);
      return { state: handOverState(factsOf(row), now()), person: row.person, opens: row.opens_name };
    },
  );
  app.post(
    '/api/hand-overs/:id/answer',
    {
      schema: { params: pathSchema, body: handOverAnswerSchema, response: { 200: openedListSchema } },
      ...operation('answerHandOver', 'The machine agrees by the person’s name, or does not', 'viewer', {
        refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
      }),
    },
    async (request) => {
      const machine = await ownHandOver(context, request, request.params.id);
      const row = await answer(db, machine.row.id, request.body.agrees, now());
      return { list: request.body.agrees ? await openedList(context, { ...machine, row }) : null };
    },
  );
}

const claimJson = (row: HandOverRow, now: number): HandOverClaim => ({
  id: row.claim,
  state: handOverState(factsOf(row), now),
  organisation: row.organisation_name,
  entries: countSchema.parse(row.entries),
  places: countSchema.parse(row.places),
  listId: row.list_id,
  opens: row.opens_name,
});

function registerPerson(app: Server, { db, visitors, now }: ProductContext): void {
  app.post(
    '/api/hand-over-claims',
    {
      schema: { body: claimCodeSchema, response: { 200: claimSchema } },
      ...operation(
        'claimHandOver',
        'What a machine offers under a code; from then on this person’s alone',
        'person',
        {
          refusals: ['NOT_FOUND', 'RATE_LIMITED', 'FORBIDDEN'],
        },
      ),
    },
    async (request) => {
      const { userId, viewer, userData } = await visitors.signedIn(request);
      const name = holderName(await userData());
      if (name === null) throw new ServiceError('FORBIDDEN', 'The machine could not ask by your name');
      const claimant = { userId, organisationId: viewer.organisationId, name };
      return claimJson(await claim(db, request.body.code, claimant, now()), now());
    },
  );
  app.get(
    '/api/hand-over-claims/:id',
    {
      schema: { params: pathSchema, response: { 200: claimSchema } },
      ...operation('readHandOverClaim', 'Whether the machine has agreed', 'person', {
        refusals: ['NOT_FOUND'],
      }),
    },
    async (request) => {
      const { userId } = await visitors.signedIn(request);
      return claimJson(await claimOf(db, request.params.id, userId), now());
    },
  );
  app.post(
    '/api/hand-over-claims/:id/wish',
    {
      schema: { params: pathSchema, body: wishSchema, response: { 200: claimSchema } },
      ...operation('wishHandOver', 'Takes along what the machine has, or opens one’s list there', 'person', {
        refusals: ['NOT_FOUND', 'CONFLICT'],
      }),
    },
    async (request) => {
      const { userId } = await visitors.signedIn(request);
      const row = await claimOf(db, request.params.id, userId);
      const { listId } = request.body;
      const opens =
        listId === null ? null : await readableList(db, listId, await listViewer(visitors, request));
      return claimJson(await requestTransfer(db, row, opens, now()), now());
    },
  );
}

export function registerHandOvers(app: Server, context: ProductContext): void {
  registerMachine(app, context);
  registerPerson(app, context);
}
