/** Whether a viewer may see an item (content model §5, R-VIS-1..9, R-PUR-9..11). The only place where this is decided. */
import type { Rights, VisibilityFacts } from '@/lib/contracts/catalogue/content-item';
import type { Viewer } from '@/lib/contracts/viewer/viewer';

/** The part of a Viewer that visibility depends on (R-VIS-11). */
export type VisibilityViewer = Pick<
  Viewer,
  'country' | 'blockedProfiles' | 'adultThemesRestricted' | 'allowedContentIds' | 'blockedContentIds'
>;

type List = 'blockedProfiles' | 'allowedContentIds' | 'blockedContentIds';
/** The same, with lists that are only asked what they hold. */
export type AskedViewer = Omit<VisibilityViewer, List> & Record<List, Pick<readonly string[], 'includes'>>;

/** Why an item is shown: nothing hides it, or it is on the viewer's allowed list. */
export type ShownReason = 'VISIBLE' | 'ALLOWED_ID';
/** Why an item is hidden, in the order in which the rules apply. */
export type HiddenReason = 'RIGHTS' | 'BLOCKED_ID' | 'PROFILE' | 'ADULT_THEMES';
export type Visibility = { allowed: true; reason: ShownReason } | { allowed: false; reason: HiddenReason };

const shown = (reason: ShownReason): Visibility => ({ allowed: true, reason });
const hidden = (reason: HiddenReason): Visibility => ({ allowed: false, reason });

/**
 * Whether an agreement allows an item to be shown in a country. An unknown country is in no list, so an allow
 * agreement hides the item and a deny agreement does not (R-VIS-1..4).
 */
export function rightsPermit({ type, countries }: Rights, country: string | null): boolean {
  const listed = country !== null && countries.includes(country);
  return type === 'allow' ? listed : !listed;
}

/**
 * The order of the checks matters: rights take precedence over every list, blocked ids over allowed ids (R-VIS-9), and an
 * allowed id skips profiles and adult themes (R-VIS-7) but never rights (R-VIS-8).
 */
export function canSee(facts: VisibilityFacts, viewer: AskedViewer): Visibility {
  if (facts.rights && !rightsPermit(facts.rights, viewer.country)) return hidden('RIGHTS');
  if (viewer.blockedContentIds.includes(facts.id)) return hidden('BLOCKED_ID');
  if (viewer.allowedContentIds.includes(facts.id)) return shown('ALLOWED_ID');
  if (facts.contentProfiles.some((profile) => viewer.blockedProfiles.includes(profile)))
    return hidden('PROFILE');
  if (viewer.adultThemesRestricted && facts.hasAdultThemes) return hidden('ADULT_THEMES');
  return shown('VISIBLE');
}
