/** Canonical text of JSON values, so that equal content has an equal digest whatever the order of its keys. */
import { createHash } from 'node:crypto';
import { compareCodes } from '@/lib/domain/text/collation';

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  entries.sort(([a], [b]) => compareCodes(a, b));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}

export const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('base64url');
