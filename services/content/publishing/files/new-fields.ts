/** Merges the library's own content types into those of a space, which keep everything that they have. Pure. */
import { z } from 'zod';
import { contentTypeSchema, type ContentTypeSource } from '../../model/content-type';

/** Missing types and fields are added at the end; none is changed or removed. */
export function withNewFields(stored: readonly ContentTypeSource[], ours: unknown): ContentTypeSource[] {
  const newest = z.array(contentTypeSchema).parse(ours);
  const known = new Set(stored.map(({ sys }) => sys.id));
  const grown = stored.map((type) => {
    const has = new Set(type.fields.map(({ id }) => id));
    const wanted = newest.find(({ sys }) => sys.id === type.sys.id)?.fields ?? [];
    return { ...type, fields: [...type.fields, ...wanted.filter(({ id }) => !has.has(id))] };
  });
  return [...grown, ...newest.filter(({ sys }) => !known.has(sys.id))];
}
