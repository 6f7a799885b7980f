/**
 * Items for pages: mapped, and read through the item cache. Uses the client that keeps unresolved links, so that an
 * unpublished guidance entry still counts; the mapping drops what cannot be resolved.
 */
import {
  catalogueRecordOf,
  type CatalogueRecord,
  type MappingOptions,
} from '@/lib/domain/catalogue/content-item/catalogue-record';
import { type DeliveryEntry, resolvedAlready } from '@/lib/domain/catalogue/content-item/entry';
import { type Fields, fieldsOf } from '@/lib/domain/catalogue/content-item/fields';
import { rowOfType, type ContentType } from '@/lib/contracts/catalogue/content-types';
import type { VisibilityViewer } from '@/lib/domain/visibility/visibility';
import type { ContentQuery, DeliveryClient, DeliveryErrorBody } from './delivery';
import { cardSelect } from './card-fields';
import { fetchBoundedBySlugs, findBoundedBySlug } from './bounded';
import { fetchByIds, fetchLinkingTo, findById, InvalidSlugError } from './entries';
import { exclusionsFor, isExcluded, type RightsAgreement } from './exclusions';
import { ItemCache } from './item-cache';
import { slimEntry } from './slim';
import { fetchRightsAgreements } from './typed-queries';

export interface FoundItem {
  record: CatalogueRecord;
  /** Readers of the entry itself, for fields that the record does not have. */
  fields: Fields;
}

/** Items that link to an entry, the newest first. */
interface Linking {
  records: CatalogueRecord[];
  /** There are more than those. */
  isCut: boolean;
}

/** Items of every type (R-PUR-7) for one viewer: what they may never see is not even fetched (R-CDA-14). */
export interface ViewerItems {
  /** The item of a slug (an id for the types without slugs); null when there is none. */
  find: (type: ContentType, slug: string) => Promise<FoundItem | null>;
  /** Items by slug in the order given, with the fields of cards (see card-fields); unknown ones are left out. */
  findAll: (type: ContentType, slugs: readonly string[]) => Promise<CatalogueRecord[]>;
  /** Items of a type that link to an entry, with the fields of cards. */
  findLinking: (type: ContentType, entryId: string) => Promise<Linking>;
}

export interface ContentItems {
  for: (viewer: VisibilityViewer) => ViewerItems;
  /** Forgets everything; called when content changed. */
  clear: () => void;
}

type Agreements = () => Promise<RightsAgreement[]>;

/** An item with its readers takes 30 to 120 kB (see `slimEntry`), so fewer of them are cached than of plain records. */
const MAX_WITH_READERS = 600;

/**
 * The countries of an agreement are one link beyond the depth that entries are fetched with, so they come from the list of
 * all agreements. An agreement missing from it (unpublished) counts as `allow` with no countries, which hides the item.
 */
async function withRights(
  entry: DeliveryEntry,
  record: CatalogueRecord,
  agreements: Agreements,
): Promise<CatalogueRecord> {
  if (!record.visibility.rights) return record;
  const [id] = fieldsOf(entry, resolvedAlready).linkIds('rightsAgreement');
  const agreement = (await agreements()).find((each) => each.id === id);
  const { type, countries } = agreement ?? { type: 'allow' as const, countries: [] };
  return { ...record, visibility: { ...record.visibility, rights: { type, countries } } };
}

/** R-VAL-7, R-CDA-5: an item that does not exist is not an error of the page; every other failure is rethrown. */
function nullWhenMissing(error: unknown): null {
  const { sys } = (error ?? {}) as Partial<DeliveryErrorBody>;
  if (error instanceof InvalidSlugError || sys?.id === 'NotFound') return null;
  throw error;
}

