/** What a viewer may not see, as parts of a content query (R-CDA-14, delivery contract §13). */
import { rowOfType } from '@/lib/contracts/catalogue/content-types';
import type { Rights, VisibilityFacts } from '@/lib/contracts/catalogue/content-item';
import { canSee, rightsPermit, type VisibilityViewer } from '@/lib/domain/visibility/visibility';
import type { ContentQuery } from './delivery';

/** `countries` as alpha-3 codes. */
export type RightsAgreement = Rights & { id: string };

/** Ids of the agreements that forbid a country; if the country is unknown (null), every `allow` agreement forbids (R-VIS-4). */
export function forbiddingAgreements(
  agreements: readonly RightsAgreement[],
  country: string | null,
): string[] {
  return agreements.filter((agreement) => !rightsPermit(agreement, country)).map(({ id }) => id);
}

export interface ExclusionContext {
  agreements: readonly RightsAgreement[];
  adultThemesEntryId: string;
}

/**
 * Filters for one content type; none for a type without those fields. For a viewer with allowed ids only rights agreements
 * are filtered: an allowed item may have a blocked profile, so `canSee` decides the rest ("Points settled" 8).
 */
export function exclusionsFor(
  type: string,
  viewer: Omit<VisibilityViewer, 'blockedContentIds'>,
  { agreements, adultThemesEntryId }: ExclusionContext,
): ContentQuery {
  if (!rowOfType(type)?.guarded) return {};
  const forbidding = forbiddingAgreements(agreements, viewer.country);
  const rights = forbidding.length > 0 ? { 'fields.rightsAgreement.sys.id[nin]': forbidding.join(',') } : {};
  if (viewer.allowedContentIds.length > 0) return rights;
  return {
    ...rights,
    ...(viewer.blockedProfiles.length > 0
      ? { 'fields.contentProfiles[nin]': [...new Set(viewer.blockedProfiles)].sort().join(',') }
      : {}),
    ...(viewer.adultThemesRestricted ? { 'fields.contentGuidance.sys.id[nin]': adultThemesEntryId } : {}),
  };
}

/**
 * Whether `exclusionsFor` would exclude an item of this type for a viewer: for items that were read for somebody else. Like
 * the query it ignores allowed and blocked ids, so that viewers with equal exclusions get equal answers; `canSee` applies
 * the ids later.
 */
export function isExcluded(
  type: string,
  facts: VisibilityFacts,
  viewer: Omit<VisibilityViewer, 'blockedContentIds'>,
): boolean {
  if (!rowOfType(type)?.guarded) return false;
  const listed = { country: viewer.country, allowedContentIds: [], blockedContentIds: [] };
  const { blockedProfiles, adultThemesRestricted } = viewer;
  const rest =
    viewer.allowedContentIds.length > 0
      ? { blockedProfiles: [], adultThemesRestricted: false }
      : { blockedProfiles, adultThemesRestricted };
  return !canSee(facts, { ...listed, ...rest }).allowed;
}
