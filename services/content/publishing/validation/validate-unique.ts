/** The `unique` validation: no two entries of a type share the value. */
import type { ContentTypeSource } from '../../model/content-type';
import type { SourceEntry } from '../files/export-format';
import type { Fault } from './faults';

/** A stored entry that the file does not change; only what `unique` needs. */
export interface OtherEntry {
  id: string;
  contentType: string;
  fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export function uniqueFields(type: ContentTypeSource): string[] {
  return type.fields.filter((field) => field.validations?.some(({ unique }) => unique)).map(({ id }) => id);
}

export function uniqueFaults(
  space: string,
  contentTypes: ReadonlyMap<string, ContentTypeSource>,
  entries: readonly SourceEntry[],
  others: readonly OtherEntry[],
): Fault[] {
  const fieldsOfType = new Map([...contentTypes].map(([id, type]) => [id, uniqueFields(type)]));
  const holder = new Map<string, string>();
  const keysOf = ({ contentType, fields }: Omit<OtherEntry, 'id'>) =>
    (fieldsOfType.get(contentType) ?? []).flatMap((field) =>
      Object.entries(fields[field] ?? {}).map(([locale, value]) => ({
        field,
        value,
        key: JSON.stringify([contentType, field, locale, value]),
      })),
    );
  for (const other of others) for (const { key } of keysOf(other)) holder.set(key, other.id);
  return entries.flatMap((entry) =>
    keysOf({ contentType: entry.sys.contentType.sys.id, fields: entry.fields }).flatMap(
      ({ field, value, key }) => {
        const first = holder.get(key);
        holder.set(key, first ?? entry.sys.id);
        if (first === undefined || first === entry.sys.id) return [];
        return [
          {
            space,
            resource: `Entry ${entry.sys.id}`,
            field,
            problem: `${JSON.stringify(value)} is already the value of ${first}`,
            isTolerated: true,
          },
        ];
      },
    ),
  );
}
