/** What a person dismissed and when it may show again (R-API-7, R-OPEN-12). */
import type { UserNotification, UserNotifications } from '@/lib/contracts/product-user';
import { browserConnection, productRequest, type ProductConnection } from './fetch';
import { forgetMyPage } from './my-page';

const pathOf = (userId: string) => `/api/users/${encodeURIComponent(userId)}/notifications`;
const schema = async () => (await import('@/lib/contracts/product-user')).userNotificationsSchema;

/** Replaces the given keys and keeps the others; returns the whole list. */
export async function saveUserNotifications(
  userId: string,
  notifications: readonly UserNotification[],
  connection: ProductConnection = browserConnection(),
): Promise<readonly UserNotification[]> {
  forgetMyPage();
  const body = { notifications };
  const answer = await productRequest<UserNotifications>(connection, { path: pathOf(userId), schema, body });
  return answer.notifications;
}