/** Reads and maps without caching; `keeping` is the client that keeps unresolved links. */
function readerOf(keeping: DeliveryClient, mapping: MappingOptions, agreements: Agreements) {
  const recordOf = async (entry: DeliveryEntry): Promise<CatalogueRecord | null> => {
    const record = catalogueRecordOf(entry, resolvedAlready, mapping);
    return record && withRights(entry, record, agreements);
  };
  const recordsOf = async (entries: readonly DeliveryEntry[]): Promise<CatalogueRecord[]> =>
    (await Promise.all(entries.map(recordOf))).flatMap((record) => record ?? []);
  const card = (type: string) => {
    const select = cardSelect(type);
    return select === undefined ? {} : { select, include: 1 };
  };
  return {
    one: async (type: string, slug: string, exclusions: ContentQuery): Promise<FoundItem | null> => {
      const row = rowOfType(type);
      const include = row?.deep ? 2 : 1;
      const read = row?.slugless
        ? findById(keeping, slug)
        : findBoundedBySlug(keeping, type, slug, { exclusions, include });
      const entry = await read.catch(nullWhenMissing);
      // An id may belong to an entry of any type.
      const record = entry?.sys.contentType.sys.id === type ? await recordOf(entry) : null;
      return entry && record ? { record, fields: fieldsOf(slimEntry(entry), resolvedAlready) } : null;
    },
    several: async (type: string, slugs: readonly string[], exclusions: ContentQuery) => {
      // Delivery refuses a query by a field that a type does not have.
      const read = rowOfType(type)?.slugless
        ? fetchByIds(keeping, type, slugs, { exclusions })
        : fetchBoundedBySlugs(keeping, type, slugs, { ...card(type), exclusions });
      return recordsOf(await read);
    },
    linking: async (type: string, entryId: string, exclusions: ContentQuery): Promise<Linking> => {
      const { entries, isCut } = await fetchLinkingTo(keeping, type, entryId, { ...card(type), exclusions });
      return { records: await recordsOf(entries), isCut };
    },
  };
}

/** `keeping` is the client that keeps unresolved links. */
export function createContentItems(keeping: DeliveryClient, mapping: MappingOptions): ContentItems {
  const found = new ItemCache<FoundItem | null>({ maxItems: MAX_WITH_READERS });
  const records = new ItemCache<CatalogueRecord>();
  const linking = new ItemCache<Linking>();
  const agreements = new ItemCache<RightsAgreement[]>();
  const allAgreements = () => agreements.get('all', () => fetchRightsAgreements(keeping));
  const read = readerOf(keeping, mapping, allAgreements);
  const { adultThemesEntryId } = mapping;

  /** Cache key prefixes of a type, one per set of exclusions; there are few, because most viewers share one. */
  const prefixes = new Map<string, Set<string>>();

  /** The exclusions to query with, and the prefix that keeps answers for different exclusions apart in the cache. */
  const asSeenBy = async (viewer: VisibilityViewer, type: string) => {
    const context = { agreements: await allAgreements(), adultThemesEntryId };
    const exclusions = exclusionsFor(type, viewer, context);
    const prefix = `${JSON.stringify(exclusions)}${type}/`;
    prefixes.set(type, (prefixes.get(type) ?? new Set()).add(prefix));
    return { exclusions, prefix };
  };

  /** The item if it is cached for any viewer; the caller then checks whether this viewer's exclusions would allow it. */
  const known = <Value>(
    cache: ItemCache<Value>,
    type: string,
    slug: string,
  ): NonNullable<Value> | undefined => {
    for (const prefix of prefixes.get(type) ?? []) {
      const value = cache.known(prefix + slug);
      if (value != null) return value;
    }
    return undefined;
  };

  const itemsFor = (viewer: VisibilityViewer): ViewerItems => ({
    find: async (type, slug) => {
      const { exclusions, prefix } = await asSeenBy(viewer, type);
      const item = known(found, type, slug);
      if (item) return isExcluded(type, item.record.visibility, viewer) ? null : item;
      return found.get(prefix + slug, () => read.one(type, slug, exclusions));
    },
    findAll: async (type, slugs) => {
      const { exclusions, prefix } = await asSeenBy(viewer, type);
      const here = new Map(slugs.map((slug) => [slug, known(records, type, slug)]));
      const keys = slugs.filter((slug) => !here.get(slug)).map((slug) => prefix + slug);
      const loaded = await records.getMany(keys, async (missing) => {
        const asked = missing.map((key) => key.slice(prefix.length));
        const several = await read.several(type, asked, exclusions);
        return new Map(several.map((record) => [prefix + record.item.slug, record]));
      });
      const all = slugs.flatMap((slug) => here.get(slug) ?? loaded.get(prefix + slug) ?? []);
      return all.filter(({ visibility }) => !isExcluded(type, visibility, viewer));
    },
    findLinking: async (type, entryId) => {
      const { exclusions, prefix } = await asSeenBy(viewer, type);
      return linking.get(prefix + entryId, () => read.linking(type, entryId, exclusions));
    },
  });
  const clear = () => {
    for (const cache of [found, records, linking, agreements, prefixes]) cache.clear();
  };
  return { for: itemsFor, clear };
}
