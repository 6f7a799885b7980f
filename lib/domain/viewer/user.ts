/** The user as the browser knows them (specification §3 "User"), and conversion from responses of the services. Pure. */
import type { Subscription } from '@/lib/contracts/viewer/customers';
import { noPermissions, type Permissions } from '@/lib/contracts/viewer/permissions';
import type { UserNotification } from '@/lib/contracts/personal/my-page';
import type { AuthMethod } from '@/lib/contracts/viewer/viewer';
import type { VisitedLinks } from '../prompts/onboarding';

/** R-ENT-6: settings by key. `onboarding` is on unless stored otherwise. */
export type UserSettings = Readonly<Record<string, boolean>> & { readonly onboarding: boolean };

/** Organisation or master account, as far as the survey and the account page need it. */
export interface Belonging {
  id: string | null;
  name: string | null;
}

export interface User {
  /** Subject of the token; empty unless `authMethod` is Okta. */
  id: string;
  email: string;
  /** From the identity profile, never from user data (R-ENT-3). */
  name: string;
  authMethod: AuthMethod;
  /** Nothing personal is shown until this is true (R-AUT-7, R-AUT-8). */
  isInitialised: boolean;
  permissions: Permissions;
  scopes: readonly string[];
  organisation: Belonging;
  company: Belonging;
  subscriptions: readonly Subscription[];
  allowedContentIds: readonly string[];
  blockedContentIds: readonly string[];
  notifications: readonly UserNotification[];
  links: VisitedLinks;
  settings: UserSettings;
}

/** The part that comes from the customers system; the rest is the person's own data. */
export type CustomerFacts = Pick<
  User,
  'permissions' | 'organisation' | 'company' | 'subscriptions' | 'allowedContentIds' | 'blockedContentIds'
>;

const nowhere: Belonging = { id: null, name: null };

/** Initial user (R-ENT-1). Bookmarks have a cache of their own (components/bookmarks/use-bookmarks). */
export const freshUser: User = {
  id: '',
  email: '',
  name: '',
  authMethod: 'none',
  isInitialised: false,
  permissions: noPermissions,
  scopes: [],
  organisation: nowhere,
  company: nowhere,
  subscriptions: [],
  allowedContentIds: [],
  blockedContentIds: [],
  notifications: [],
  links: {},
  settings: { onboarding: true },
};

/** R-ENT-5. */
export function linksFrom(links: readonly { key: string; visited: boolean }[]): VisitedLinks {
  return Object.fromEntries(links.map(({ key, visited }) => [key, { visited }]));
}

export function isVisited(links: VisitedLinks, key: string): boolean {
  return links[key]?.visited === true;
}

/** R-ENT-6, R-ENT-7: only the exact text `true` is true. */
export function settingsFrom(settings: readonly { key: string; value: string }[]): UserSettings {
  const stored = Object.fromEntries(settings.map(({ key, value }) => [key, value === 'true']));
  return { ...freshUser.settings, ...stored };
}
