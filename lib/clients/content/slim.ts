/**
 * An entry as a page's readers need it: related items reduced to their names. What is included with one production
 * weighs megabytes; hundreds of them are cached.
 */
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import { isPart, rowOfType } from '@/lib/contracts/content-types';

/** Parts are read through: their own links matter to the page (a lesson's activities and what they use). */
const MAX_DEPTH = 4;

function entryOf(value: unknown): DeliveryEntry | null {
  const sys = (value as { sys?: { contentType?: unknown } } | null)?.sys;
  return sys?.contentType ? (value as DeliveryEntry) : null;
}

function slimValue(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => slimValue(one, depth));
  const entry = entryOf(value);
  if (!entry) return value;
  const type = entry.sys.contentType.sys.id;
  if (rowOfType(type)?.guarded) {
    const { name, slug } = entry.fields;
    return { sys: entry.sys, fields: { name, slug } };
  }
  return isPart(type) && depth < MAX_DEPTH ? slimEntry(entry, depth + 1) : value;
}

/** A copy; the entry itself is shared with others that were answered together. */
export function slimEntry(entry: DeliveryEntry, depth = 0): DeliveryEntry {
  const fields = Object.entries(entry.fields).map(
    ([name, value]) => [name, slimValue(value, depth)] as const,
  );
  return { sys: entry.sys, fields: Object.fromEntries(fields) };
}
