/** What a person dismissed and when it may show again (R-API-7, R-OPEN-12). */
import type { UserNotification } from '@/lib/contracts/personal/my-page';
import { ask } from '../fetch';
import { forgetMyPage } from './my-page';

const pathOf = (userId: string) => `/api/users/${encodeURIComponent(userId)}/notifications`;
const contract = () => import('@/lib/contracts/personal/my-page');

/** Replaces the given keys and keeps the others; returns the whole list. */
export async function saveUserNotifications(
  userId: string,
  notifications: readonly UserNotification[],
): Promise<readonly UserNotification[]> {
  forgetMyPage();
  const sent = { body: { notifications } };
  return (await ask(pathOf(userId), contract, 'userNotificationsSchema', sent)).notifications;
}
