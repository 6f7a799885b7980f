/** Values arrive as text and are parsed by the attribute's type; one that cannot be parsed throws InvalidQuery (contract §6). */
import { invalidQuery } from '../api/failure';
import type { AttributeType } from './attribute';

export type Scalar = string | number | boolean;

const ISO = /^\d{4}(?:-\d{2}(?:-\d{2})?)?(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Milliseconds since 1970 of an ISO 8601 date as published; NaN when it is none. Without an offset: UTC. */
export function instantOf(text: string): number {
  if (!ISO.test(text)) return Number.NaN;
  return Date.parse(/T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T') ? text : `${text}Z`);
}

function booleanOf(text: string): boolean | null {
  return text === 'true' ? true : text === 'false' ? false : null;
}

function numberOf(text: string, pattern: RegExp): number | null {
  const value = pattern.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** A space before an offset was a plus sign before the query string was decoded. */
function dateOf(text: string): number | null {
  const instant = instantOf(text.replace(/ (?=\d{2}:?\d{2}$)/, '+'));
  return Number.isNaN(instant) ? null : instant;
}

function read(text: string, type: AttributeType): Scalar | null {
  if (type === 'Integer') return numberOf(text, /^[+-]?\d{1,15}$/);
  if (type === 'Number') return numberOf(text, /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/);
  if (type === 'Date') return dateOf(text);
  return type === 'Boolean' ? booleanOf(text) : text;
}

/** The text as a value that can be compared with the result of `comparable` for the same type. */
export function coerce(text: string, type: AttributeType, path: readonly string[]): Scalar {
  const value = read(text, type);
  if (value !== null) return value;
  throw invalidQuery({
    name: 'type',
    path,
    value: text,
    details: `"${text}" is not a value of type ${type}`,
  });
}

/** A published value in the form that `coerce` gives; undefined when it is of another type. */
export function comparable(value: unknown, type: AttributeType): Scalar | undefined {
  if (type === 'Date') {
    const instant = typeof value === 'string' ? instantOf(value) : Number.NaN;
    return Number.isNaN(instant) ? undefined : instant;
  }
  if (type === 'Link' || type === 'Links') {
    return (value as { sys?: { id?: string } } | null)?.sys?.id;
  }
  const scalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return scalar ? value : undefined;
}
