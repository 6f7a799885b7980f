/**
 * What a page says about playing and reading, based on the decision of `canPlay` (R-OPEN-10). The browser only displays
 * it; access is checked again when a grant is requested.
 */
import type { Entitlement, RefusedReason } from '@/lib/domain/visibility/entitlement';
import { spelled } from '@/lib/domain/listing/spelling';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { signInAddress } from '@/lib/domain/viewer/return-address';
import type { CaptionLine } from '../playback/captions';
import type { ItemPage } from './model';

export interface AccessNotice {
  title: string;
  text: string;
  action: { label: string; href: string } | null;
}

export interface PageAccess {
  allowed: boolean;
  reason: Entitlement['reason'];
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
  /** Origin of this installation, for canonical addresses: `https://library.example`. */
  origin: string;
}

const notices: Readonly<Record<RefusedReason, AccessNotice>> = {
  HIDDEN: { title: 'Not available', text: 'This item is not available to you.', action: null },
  NOT_RECOGNISED: {
    title: 'Sign in to play or read',
    text: 'Use the account your school, college or library gave you, or open this page on its network.',
    action: { label: 'Sign in', href: '/sign-in' },
  },
  FUTURE: {
    title: 'Your subscription has not started yet',
    text: 'You can browse the library now. You can play and read from the first day of your subscription.',
    action: null,
  },
  EXPIRED: {
    title: 'Your subscription has ended',
    text: 'Your bookmarks and progress are safe. Ask your library administrator to renew it.',
    action: { label: 'Browse the library', href: '/search' },
  },
  NONE: {
    title: 'No subscription yet',
    text: 'Your account is not part of a subscription. Ask your library administrator.',
    action: { label: 'Browse the library', href: '/search' },
  },
};

const inClassWhenRefused: Readonly<Record<RefusedReason, string>> = {
  HIDDEN: 'Not available to you',
  NOT_RECOGNISED: 'Included with a subscription',
  FUTURE: 'Yes, once your subscription starts',
  EXPIRED: 'Your subscription has ended',
  NONE: 'Yes, with a subscription',
};

/** `page`: address to return to after signing in. */
export function accessOf(
  entitlement: Entitlement,
  { organisationName, country }: Pick<Viewer, 'organisationName' | 'country'>,
  page: string,
): PageAccess {
  if (entitlement.allowed) {
    const by = organisationName === null ? 'Yes, under your subscription' : `Yes, at ${organisationName}`;
    return { allowed: true, reason: entitlement.reason, inClass: by, notice: null, opening: [] };
  }
  const { reason } = entitlement;
  const notice = notices[reason];
  const action =
    reason === 'NOT_RECOGNISED' ? { label: 'Sign in', href: signInAddress(page) } : notice.action;
  return {
    allowed: false,
    reason,
    inClass: spelled(inClassWhenRefused[reason], country),
    notice: { title: notice.title, text: spelled(notice.text, country), action },
    opening: [],
  };
}
