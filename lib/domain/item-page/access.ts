/**
 * What a page says about playing and reading, based on the decision of `canPlay` (R-OPEN-10). The browser only displays
 * it; access is checked again when a grant is requested.
 */
import type { Entitlement, EntitlementRefusal } from '@/lib/domain/visibility/entitlement';
import { spelled } from '@/lib/domain/text/spelling';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { signInAddress } from '@/lib/domain/viewer/return-address';
import type { CaptionLine } from '../playback/captions';
import { failureWords } from '../playback/failures';
import type { ItemPage } from './model';

export interface AccessNotice {
  title: string;
  text: string;
  action: { label: string; href: string } | null;
}

export interface PageAccess {
  allowed: boolean;
  /** One line for the first screen: may I show it to my class? */
  inClass: string;
  /** Shown instead of player and documents; null if they may be used. */
  notice: AccessNotice | null;
  /** First lines of the transcript, for viewers who may not play; those who may play get all of it. */
  opening: readonly CaptionLine[];
}

/** Props of an item page. */
export interface ItemPageProps {
  page: ItemPage;
  access: PageAccess;
}

/** Below the title that the player would show. */
const noticeTexts: Readonly<Record<EntitlementRefusal, string>> = {
  SIGN_IN_REQUIRED:
    'Use the account your school, college or library gave you, or open this page on its network.',
  SUBSCRIPTION_NOT_STARTED: `You can browse the library now. ${failureWords.SUBSCRIPTION_NOT_STARTED.text}`,
  SUBSCRIPTION_EXPIRED: `Your bookmarks and progress are safe. ${failureWords.SUBSCRIPTION_EXPIRED.text}`,
  SUBSCRIPTION_REQUIRED: failureWords.SUBSCRIPTION_REQUIRED.text,
};

function actionOf(reason: EntitlementRefusal, page: string): AccessNotice['action'] {
  if (reason === 'SIGN_IN_REQUIRED') return { label: 'Sign in', href: signInAddress(page) };
  if (reason === 'SUBSCRIPTION_NOT_STARTED') return null;
  return { label: 'Browse the library', href: '/search' };
}

const inClassWhenRefused: Readonly<Record<EntitlementRefusal, string>> = {
  SIGN_IN_REQUIRED: 'Included with a subscription',
  SUBSCRIPTION_NOT_STARTED: 'Yes, once your subscription starts',
  SUBSCRIPTION_EXPIRED: failureWords.SUBSCRIPTION_EXPIRED.title,
  SUBSCRIPTION_REQUIRED: 'Yes, with a subscription',
};

/** The page's own word for its use: nobody reads a film. */
function titleOf(reason: EntitlementRefusal, { recording }: Pick<ItemPage, 'recording'>): string {
  if (reason !== 'SIGN_IN_REQUIRED') return failureWords[reason].title;
  if (recording === null) return 'Sign in to read';
  return recording.kind === 'video' ? 'Sign in to watch' : 'Sign in to listen';
}

/** `page.path`: address to return to after signing in. */
export function accessOf(
  entitlement: Entitlement,
  { organisationName, country }: Pick<Viewer, 'organisationName' | 'country'>,
  page: Pick<ItemPage, 'path' | 'recording'>,
): PageAccess {
  if (entitlement.allowed) {
    const by = organisationName === null ? 'Yes, under your subscription' : `Yes, at ${organisationName}`;
    return { allowed: true, inClass: by, notice: null, opening: [] };
  }
  const { reason } = entitlement;
  return {
    allowed: false,
    inClass: spelled(inClassWhenRefused[reason], country),
    notice: {
      title: titleOf(reason, page),
      text: spelled(noticeTexts[reason], country),
      action: actionOf(reason, page.path),
    },
    opening: [],
  };
}
