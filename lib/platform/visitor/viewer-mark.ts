/**
 * A short mark of how a viewer sees the library. Web and product each settle the viewer of a request; by the mark
 * product can tell that it settled another one (a network entered a moment ago, an outage that only one of them met),
 * and a page made of its answers is then not kept for everyone who sees the library as web thought.
 */
import { createHash } from 'node:crypto';
import type { Viewer } from '@/lib/contracts/viewer';

const MARK_LENGTH = 16;

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
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, MARK_LENGTH);
}
