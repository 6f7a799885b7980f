/**
 * Places in the frame for what belongs to the person: filled by components/account, notifications, onboarding, tour.
 * They render nothing that depends on the person on the server, because rendered pages are kept per organisation.
 */
import type { ShellViewer } from '@/lib/contracts/shell';
import { LinkButton } from '@/components/ui/LinkButton';

/** End of the header: sign in, or the account menu. */
export function AccountSlot({ viewer }: { viewer: ShellViewer }) {
  if (viewer.method === 'Okta') return null;
  return (
    <LinkButton href="/sign-in" look="secondary" size="small" prefetch={false}>
      Sign in
    </LinkButton>
  );
}

/** Named areas of the notification banners: `top` under the header, `bottom` over the page's end. */
export function NotificationSlot({ area }: { area: 'top' | 'bottom' }) {
  return <div data-notification-area={area} />;
}

/** Over everything: the onboarding widget and the tour. */
export function OverlaySlot() {
  return null;
}
