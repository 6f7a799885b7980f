/** Server part of /admin: who may open it. Page data holds nothing of what is administered; the screen fetches it. Server only. */
import type { GetServerSidePropsContext } from 'next';
import { fetchAdminConsole } from '@/lib/clients/product-api/administration/organisation';
import { refusalOf } from '@/lib/clients/product-api/fetch';
import type { ErrorCode } from '@/lib/contracts/http/errors';
import { mayOpen } from '@/lib/domain/administration/console';
import {
  isAdminSection,
  isOperatorSection,
  type AdminPageProps,
  type AnySection,
} from '@/lib/domain/administration/sections';
import { signInAddress } from '@/lib/domain/viewer/return-address';
import { pathPart, pathParts, queryValue } from '../address';
import type { PageAnswer, Visit } from '../page';

/** The section that the path after /admin names; null: the start page; undefined: no such section. */
const sectionOf = ([part, ...more]: readonly string[]): AnySection | null | undefined => {
  if (part === undefined) return null;
  return (isAdminSection(part) || isOperatorSection(part)) && more.length === 0 ? part : undefined;
};

const refusals: ReadonlySet<unknown> = new Set<ErrorCode>(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);

/**
 * Whoever is not signed in is sent to sign in and back: that there is an administration is no secret. Anyone else without access
 * gets the answer for a page that does not exist.
 */
async function answerIfOpen<Props extends object>(
  { product, visitor }: Visit,
  { resolvedUrl }: Pick<GetServerSidePropsContext, 'resolvedUrl'>,
  { section, organisationId }: AdminPageProps,
  props: Props,
): Promise<PageAnswer<Props>> {
  if (visitor.viewer.userId === null) return { kind: 'redirect', to: signInAddress(resolvedUrl) };
  try {
    const console = await fetchAdminConsole(organisationId, { connection: product });
    return mayOpen(console, section, organisationId) ? { kind: 'page', props } : { kind: 'not-found' };
  } catch (cause) {
    if (refusals.has(refusalOf(cause))) return { kind: 'not-found' };
    throw cause;
  }
}

/** The start page or a section. */
export async function adminPage(
  visit: Visit,
  context: Pick<GetServerSidePropsContext, 'params' | 'query' | 'resolvedUrl'>,
): Promise<PageAnswer<AdminPageProps>> {
  const section = sectionOf(pathParts(context, 'section'));
  if (section === undefined) return { kind: 'not-found' };
  // Empty means, like absent, the person's own.
  const place = { section, organisationId: queryValue(context, 'organisation') || null };
  return answerIfOpen(visit, context, place, place);
}

export interface RecordingPageProps {
  assetId: string;
}

/** The page of one recording, for those who may open the section of recordings. */
export const recordingPage = (
  visit: Visit,
  context: Pick<GetServerSidePropsContext, 'params' | 'resolvedUrl'>,
): Promise<PageAnswer<RecordingPageProps>> =>
  answerIfOpen(
    visit,
    context,
    { section: 'recordings', organisationId: null },
    { assetId: pathPart(context, 'assetId') },
  );
