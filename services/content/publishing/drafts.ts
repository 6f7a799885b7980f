/** An entry as it is stored, for operators: its text, what it links to, and the faults that prevent its publication. */
import type { Kysely } from 'kysely';
import type { EntryDraft } from '@/lib/contracts/administration/drafts';
import type { ContentTypeField } from '../model/content-type';
import { linksIn } from '../model/links';
import type { FieldValues } from '../model/resource';
import type { Place } from '../store/place';
import type { Tables } from '../store/tables';
import { operatedEntry } from './entries';
import { describeFault } from './validation/faults';
import { wordsOfField } from './field-words';
import { linkedThings, type FindLinked } from './linked-things';
import { publicationFaults } from './validation/publication-faults';
import { storedResource } from './stored-resource';
import { defaultLocaleOf, readStructure } from './files/structure';

/** Each value of a field, that of the default locale first. */
function valuesOf(field: ContentTypeField, values: FieldValues, ownLocale: string, find: FindLinked) {
  const byLocale = values[field.id] ?? {};
  const locales = Object.keys(byLocale).toSorted((a, b) => Number(b === ownLocale) - Number(a === ownLocale));
  return locales
    .map((locale) => ({
      name: field.name,
      locale: locale === ownLocale ? null : locale,
      paragraphs: wordsOfField(byLocale[locale], field),
      links: linksIn(byLocale[locale]).map(find),
    }))
    .filter(({ paragraphs, links }) => paragraphs.length + links.length > 0);
}

/** Null: no entry has this id. Throws NoSuchResourceError when it is deleted meanwhile. @param assetHost host of asset files */
export async function entryDraft(
  db: Kysely<Tables>,
  place: Place,
  id: string,
  assetHost: string,
): Promise<EntryDraft | null> {
  const entry = await operatedEntry(db, place, id);
  if (entry === null) return null;
  const row = await storedResource(db, place, { kind: 'Entry', id });
  const structure = await readStructure(db, place);
  const find = await linkedThings(db, place, linksIn(row.fields), assetHost);
  const ownLocale = defaultLocaleOf(structure);
  const { fields: ordered = [] } = structure.contentTypes.get(entry.type) ?? {};
  const faults = await publicationFaults(db, place, row, structure);
  return {
    entry,
    // An omitted field is never delivered.
    fields: ordered
      .filter(({ omitted }) => !omitted)
      .flatMap((field) => valuesOf(field, row.fields, ownLocale, find)),
    faults: faults.map(describeFault),
  };
}
