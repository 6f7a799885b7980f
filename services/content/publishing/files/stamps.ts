/** The `sys` of a publication: what the file gives is kept, the rest is counted and dated here. */
import type { SourceSys } from './export-format';

export interface Stamp {
  revision: number;
  publishedVersion: number | null;
  createdAt: string;
  updatedAt: string;
}

/** ISO 8601 UTC with milliseconds, as the API sends it; a text that is not a date is kept as given. */
function asIso(text: string): string {
  const time = Date.parse(text);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}

/** What a source says of its publication; management exports count and date it under other names. */
export function givenStamp(sys: SourceSys): Partial<Stamp> {
  const createdAt = sys.firstPublishedAt ?? sys.createdAt;
  const updatedAt = sys.publishedAt ?? sys.updatedAt;
  const revision = sys.revision ?? sys.publishedCounter;
  return {
    ...(revision === undefined ? {} : { revision }),
    ...(sys.publishedVersion === undefined ? {} : { publishedVersion: sys.publishedVersion }),
    ...(createdAt === undefined ? {} : { createdAt: asIso(createdAt) }),
    ...(updatedAt === undefined ? {} : { updatedAt: asIso(updatedAt) }),
  };
}

/** True when the source asks for a stamp other than the stored one. */
export function differs(given: Partial<Stamp>, stored: Stamp): boolean {
  return (Object.keys(given) as (keyof Stamp)[]).some((key) => given[key] !== stored[key]);
}

/** The stamp of a new publication: revision counts publications, `createdAt` is the first one. */
export function nextStamp(given: Partial<Stamp>, stored: Stamp | undefined, now: string): Stamp {
  return {
    revision: given.revision ?? (stored?.revision ?? 0) + 1,
    publishedVersion: given.publishedVersion ?? stored?.publishedVersion ?? null,
    createdAt: given.createdAt ?? stored?.createdAt ?? given.updatedAt ?? now,
    updatedAt: given.updatedAt ?? now,
  };
}
