/**
 * Places in the frame for what belongs to the person: filled by components/account, notifications, onboarding, tour.
 * They render nothing that depends on the person on the server, because rendered pages are kept per organisation.
 */

/** Named areas of the notification banners: `top` under the header, `bottom` over the page's end. */
export function NotificationSlot({ area }: { area: 'top' | 'bottom' }) {
  return <div data-notification-area={area} />;
}

/** Over everything: the onboarding widget and the tour. */
export function OverlaySlot() {
  return null;
}
