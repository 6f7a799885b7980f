/**
 * The customers API: REST for servers with the key, and the result of the UserData query (product-and-customers
 * §2.8, §4, §5; design "Points settled" 1). Two kinds of schema: exact ones for what our services send, lenient ones for
 * what a client reads, because a hosted customers system may omit members and the app must still work (R-ERR-13).
 */
import { z } from 'zod';
import { noPermissions } from './permissions';

const strings = z.array(z.string());
const optionalText = z.string().nullable();

/** R-ENT-13. `type` is text here: a type other than full or trial is ignored with a warning, not refused (R-PUR-2). */
export const subscriptionSchema = z.object({
  id: z.string(),
  parentCompanyId: z.string(),
  type: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  requestFeedback: z.boolean().default(false),
  suppressExpiryMsg: z.boolean().default(false),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** GET /organisations?ip-address= : longest prefix first, then id (D51). `testName` labels test organisations. */
export const organisationsByIpSchema = z.object({
  organisations: z.array(z.object({ id: z.string(), testName: optionalText.default(null) })),
});
export type OrganisationsByIp = z.infer<typeof organisationsByIpSchema>;

/** GET /institutions?q= : organisations that opted in to be found by name at sign-in, at most eight. */
export const institutionsSchema = z.object({
  institutions: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Domain of its people's e-mail addresses. */
      emailDomain: z.string().nullable(),
      /** True if it is recognised by its network, where nobody needs to sign in. */
      hasNetwork: z.boolean(),
    }),
  ),
});
export type Institution = z.infer<typeof institutionsSchema>['institutions'][number];

/** GET /companies/{id}/organisations. */
export const organisationNamesSchema = z.object({
  organisations: z.array(z.object({ id: z.string(), name: z.string() })),
});

/**
 * GET /organisations/{id}. The adult restriction and the content lists are the effective ones: the organisation's own
 * combined with its group's, so that a recognised network follows the same rules as a signed-in user.
 */
export const customersOrganisationSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: optionalText.default(null),
  category: optionalText.default(null),
  parentCompanyId: optionalText.default(null),
  country: optionalText.default(null),
  country_alpha3: optionalText.default(null),
  authenticationMethod: z.string().default(''),
  restrictAdult: z.boolean().default(false),
  blockedProfiles: strings.default([]),
  allowedContent: strings.default([]),
  blockedContent: strings.default([]),
  subscriptions: z.array(subscriptionSchema).default([]),
});
export type CustomersOrganisation = z.infer<typeof customersOrganisationSchema>;

/** GET /api/organisations/{id} of the product API: the same facts, two of them under both of their names (§2.8). */
export const organisationDetailsSchema = customersOrganisationSchema.extend({
  adultThemesRestricted: z.boolean().default(false),
  authMethod: z.string().default(''),
});
export type OrganisationDetails = z.infer<typeof organisationDetailsSchema>;

/** Converts the customers API's response about an organisation to the product API's. */
export function organisationDetails(organisation: CustomersOrganisation): OrganisationDetails {
  return {
    ...organisation,
    adultThemesRestricted: organisation.restrictAdult,
    authMethod: organisation.authenticationMethod,
  };
}

/** A value that may be absent or null, which mean the same. */
const or = <Shape extends z.ZodType, Otherwise>(shape: Shape, otherwise: Otherwise) =>
  shape.nullish().transform((value) => value ?? otherwise);
const listOr = or(strings, []);
const textOr = or(z.string(), null);
const flagOr = or(z.boolean(), false);

const permissionsReader = or(
  z.object({
    superuser: flagOr,
    administrator: listOr,
    teacher: listOr,
    finance: listOr,
    librarian: listOr,
    technical: listOr,
    faculty: listOr,
    other: listOr,
  }),
  noPermissions,
);
const subscriptionReader = z.object({
  id: z.string(),
  parentCompanyId: or(z.string(), ''),
  type: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  requestFeedback: flagOr,
  suppressExpiryMsg: flagOr,
});

/**
 * GET /organisations/{id} as a client reads it. Either name of the adult restriction restricts, and the authentication method
 * may have either of its names (R-ENT-8, R-ENT-9): with one of them alone, a restriction would be lost.
 */
export const customersOrganisationReader = customersOrganisationSchema
  .extend({
    restrictAdult: flagOr,
    adultThemesRestricted: flagOr,
    authenticationMethod: textOr,
    authMethod: textOr,
  })
  .transform(
    ({
      adultThemesRestricted,
      authMethod,
      restrictAdult,
      authenticationMethod,
      ...rest
    }): CustomersOrganisation => ({
      ...rest,
      restrictAdult: restrictAdult || adultThemesRestricted,
      authenticationMethod: authenticationMethod || authMethod || '',
    }),
  );

/** A member of `self`. */
const member = <Shape extends z.ZodType>(shape: Shape) => or(shape, null);

/** Accepts both names of the adult restriction and of the authentication method (R-ENT-8, R-ENT-9). */
const organisationReader = z.object({
  id: z.string(),
  name: z.string(),
  type: textOr,
  category: textOr,
  adultThemesRestricted: flagOr,
  restrictAdult: flagOr,
  country: textOr,
  country_alpha3: textOr,
  authMethod: textOr,
  authenticationMethod: textOr,
  blockedProfiles: listOr,
  allowedContent: listOr,
  blockedContent: listOr,
  parentCompanyId: textOr,
});

/** `data` of the UserData query. Members are nullable on purpose: a missing one is logged, and the app continues. */
export const userDataSchema = z.object({
  self: z.object({
    user: member(
      z.object({
        id: z.string(),
        email: z.string(),
        organisationId: textOr,
        companyId: textOr,
        permissions: permissionsReader,
        scopes: listOr,
      }),
    ),
    group: member(
      z.object({
        id: z.string(),
        restrictAccessToAdultThemes: flagOr,
        alwaysBlockedContent: listOr,
        alwaysAllowedContent: listOr,
      }),
    ),
    oktaUser: member(
      z.object({ id: z.string(), email: z.string(), firstName: textOr, lastName: textOr, status: textOr }),
    ),
    /** R-ENT-10. */
    company: member(
      z.object({ id: z.string(), name: z.string(), type: textOr, category: textOr, country: textOr }),
    ),
    organisation: member(organisationReader),
    contentControlsAndIpAuth: member(
      z.object({ cidrs: listOr, allowedContent: listOr, blockedContent: listOr }),
    ),
    subscriptions: member(z.array(subscriptionReader)),
  }),
});
export type UserData = z.infer<typeof userDataSchema>;

/** The answer to the query, where it could be answered at all. */
export const userDataAnswerSchema = z.object({ data: userDataSchema });
