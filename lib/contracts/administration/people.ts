/** People of an organisation, as its administrators read and set them, with the state of their accounts at the issuer. */
import { z } from 'zod';
import { roleLists } from '../viewer/permissions';
import { recordId, storedVersion, subjectId } from '../http/ids';
import { line } from '../http/line';
import { pageQuery } from '../http/whole-number';
import { AUDIT_LINES_A_PAGE } from './audit-limits';

export const PEOPLE_A_PAGE = 50;
const MOST_PEOPLE = 1_000_000;

const name = line(100);
const roles = z.array(z.enum(roleLists)).max(roleLists.length);

export const peopleQuerySchema = z.strictObject({
  /** `q`: part of a name or an e-mail address. */
  ...pageQuery(MOST_PEOPLE),
});

export const storedPersonSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Whether the person may use the library. */
  active: z.boolean(),
  /** Roles at this organisation. */
  roles: z.array(z.enum(roleLists)),
  /** True: belongs to this organisation. False: has a role here, but belongs to another one. */
  own: z.boolean(),
  version: z.string(),
});
export type StoredPerson = z.infer<typeof storedPersonSchema>;

export const storedPeopleSchema = z.object({
  people: z.array(storedPersonSchema),
  total: z.number().int(),
});
export type StoredPeople = z.infer<typeof storedPeopleSchema>;

/** State of an account at the issuer. */
export const accountStateSchema = z.object({
  id: z.string(),
  state: z.enum(['invited', 'active', 'disabled']),
  /** Browsers in which the person is signed in. */
  sessions: z.number().int(),
});
export type AccountState = z.infer<typeof accountStateSchema>;

export const adminPersonSchema = storedPersonSchema.extend({
  /** Null if the issuer is not ours or does not know the person. */
  account: accountStateSchema.omit({ id: true }).nullable(),
});
export type AdminPerson = z.infer<typeof adminPersonSchema>;

/** GET /api/admin/organisations/{id}/people, sorted by e-mail address. */
export const adminPeopleSchema = z.object({ people: z.array(adminPersonSchema), total: z.number().int() });
export type AdminPeople = z.infer<typeof adminPeopleSchema>;

const email = z
  .email('This is not an e-mail address')
  .max(200, 'An e-mail address has at most 200 characters');

/** POST …/people/{person}. A name or an address is sent only where it is corrected. */
export const setPersonSchema = z.strictObject({
  version: storedVersion,
  roles,
  active: z.boolean(),
  firstName: name.exactOptional(),
  lastName: name.exactOptional(),
  /** Of somebody who was invited and has no password yet. */
  email: email.exactOptional(),
});
export type SetPerson = z.infer<typeof setPersonSchema>;

/** POST …/people: invites a new person; one with an address that is known already is invited again. */
export const invitePersonSchema = z.strictObject({
  email,
  firstName: name.default(''),
  lastName: name.default(''),
  roles: roles.min(1, 'needs a role'),
});
export type InvitePerson = z.input<typeof invitePersonSchema>;

/** What happened to the e-mail. `link` is set only if the library sends no e-mail: a one-time link to pass on by hand. */
export const invitedSchema = z.object({
  id: z.string(),
  /** Where the invitation went: the address that the account has by now. */
  email: z.string(),
  letter: z.enum(['sent', 'failed', 'none']),
  link: z.string().nullable(),
});
export type Invited = z.infer<typeof invitedSchema>;

/** Customers service: adds the person of an account to the organisation. */
export const addPersonSchema = invitePersonSchema.extend({ id: subjectId });
/** Customers service: whether the owner of this e-mail address may be invited. */
export const mayInviteSchema = z.strictObject({ email: z.email().max(200) });
export const mayInviteAnswerSchema = z.object({ mayInvite: z.boolean() });

/** Ids in the lines of one page of the audit log, at most two in each. */
const MOST_NAMES = 2 * AUDIT_LINES_A_PAGE;
/** Customers service: who these people are. */
export const personIdsSchema = z.strictObject({ ids: z.array(subjectId).max(MOST_NAMES) });
/** Its answer names those of the organisation, and operators (`name` is null), as they are today. */
export const personNamesSchema = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
});
export type PersonNames = z.infer<typeof personNamesSchema>;

/** POST …/people/{person}/sign-out. */
export const signedOutSchema = z.object({ ended: z.number().int() });

/** Issuer: creates an account whose password is not set yet. */
export const inviteAccountSchema = z.strictObject({
  email: z.email().max(200),
  givenName: name,
  familyName: name,
  needsTotp: z.boolean(),
  organisationId: recordId,
});
export type InviteAccount = z.infer<typeof inviteAccountSchema>;
/** Issuer: repeats the invitation of an account. */
export const inviteAgainSchema = z.strictObject({ organisationId: recordId });
/** Issuer: whether the account asks for a second factor; false for one that does not exist, or is of the demonstration. */
export const secondFactorSchema = z.object({ required: z.boolean() });
/** Issuer: corrects the name of an account, or the address of one whose password is not set yet. */
export const correctAccountSchema = z.strictObject({
  givenName: name.exactOptional(),
  familyName: name.exactOptional(),
  email: email.exactOptional(),
});
export type CorrectAccount = z.infer<typeof correctAccountSchema>;
export const correctedSchema = z.object({ corrected: z.literal(true) });
export const accountIdsSchema = z.strictObject({ ids: z.array(subjectId).max(PEOPLE_A_PAGE) });
export const accountStatesSchema = z.object({ accounts: z.array(accountStateSchema) });
