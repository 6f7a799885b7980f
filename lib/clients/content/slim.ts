/**
 * An entry as a page's readers need it: related items reduced to their names, and of the vocabulary what it says itself.
 * What is included with one production weighs megabytes; hundreds of them are cached.
 */
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import { isPart, rowOfType } from '@/lib/contracts/content-types';

/** Parts are read through: their own links matter to the page (a lesson's activities and what they use). */
const MAX_DEPTH = 4;

/** Where a value stands: in an entry whose own words alone matter, or in one that is read through, so deep. */
type Within = 'plain' | number;
/** How an entry is cut: to its name, or to what matters of it. */
type Cut = 'named' | Within;

interface Resource {
  sys?: { id?: unknown; type?: unknown; contentType?: unknown };
  fields?: Readonly<Record<string, unknown>>;
}

/** A document of rich text or a part of one. */
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

/** Of its system fields what readers ask: space, environment, revision … are a third of a small entry. */
function slimSys({ id, createdAt, contentType }: DeliveryEntry['sys']): DeliveryEntry['sys'] {
  return { id, createdAt, contentType: { sys: { id: contentType.sys.id } } };
}

/** Pictures and papers: their system fields name what their owner's do. */
function slimAsset(value: unknown): unknown {
  const { sys, fields } = (value ?? {}) as Resource;
  return sys?.type === 'Asset' ? { sys: { id: sys.id, type: sys.type }, fields } : value;
}

/** Named below what is plain: what a theme or a text leads to leads on to everything there is. */
function cutOf({ sys: { contentType } }: DeliveryEntry, within: Within): Cut {
  const type = contentType.sys.id;
  if (within === 'plain' || rowOfType(type)?.guarded) return 'named';
  return isPart(type) && within < MAX_DEPTH ? within + 1 : 'plain';
}

/** What a text links to is named in it, wherever the text stands. */
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

/** A copy; the entry itself is shared with others that were answered together. */
export function slimEntry(entry: DeliveryEntry): DeliveryEntry {
  return cut(entry, 0);
}
