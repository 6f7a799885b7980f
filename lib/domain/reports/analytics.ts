/** Data that analytics may send (specification §4, §6, §9). Pure. */
import type { AnalyticsEvent } from '@/lib/contracts/usage/reports';
import { roleLists, type Permissions, type PersonRole } from '@/lib/contracts/viewer/permissions';

export type PageInfo = AnalyticsEvent['page'];

const isFilled = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** R-ANA-1, R-ANA-2: the event if category, action, name and page are all known, else null. */
export function completeEvent(event: {
  category?: string;
  action?: string;
  name?: string;
  page?: Partial<PageInfo>;
}): Pick<AnalyticsEvent, 'category' | 'action' | 'name' | 'page'> | null {
  const { category, action, name, page } = event;
  if (!isFilled(category) || !isFilled(action) || !isFilled(name)) return null;
  if (!isFilled(page?.path) || !isFilled(page.title)) return null;
  return { category, action, name, page: { path: page.path, title: page.title } };
}

/** In the order of specification §6. */
const ROLE_ORDER = ['superuser', ...roleLists] as const;

/** R-ANA-3: the roles of a user. */
export function rolesHeld(permissions: Permissions): PersonRole[] {
  return ROLE_ORDER.filter((role) =>
    role === 'superuser' ? permissions.superuser : permissions[role].length > 0,
  );
}

/** R-ANA-4: numbers of the custom dimensions; each number is used once. */
export const dimensions = {
  authMethod: 1,
  organisationId: 2,
  organisationCategory: 3,
  country: 4,
  subscriptionState: 5,
  roles: 6,
  contentId: 7,
  contentType: 8,
  contentSubType: 9,
  contentName: 10,
  searchText: 11,
  searchResults: 12,
  filters: 13,
  sortOrder: 14,
  page: 15,
  mediaType: 16,
  mediaPosition: 17,
  captions: 18,
  playbackRate: 19,
  documentPage: 20,
  theme: 21,
  viewport: 22,
  release: 23,
} as const satisfies Record<string, number>;
export type DimensionName = keyof typeof dimensions;
