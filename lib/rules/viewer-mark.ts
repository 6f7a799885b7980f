/**
 * A short mark of how a viewer sees the library. Web and product each settle the viewer of a request; by the mark
 * product can tell that it settled another one (a network entered a moment ago, an outage that only one of them met),
 * and a page made of its answers is then not kept for everyone who sees the library as web thought.
 */
import type { Viewer } from '@/lib/contracts/viewer';

/** cyrb53: two rounds of 32 bits, folded to 53. Equal marks by accident are once in 10^15; nothing secret rests on it. */
function hashOf(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}

/** The mark: equal for viewers that differ in the person alone. */
export function viewerMark(viewer: Viewer): string {
  const seen = [
    viewer.method,
    viewer.organisationId,
    viewer.companyId,
    viewer.category,
    viewer.country,
    viewer.blockedProfiles,
    viewer.adultThemesRestricted,
    viewer.allowedContentIds,
    viewer.blockedContentIds,
    viewer.subscription,
  ];
  return hashOf(JSON.stringify(seen)).toString(36);
}
