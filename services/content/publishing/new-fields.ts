/** The library's own content types laid over those of a space, which keep everything that they have. Pure. */
import { z } from 'zod';
import { contentTypeSchema, type ContentTypeSource } from '../model/content-type';

/** Types and fields that are not there are added at the end; none is changed or taken away. */
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
