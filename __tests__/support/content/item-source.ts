/** An item source over the table of `item-entries`: what the content service would answer, without one. */
import type { Segment } from '@/lib/contracts/catalogue/content-parts';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import {
  catalogueRecordOf,
  type CatalogueRecord,
} from '@/lib/domain/catalogue/content-item/catalogue-record';
import {
  type DeliveryAsset,
  type DeliveryEntry,
  type Lookup,
} from '@/lib/domain/catalogue/content-item/entry';
import { lookupOf } from '@/__tests__/support/content/lookup';
import { fieldsOf, slugOf } from '@/lib/domain/catalogue/content-item/fields';
import { segmentOf } from '@/lib/domain/catalogue/content-item/segments';
import type { Grade } from '@/lib/domain/item-page/context';
import { richTextOf } from '@/lib/domain/catalogue/content-item/rich-text';
import type { ItemSource } from '@/lib/server/pages/item/source';
import { assets as sampleAssets, entries as sampleEntries } from './item-entries';

function gradesIn(entries: readonly DeliveryEntry[], lookup: Lookup): [string, Grade][] {
  const grades = entries.filter((entry) => entry.sys.contentType.sys.id === 'standardGrade');
  return grades.map((entry) => {
    const grade = fieldsOf(entry, lookup);
    const authority = grade.target('authority');
    const country = authority?.target('country')?.text('alpha3') ?? null;
    return [entry.sys.id, { name: grade.text('name'), authority: authority?.text('name') ?? '', country }];
  });
}

function segmentWith(id: string, lookup: Lookup): Segment | null {
  const entry = lookup.entry(id);
  return entry ? segmentOf(fieldsOf(entry, lookup), 'https') : null;
}

export function tableSource(
  entries: readonly DeliveryEntry[] = sampleEntries,
  assets: readonly DeliveryAsset[] = sampleAssets,
): ItemSource {
  const lookup = lookupOf(entries, assets);
  const options = { adultThemesEntryId: 'adult-themes', scheme: 'https' as const };
  const record = (entry: DeliveryEntry) => catalogueRecordOf(entry, lookup, options);
  const ofType = (type: ContentType) => entries.filter((entry) => entry.sys.contentType.sys.id === type);
  const records = (found: readonly DeliveryEntry[]): CatalogueRecord[] =>
    found.flatMap((entry) => record(entry) ?? []);
  const bySlug = (type: ContentType, slug: string) =>
    ofType(type).find((entry) => slugOf(fieldsOf(entry, lookup)) === slug);
  return {
    find: (type, slug) => {
      const entry = bySlug(type, slug);
      const found = entry && record(entry);
      return Promise.resolve(entry && found ? { record: found, fields: fieldsOf(entry, lookup) } : null);
    },
    findAll: (type, slugs) => Promise.resolve(records(slugs.flatMap((slug) => bySlug(type, slug) ?? []))),
    findLinking: (type, entryId) =>
      Promise.resolve({
        records: records(
          ofType(type).filter((entry) => JSON.stringify(entry.fields).includes(`"${entryId}"`)),
        ),
        isCut: false,
      }),
    grades: () => Promise.resolve(new Map(gradesIn(entries, lookup))),
    segments: (ids) => Promise.resolve(ids.flatMap((id) => segmentWith(id, lookup) ?? [])),
    richText: (fields, name) => richTextOf(fields.raw(name), { lookup, scheme: 'https' }),
  };
}
