/** An attribute: something of a resource that can be filtered or ordered by, with its declared type. */
import type { FieldType } from '../model/content-type';
import type { PublishedResource } from '../model/published';

/** A field's type, except that a list is one of texts or one of links. */
export type AttributeType = Exclude<FieldType, 'Array' | 'ResourceLink'> | 'Symbols' | 'Links';

export interface Attribute<Subject = PublishedResource> {
  path: readonly string[];
  type: AttributeType;
  /** Values in the request's locale; none when the field is missing, several for arrays. */
  read: (subject: Subject) => readonly unknown[];
}

/** No value, one value, or the values of a list. Null counts as missing. */
export function valuesOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as unknown[]) : [value];
}

/** What is at a path below a value; undefined where it leads nowhere. */
export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((part, step) => (part as Record<string, unknown> | null | undefined)?.[step], value);

export type Predicate<Subject = PublishedResource> = (subject: Subject) => boolean;
