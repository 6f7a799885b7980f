/**
 * Who is looking, in one value (design "Data flow" 2). Every decision about seeing and playing takes it.
 * Built on the server, from the signed-in user's data or from the recognised network.
 */
import { z } from 'zod';

/** R-ENT-2. `none`: not decided yet; only ever a state of the browser. @public */
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
  /** Subject of the token; null unless Okta. */
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
  /** Signed in by the issuer, and unknown to the customers system: they are told why on a page of their own. */
  isUnknown: z.literal(true).optional(),
});
export type Viewer = z.infer<typeof viewerSchema>;

/** Nobody: unrecognised and not signed in. */
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

/** "Points settled" 4: customers cannot be asked and nothing is known. Hides adult items, plays nothing. */
export const mostRestrictiveViewer: Viewer = { ...anonymousViewer, adultThemesRestricted: true };
