/**
 * Reduces an entry to what a page's readers need: related items to their names, vocabulary entries to their own fields.
 * The linked entries of one production take megabytes, and hundreds of productions are cached.
 */
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import { DEEPEST_PARTS, isPart, rowOfType } from '@/lib/contracts/catalogue/content-types';

/** Where a value occurs: in an entry of which only its own fields matter, or in one whose links are followed (its depth). */
type Within = 'plain' | number;
/** How an entry is reduced: to its name, or to the fields that matter. */
type Cut = 'named' | Within;

interface Resource {
  sys?: { id?: unknown; type?: unknown; contentType?: unknown };
  fields?: Readonly<Record<string, unknown>>;
}

/** A rich-text document or a node of one. */
interface RichTextNode {
  nodeType: string;
  data?: { target?: unknown };
  content?: unknown;
}

const isNode = (value: unknown): value is RichTextNode =>
  typeof (value as { nodeType?: unknown } | null)?.nodeType === 'string';

function entryOf(value: unknown): DeliveryEntry | null {
  return (value as Resource | null)?.sys?.contentType ? (value as DeliveryEntry) : null;
}

/** The system fields that readers use; the others (space, environment, revision …) are a third of a small entry. */
function slimSys({ id, createdAt, contentType }: DeliveryEntry['sys']): DeliveryEntry['sys'] {
  return { id, createdAt, contentType: { sys: { id: contentType.sys.id } } };
}

/** Assets (pictures and documents) need only `id` and `type` of their system fields. */
function slimAsset(value: unknown): unknown {
  const { sys, fields } = (value ?? {}) as Resource;
  return sys?.type === 'Asset' ? { sys: { id: sys.id, type: sys.type }, fields } : value;
}

/** Below a plain entry only names are kept: following a theme's or a text's links would reach the whole library. */
function cutOf({ sys: { contentType } }: DeliveryEntry, within: Within): Cut {
  const type = contentType.sys.id;
  if (within === 'plain' || rowOfType(type)?.guarded) return 'named';
  // The page needs the links of parts: a lesson's activities and what those use.
  return isPart(type) && within < DEEPEST_PARTS ? within + 1 : 'plain';
}

/** Entries that a rich text links to are reduced to their names, wherever the text occurs. */
function slimNode(node: RichTextNode): object {
  const { content, data } = node;
  return {
    ...node,
    ...(content !== undefined && { content: slimValue(content, 'plain') }),
    ...(data?.target !== undefined && { data: { ...data, target: slimValue(data.target, 'plain') } }),
  };
}

function slimValue(value: unknown, within: Within): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => slimValue(one, within));
  if (isNode(value)) return slimNode(value);
  const entry = entryOf(value);
  return entry ? cut(entry, cutOf(entry, within)) : slimAsset(value);
}

function cut({ sys, fields }: DeliveryEntry, how: Cut): DeliveryEntry {
  if (how === 'named') return { sys: slimSys(sys), fields: { name: fields.name, slug: fields.slug } };
  const slim = Object.entries(fields).map(([name, value]) => [name, slimValue(value, how)] as const);
  return { sys: slimSys(sys), fields: Object.fromEntries(slim) };
}

/** Returns a copy: the entry itself is shared with others of the same response. */
export function slimEntry(entry: DeliveryEntry): DeliveryEntry {
  const { cutLists } = entry;
  return { ...cut(entry, 0), ...(cutLists && { cutLists }) };
}
