/** An attribute: something of a resource that can be filtered or ordered by, with its declared type. */
import type { PublishedResource } from '../model/published';

export type AttributeType =
  | 'Symbol'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Number'
  | 'Date'
  | 'Boolean'
  | 'Object'
  | 'Location'
  | 'Link'
  | 'Symbols'
  | 'Links';

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

export type Predicate<Subject = PublishedResource> = (subject: Subject) => boolean;
