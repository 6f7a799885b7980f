import { logEvent } from '@/lib/browser/log';
import { afterDismissal, isDisplayDue } from '@/lib/domain/prompts/survey';
import { useUserStore } from '@/stores/user';

const timingOf = (key: string) =>
  useUserStore.getState().user.notifications.find((notification) => notification.key === key) ?? null;

/** Whether a notice that the person may have dismissed is due to be shown. */
export function isNotificationDue(key: string, now: Date): boolean {
  return isDisplayDue(timingOf(key), now);
}

/** Call when the person closes a notice: counts and postpones it here at once, then saves it (R-API-7); failures are logged. */
export function deferNotification(key: string): void {
  const { user, change } = useUserStore.getState();
  const next = { key, ...afterDismissal(timingOf(key), new Date()) };
  change({ notifications: [...user.notifications.filter((one) => one.key !== key), next] });
  import('@/lib/clients/product-api/personal/user-notifications')
    .then(({ saveUserNotifications }) => saveUserNotifications(user.id, [next]))
    .catch((error: unknown) => logEvent('error', `The notice ${key} could not be put off`, error));
}
