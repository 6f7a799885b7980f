/** Reads the query of a listing or suggestion (product-and-customers §2.10, D31 to D33, D37). */
import type { z } from 'zod';
import { labelledTypes, type ContentType } from '@/lib/contracts/catalogue/content-types';
import { type AggregationName, allFilterNames, type FilterName } from '@/lib/contracts/listing/names';
import {
  listingQueryNames,
  type SortOrder,
  UNKNOWN_FIELD_MESSAGE,
} from '@/lib/contracts/listing/query-names';
import { aggregationListSchema, listingQuerySchema } from '@/lib/contracts/listing/request';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { normaliseProfile } from '@/lib/domain/catalogue/content-item/visibility-facts';
import { ServiceError } from '@/lib/platform/service-error';
import { parsed } from '@/services/common/http/validate';
import type { AudienceViewer } from '../catalogue/audience';
import { MAX_QUERY_LENGTH } from '../search/types';

/** Types of the mixed search. */
export const searchTypes: readonly ContentType[] = labelledTypes.map(({ type }) => type);

export interface ListingQuery {
  types: readonly ContentType[];
  limit: number;
  skip: number;
  sort: SortOrder;
  /** Trimmed; empty when absent or blank; cut where the engine stops reading, so that what comes after is not cached with it. */
  text: string;
  filters: Partial<Record<FilterName, string[]>>;
  aggregations: AggregationName[];
}

/** A comma list, a repeated name, or both (D33); blanks and repetitions dropped. */
export function listOf(value: string | string[] | undefined): string[] {
  if (value === undefined) return [];
  const parts = (Array.isArray(value) ? value : [value]).flatMap((text) => text.split(','));
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))];
}

/** Checks known names and passes unknown ones on, so that they can be refused in the contract's words. */
export const givenQuerySchema = listingQuerySchema.loose();
export type GivenQuery = z.output<typeof givenQuerySchema>;

function filtersOf(query: GivenQuery): ListingQuery['filters'] {
  const filters: ListingQuery['filters'] = {};
  for (const name of allFilterNames) {
    const values = listOf(query[name]);
    if (values.length > 0) filters[name] = values;
  }
  return filters;
}

/** Throws VALIDATION_FAILED; an unknown name is an unknown filter (R-ERR-9). */
export function listingQuery(types: readonly ContentType[], given: GivenQuery): ListingQuery {
  if (Object.keys(given).some((name) => !listingQueryNames.has(name))) {
    throw new ServiceError('VALIDATION_FAILED', UNKNOWN_FIELD_MESSAGE);
  }
  return {
    types,
    limit: given.limit,
    skip: given.skip,
    sort: given.sort_by,
    text: (given.searchTerm ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    filters: filtersOf(given),
    aggregations: parsed(aggregationListSchema, listOf(given.aggregations)),
  };
}

/**
 * D37: what the query says narrows a known viewer and is taken as given for an unknown caller. While the customers service is
 * unavailable the query is not trusted ("Points settled" 4): that viewer is adult-restricted.
 */
export function audienceOf(
  viewer: Viewer,
  given: { country?: string | undefined; blockedProfiles?: string | string[] | undefined },
): AudienceViewer {
  const country = given.country?.trim().toUpperCase() ?? '';
  const blockedProfiles = listOf(given.blockedProfiles).map(normaliseProfile);
  if (country === '' && blockedProfiles.length === 0) return { viewer };
  const isAnonymous = viewer.method === 'Unauthed' && !viewer.adultThemesRestricted;
  if (isAnonymous) return { viewer: { ...viewer, country: country || null, blockedProfiles }, isNamed: true };
  return { viewer, narrow: { ...(country ? { country } : {}), blockedProfiles }, isNamed: true };
}
