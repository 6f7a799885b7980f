/**
 * The viewer: who the visitor is, in one value (design "Data flow" 2). Every decision about visibility and playback uses it.
 * Built on the server from the signed-in user's data or from the recognised network.
 */
import { z } from 'zod';

/** R-ENT-2. `none`: not decided yet; occurs only in the browser. @public */
export const authMethods = ['none', 'Okta', 'IPAuth', 'Unauthed'] as const;
export type AuthMethod = (typeof authMethods)[number];

/** R-SUB-1..5, in the order of priority. */
const subscriptionStates = ['FULL', 'TRIAL', 'FUTURE', 'EXPIRED', 'NONE'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** R-CAT-1..3. */
export const organisationCategories = [
  'Secondary',
  'Middle School',
  'Higher Education',
  'Other',
  'Unknown',
] as const;
export type OrganisationCategory = (typeof organisationCategories)[number];

/** @public what a viewer is made of */
export const viewerSchema = z.object({
  method: z.enum(['Okta', 'IPAuth', 'Unauthed']),
  /** Subject of the token; null unless `method` is Okta. */
  userId: z.string().nullable(),
  organisationId: z.string().nullable(),
  organisationName: z.string().nullable(),
  companyId: z.string().nullable(),
  category: z.enum(organisationCategories),
  /** ISO 3166-1 alpha-3; null when unknown, which hides allow-agreements (R-VIS-4). */
  country: z.string().nullable(),
  blockedProfiles: z.array(z.string()),
  adultThemesRestricted: z.boolean(),
  allowedContentIds: z.array(z.string()),
  blockedContentIds: z.array(z.string()),
  subscription: z.enum(subscriptionStates),
  isAdmin: z.boolean(),
  /** Signed in at the issuer but unknown to the customers system; a separate page tells them why. */
  isUnknown: z.literal(true).optional(),
});
export type Viewer = z.infer<typeof viewerSchema>;

/** A visitor who is neither recognised nor signed in. */
export const anonymousViewer: Viewer = {
  method: 'Unauthed',
  userId: null,
  organisationId: null,
  organisationName: null,
  companyId: null,
  category: 'Unknown',
  country: null,
  blockedProfiles: [],
  adultThemesRestricted: false,
  allowedContentIds: [],
  blockedContentIds: [],
  subscription: 'NONE',
  isAdmin: false,
};

/** "Points settled" 4: used when the customers service is unavailable and nothing is known. Hides adult items, plays nothing. */
export const mostRestrictiveViewer: Viewer = { ...anonymousViewer, adultThemesRestricted: true };
