/** Time ranges of a recording (R-ENT-38). */
import type { Segment } from '@/lib/contracts/catalogue/content-parts';
import { segmentSchema } from '@/lib/contracts/catalogue/content-parts';
import { distinct, type Fields, idOf, nameOf } from './fields';
import { imageOf } from './files';

/** A segment entry; null if start or end is missing, it starts after its end, or its kind is unknown. */
export function segmentOf(fields: Fields, scheme: 'http' | 'https'): Segment | null {
  const start = fields.integerOrNull('startTimestampInSeconds');
  const end = fields.integerOrNull('endTimestampInSeconds');
  const type = segmentSchema.shape.type.safeParse(fields.text('type'));
  if (start === null || end === null || start > end || !type.success) return null;
  return {
    id: idOf(fields),
    name: nameOf(fields),
    type: type.data,
    description: fields.text('description'),
    image: imageOf(fields.asset('image'), scheme, { altText: '', name: nameOf(fields) }),
    startTimestampInSeconds: start,
    endTimestampInSeconds: end,
  };
}

/**
 * The item's segments sorted by start, and the ids of its segment links in the same order; unresolved links have no
 * start and come last, in editorial order. `faulty`: ids of invalid segments that were left out, for a warning.
 */
export function segmentsOf(
  fields: Fields,
  scheme: 'http' | 'https',
): { segments: Segment[]; ids: string[]; faulty: string[] } {
  const resolved = fields.targets('segments');
  const segments = resolved.flatMap((target) => segmentOf(target, scheme) ?? []);
  segments.sort((a, b) => a.startTimestampInSeconds - b.startTimestampInSeconds);
  const sound = new Set(segments.map(({ id }) => id));
  const found = new Set(resolved.map(idOf));
  const unresolved = fields.linkIds('segments').filter((id) => !found.has(id));
  return {
    segments,
    ids: distinct([...segments.map(({ id }) => id), ...unresolved]),
    faulty: [...found].filter((id) => !sound.has(id)),
  };
}
