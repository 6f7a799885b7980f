/** The seven kinds of record that can be imported, with the rules of their fields. */
import { z } from 'zod';
import { roleLists } from '@/lib/contracts/viewer/permissions';
import { controlledName } from '@/lib/contracts/administration/controls';
import { recordId, subjectId } from '@/lib/contracts/http/ids';
import { line } from '@/lib/contracts/http/line';
import { withoutSlash } from '@/lib/contracts/http/base-address';
import { normaliseProfile } from '@/lib/domain/catalogue/content-item/visibility-facts';
import { alpha3Of } from '@/lib/domain/viewer/countries';
import { EMAIL_DOMAIN } from '@/lib/domain/viewer/institutions';
import { readNetwork } from '@/lib/domain/viewer/network';
import { endInstant, startInstant } from '@/lib/domain/viewer/subscription';

/** Id of a record, as other records name it. */
export const idSchema = z.string().trim().pipe(recordId);
/** Id of a person: what their issuer calls them, in ASCII (OpenID Connect Core 1.0, section 2), such as `auth0|5f7c`. */
export const subjectSchema = subjectId
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'must be the subject that the issuer gives, in ASCII');
const name = line(300).min(1, 'is required');
const text = line(300)
  .nullish()
  .transform((value) => value || null);
const reference = idSchema.nullish().transform((value) => value ?? null);
const flag = z.boolean('must be true or false').default(false);
const list = z.array(controlledName).default([]);
/** R-PUR-9: in the form of the items' profiles, with which they are compared. */
const profiles = list.transform((names) => [...new Set(names.map(normaliseProfile))]);
const country = text.refine((value) => value === null || alpha3Of(value) !== null, 'is not a country');
const domainName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(EMAIL_DOMAIN, 'must be a domain, like school.example');
const domain = domainName.nullish().transform((value) => value ?? null);
/** Repeats what was given: spreadsheets write a date in the form of their country, or as a number. */
function dateField(instantOf: (value: string) => number | null, example: string) {
  const error = ({ input }: { input?: unknown }) =>
    `must be a date, like ${example}${input === undefined ? '' : `, not ${JSON.stringify(input)}`}`;
  return z.string({ error }).refine((value) => instantOf(value) !== null, { error });
}
const start = dateField(startInstant, '2026-09-01');
const end = dateField(endInstant, '2027-08-31');
export const issuerName = z
  .url({ protocol: /^https?$/, error: 'must be the address of an issuer, like https://login.example' })
  .transform(withoutSlash);
const address = z.string().trim().toLowerCase().pipe(z.email('is not an e-mail address'));
const range = z.string().transform((value, context) => {
  const reading = readNetwork(value);
  if ('cidrs' in reading) return reading.cidrs;
  context.addIssue({ code: 'custom', message: reading.fault });
  return z.NEVER;
});

/** Strict on purpose: a misspelt `adultThemesRestricted` must not pass as "not restricted". */
export const recordSchemas = {
  groups: z.strictObject({
    id: idSchema,
    name,
    restrictAccessToAdultThemes: flag,
    alwaysBlockedContent: list,
    alwaysAllowedContent: list,
  }),
  companies: z.strictObject({ id: idSchema, name, groupId: reference, type: text, category: text, country }),
  organisations: z.strictObject({
    id: idSchema,
    name,
    testName: text,
    companyId: reference,
    type: text,
    category: text,
    country,
    adultThemesRestricted: flag,
    listed: flag,
    emailDomain: domain,
    authenticationMethod: z.enum(['Okta', 'IPAuth'], { error: 'must be Okta or IPAuth' }).default('Okta'),
    blockedProfiles: profiles,
    allowedContent: list,
    blockedContent: list,
  }),
  subscriptions: z
    .strictObject({
      id: idSchema,
      companyId: idSchema,
      type: z.enum(['full', 'trial'], { error: 'must be full or trial' }),
      startDate: start,
      endDate: end,
      requestFeedback: flag,
      suppressExpiryMsg: flag,
    })
    // A date that cannot be read has its own fault.
    .refine(
      ({ startDate, endDate }) => (startInstant(startDate) ?? -Infinity) <= (endInstant(endDate) ?? Infinity),
      { path: ['endDate'], message: 'is before the start' },
    ),
  /** Binds an organisation to an issuer that is not ours, through which its people sign in. */
  issuers: z.strictObject({
    organisationId: idSchema,
    issuer: issuerName,
    domains: z.array(domainName).default([]),
    invited: z.array(address).default([]),
    role: z.enum(roleLists, { error: `must be one of ${roleLists.join(', ')}` }).default('teacher'),
    contact: text,
  }),
  users: z.strictObject({
    id: subjectSchema,
    /** Absent for a person of the issuer that the library trusts. */
    issuer: issuerName.optional(),
    email: z.email('is not an e-mail address'),
    firstName: text,
    lastName: text,
    status: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z_]{1,40}$/, 'must be a word, like ACTIVE')
      .default('ACTIVE'),
    organisationId: reference,
    companyId: reference,
    superuser: flag,
    administrator: list,
    teacher: list,
    finance: list,
    librarian: list,
    technical: list,
    faculty: list,
    other: list,
  }),
  /** `range`: an address, address/prefix, or first-last; read into CIDR blocks. */
  networks: z.strictObject({ organisationId: idSchema, range }),
} as const;

export type Kind = keyof typeof recordSchemas;
export const kinds = Object.keys(recordSchemas) as Kind[];

export type Records = { [K in Kind]: z.output<(typeof recordSchemas)[K]>[] };
export type RecordInputs = { [K in Kind]?: z.input<(typeof recordSchemas)[K]>[] };

/** Fields whose CSV cell is a list (separated by `;`); below, those whose cell is true or false. */
export const listFields: ReadonlySet<string> = new Set([
  'alwaysBlockedContent', 'alwaysAllowedContent', 'domains', 'invited', 'blockedProfiles', 'allowedContent', 'blockedContent', ...roleLists,
]); // prettier-ignore
export const flagFields: ReadonlySet<string> = new Set([
  'restrictAccessToAdultThemes', 'adultThemesRestricted', 'listed', 'requestFeedback', 'suppressExpiryMsg', 'superuser',
]); // prettier-ignore
