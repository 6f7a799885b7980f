/**
 * Items as pages read them: mapped, through the one cache. The keeping client is used, so that an unpublished guidance
 * entry still counts; the mapping drops what cannot be resolved.
 */
import {
  catalogueRecordOf,
  type CatalogueRecord,
  type MappingOptions,
} from '@/lib/domain/catalogue/content-item/catalogue-record';
import { type DeliveryEntry, resolvedAlready } from '@/lib/domain/catalogue/content-item/entry';
import { type Fields, fieldsOf } from '@/lib/domain/catalogue/content-item/fields';
import type { DeliveryClient } from './delivery';
import { cardSelect } from './card-fields';
import { fetchBySlugs, fetchLinkingTo, fetchPage } from './entries';
import type { RightsAgreement } from './exclusions';
import { ItemCache } from './item-cache';
import { slimEntry } from './slim';
import { fetchRightsAgreements } from './typed-queries';

export interface FoundItem {
  record: CatalogueRecord;
  /** Readers of the entry itself, for what the record does not carry. */
  fields: Fields;
}

export interface ContentItems {
  /** The item of a slug (an id for the types without slugs); null when there is none. */
  find: (type: string, slug: string) => Promise<FoundItem | null>;
  /** Items by slug in the order given, as cards know them (see card-fields); unknown ones are left out. */
  findAll: (type: string, slugs: readonly string[]) => Promise<CatalogueRecord[]>;
  /** Items of a type that link to an entry, as cards know them. */
  findLinking: (type: string, entryId: string) => Promise<CatalogueRecord[]>;
  /** All rights agreements, for exclusions. */
  agreements: () => Promise<RightsAgreement[]>;
  /** Forgets everything; called when content changed. */
  clear: () => void;
}

/** Content model §1.1. */
const typesWithoutSlug: ReadonlySet<string> = new Set(['educationLevel', 'lessonActivity']);

/** Types made of parts, which are read two links deep; all others one, because everything they name is one link away. */
const typesOfParts: ReadonlySet<string> = new Set(['studyUnit', 'curriculum', 'curriculumUnit', 'lesson']);

/** An item with its readers holds all that was included with it, so fewer of them are kept than of plain records. */
const MAX_WITH_READERS = 300;

/**
 * Countries of an agreement lie one link further than entries are asked for, so they come from the list of all
 * agreements. An agreement that is not in it (unpublished) hides the item, as the mapping says.
 */
async function withRights(
  entry: DeliveryEntry,
  record: CatalogueRecord,
  agreements: () => Promise<RightsAgreement[]>,
): Promise<CatalogueRecord> {
  if (!record.visibility.rights) return record;
  const [id] = fieldsOf(entry, resolvedAlready).linkIds('rightsAgreement');
  const agreement = (await agreements()).find((each) => each.id === id);
  const { type, countries } = agreement ?? { type: 'allow' as const, countries: [] };
  return { ...record, visibility: { ...record.visibility, rights: { type, countries } } };
}

/** `keeping` is the client that keeps unresolved links. */
export function createContentItems(keeping: DeliveryClient, mapping: MappingOptions): ContentItems {
  const found = new ItemCache<FoundItem | null>({ maxItems: MAX_WITH_READERS });
  const records = new ItemCache<CatalogueRecord>();
  const linking = new ItemCache<CatalogueRecord[]>();
  const agreements = new ItemCache<RightsAgreement[]>();

  const allAgreements = () => agreements.get('all', () => fetchRightsAgreements(keeping));

  const recordOf = async (entry: DeliveryEntry): Promise<CatalogueRecord | null> => {
    const record = catalogueRecordOf(entry, resolvedAlready, mapping);
    return record && withRights(entry, record, allAgreements);
  };

  const recordsOf = async (entries: readonly DeliveryEntry[]): Promise<CatalogueRecord[]> =>
    (await Promise.all(entries.map(recordOf))).flatMap((record) => record ?? []);

  const load = async (type: string, slug: string): Promise<FoundItem | null> => {
    const key = typesWithoutSlug.has(type) ? 'sys.id' : 'fields.slug';
    const include = typesOfParts.has(type) ? 2 : 1;
    const { items } = await fetchPage(keeping, type, { limit: 1, include, filters: { [key]: slug } });
    const [entry] = items;
    const record = entry ? await recordOf(entry) : null;
    return entry && record ? { record, fields: fieldsOf(slimEntry(entry), resolvedAlready) } : null;
  };

  const card = (type: string) => {
    const select = cardSelect(type);
    return select === undefined ? {} : { select, include: 1 };
  };

  const loadAll = async (type: string, slugs: readonly string[]): Promise<Map<string, CatalogueRecord>> => {
    const mapped = await recordsOf(await fetchBySlugs(keeping, type, slugs, card(type)));
    return new Map(mapped.map((record) => [record.item.slug, record]));
  };

  return {
    find: (type, slug) => found.get(`${type}/${slug}`, () => load(type, slug)),
    findAll: async (type, slugs) => {
      const prefix = `${type}/`;
      const bySlug = await records.getMany(
        slugs.map((slug) => prefix + slug),
        async (missing) => {
          const loaded = await loadAll(
            type,
            missing.map((key) => key.slice(prefix.length)),
          );
          return new Map([...loaded].map(([slug, record]) => [prefix + slug, record]));
        },
      );
      return slugs.flatMap((slug) => bySlug.get(prefix + slug) ?? []);
    },
    findLinking: (type, entryId) =>
      linking.get(`${type}/${entryId}`, async () => {
        return recordsOf(await fetchLinkingTo(keeping, type, entryId, card(type)));
      }),
    agreements: allAgreements,
    clear: () => {
      for (const cache of [found, records, linking, agreements]) cache.clear();
    },
  };
}
