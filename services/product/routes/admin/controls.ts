/** …/controls: what an organisation does not show, with a preview of what a change would do. */
import { z } from 'zod';
import {
  adminControlsSchema,
  contentControlsSchema,
  controlsPreviewSchema,
  foundItemsSchema,
  setControlsSchema,
  storedControlsSchema,
  type AdminControls,
  type ContentControls,
  type ControlledItem,
  type StoredControls,
} from '@/lib/contracts/administration/controls';
import { alpha3Of } from '@/lib/domain/viewer/countries';
import { compareNames } from '@/lib/domain/text/collation';
import { viewerFromOrganisation } from '@/lib/domain/viewer/viewer';
import type { Server } from '@/services/common/http/http';
import { organisationOf } from '../../calls/organisation';
import { itemAt } from '../../catalogue/access';
import type { Catalogue } from '../../catalogue/catalogue';
import { foldWord } from '../../search/engine/words/fold';
import type { ProductContext } from '../../context';
import { adminOperation } from '@/services/common/operations/operation';
import { organisationParams as params } from './access';
import { askingFor } from './customers';
import { isCounted, previewOf, shownAs } from './seen';

const CALL = '/api/admin/organisations/:id/controls';
const MOST_FOUND = 10;
const findQuery = z.object({ q: z.string().min(1).max(200) });

/** An item that was deleted since stays in the list, named by its id, so that it can be removed. */
const itemOf = (catalogue: Catalogue, id: string): ControlledItem => {
  const item = catalogue.item(id);
  return item ? shownAs(item) : { id, name: id, type: '', slug: '' };
};

function withNames(catalogue: Catalogue, stored: StoredControls): AdminControls {
  const { controls, group } = stored;
  const ids = [
    ...controls.allowedContent,
    ...controls.blockedContent,
    ...group.allowedContent,
    ...group.blockedContent,
  ];
  const counts = new Map(controls.blockedProfiles.map((name) => [name, 0]));
  for (const item of catalogue.all())
    if (isCounted(item))
      for (const name of item.visibility.contentProfiles) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    ...stored,
    items: [...new Set(ids)].map((id) => itemOf(catalogue, id)),
    profiles: [...counts]
      .map(([name, items]) => ({ name, items }))
      .toSorted((one, two) => compareNames(one.name, two.name)),
  };
}

/** The controls together with the group's, in the form of an organisation's facts. */
const united = (controls: ContentControls, group: StoredControls['group']) => ({
  restrictAdult: controls.adultThemesRestricted || group.adultThemesRestricted,
  blockedProfiles: controls.blockedProfiles,
  allowedContent: [...controls.allowedContent, ...group.allowedContent],
  blockedContent: [...controls.blockedContent, ...group.blockedContent],
});

const plain = (text: string) => text.split(/\s+/).filter(Boolean).map(foldWord);

/** Each word is the start of a word of the name. */
const holds = (name: readonly string[], words: readonly string[]) =>
  words.every((word) => name.some((one) => one.startsWith(word)));

/** Finds by address, else by words of the name; also what the organisation hides, because that is what is looked for. */
function findItems(catalogue: Catalogue, asked: string): ControlledItem[] {
  const addressed = itemAt(catalogue, asked);
  if (addressed) return [shownAs(addressed)];
  const words = plain(asked);
  return [...catalogue.all()]
    .filter((item) => isCounted(item) && holds(plain(item.name), words))
    .toSorted((one, two) => one.name.length - two.name.length || compareNames(one.name, two.name))
    .slice(0, MOST_FOUND)
    .map(shownAs);
}

function registerStored(app: Server, context: ProductContext): void {
  const { catalogue } = context;
  const asking = askingFor(context);

  app.get(
    CALL,
    {
      schema: { params, response: { 200: adminControlsSchema } },
      ...adminOperation('adminControls', 'What an organisation does not show', {
        refusals: ['NOT_FOUND'],
      }),
    },
    async (request) => {
      const { ask } = asking(request);
      return withNames(catalogue, await ask({ path: 'controls', schema: storedControlsSchema }));
    },
  );

  app.post(
    CALL,
    {
      schema: { params, body: setControlsSchema, response: { 200: adminControlsSchema } },
      ...adminOperation('setAdminControls', 'Sets what an organisation does not show', {
        refusals: ['NOT_FOUND', 'CONFLICT'],
      }),
    },
    async (request) => {
      const { ask } = asking(request);
      return withNames(
        catalogue,
        await ask({ path: 'controls', schema: storedControlsSchema, body: request.body }),
      );
    },
  );
}

/** What an editor looks at before saving: what would change, and items by their names. */
function registerPreview(app: Server, context: ProductContext): void {
  const { catalogue, customers, now } = context;
  const asking = askingFor(context);

  app.post(
    `${CALL}/preview`,
    {
      schema: { params, body: contentControlsSchema, response: { 200: controlsPreviewSchema } },
      ...adminOperation('previewAdminControls', 'What would be hidden and shown by other controls', {
        refusals: ['NOT_FOUND'],
      }),
    },
    async (request) => {
      const { ask, organisationId } = asking(request);
      const [{ controls, group }, organisation] = await Promise.all([
        ask({ path: 'controls', schema: storedControlsSchema }),
        organisationOf(customers, organisationId),
      ]);
      const seeing = (given: ContentControls) =>
        viewerFromOrganisation({ ...organisation, ...united(given, group) }, new Date(now()), alpha3Of)
          .viewer;
      return previewOf(context, seeing(controls), seeing(request.body));
    },
  );

  app.get(
    `${CALL}/items`,
    {
      schema: { params, querystring: findQuery, response: { 200: foundItemsSchema } },
      ...adminOperation('findAdminItems', 'Items to block or to allow, by words or by address'),
    },
    async (request) => {
      asking(request);
      return { items: findItems(catalogue, request.query.q) };
    },
  );
}

export function registerAdminControls(app: Server, context: ProductContext): void {
  registerStored(app, context);
  registerPreview(app, context);
}
