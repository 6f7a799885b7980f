/** Content controls of an organisation, as its administrators read and set them. */
import { z } from 'zod';
import { storedVersion } from '../http/ids';
import { line } from '../http/line';

/** Far more than any organisation sets by hand. An import may store more, which is read all the same. */
const MOST_ITEMS = 20_000;
const MOST_PROFILES = 1_000;
const ids = z.array(z.string());

/** Name of a content profile or id of a content item, as it may be set here and by an import. */
export const controlledName = line(300).min(1);

const storedContentControls = z.strictObject({
  adultThemesRestricted: z.boolean(),
  blockedProfiles: ids,
  /** Content ids. */
  allowedContent: ids,
  blockedContent: ids,
});
export type ContentControls = z.infer<typeof storedContentControls>;

/** Body of …/controls/preview: controls as somebody would set them. */
export const contentControlsSchema = storedContentControls.extend({
  blockedProfiles: z.array(controlledName).max(MOST_PROFILES),
  allowedContent: z.array(controlledName).max(MOST_ITEMS),
  blockedContent: z.array(controlledName).max(MOST_ITEMS),
});

/** Response of the customers service; `group` applies to every organisation of the group and is set by the operator. */
export const storedControlsSchema = z.object({
  version: z.string(),
  controls: storedContentControls,
  group: storedContentControls.omit({ blockedProfiles: true }),
});
export type StoredControls = z.infer<typeof storedControlsSchema>;

export const setControlsSchema = contentControlsSchema.extend({ version: storedVersion });
export type SetControls = z.infer<typeof setControlsSchema>;

export const controlledItemSchema = z.object({
  id: z.string(),
  /** The id itself if the library has no such item. */
  name: z.string(),
  /** Empty if the library has no such item. */
  type: z.string(),
  slug: z.string(),
});
export type ControlledItem = z.infer<typeof controlledItemSchema>;

/** GET and POST /api/admin/organisations/{id}/controls. */
export const adminControlsSchema = storedControlsSchema.extend({
  /** One for each id in the lists. */
  items: z.array(controlledItemSchema),
  /** Every profile that an item has or that the organisation blocks, with its number of items. */
  profiles: z.array(z.object({ name: z.string(), items: z.number().int() })),
});
export type AdminControls = z.infer<typeof adminControlsSchema>;

const changedItems = z.object({
  count: z.number().int(),
  /** The first few, sorted by name. */
  examples: z.array(controlledItemSchema),
});

/** POST …/controls/preview. Changes nothing. */
export const controlsPreviewSchema = z.object({
  /** Number of items that the organisation sees now, and would see after the change. */
  before: z.number().int(),
  after: z.number().int(),
  hidden: changedItems,
  shown: changedItems,
});
export type ControlsPreview = z.infer<typeof controlsPreviewSchema>;

/** GET …/controls/items?q= */
export const foundItemsSchema = z.object({ items: z.array(controlledItemSchema) });
