/** Networks of an organisation, as its administrators read and set them. */
import { z } from 'zod';
import { storedVersion } from '../http/ids';

/** Far more than any institution has; a longer list is a mistake or abuse. */
export const MOST_RANGES = 500;

/** Of a host name (RFC 1123 §2.1), with room for "@" and blanks. */
const MOST_DOMAIN_LETTERS = 260;

const rangeText = z.string().max(100, 'A line is too long for a range of addresses');

export const networkOverlapSchema = z.object({
  /** CIDR block of this organisation. */
  range: z.string(),
  /** Which of the two organisations is recognised at the addresses that both have. */
  recognised: z.enum(['yours', 'other']),
});
export type NetworkOverlap = z.infer<typeof networkOverlapSchema>;

/** The address of the client, and whether it is in one of the ranges. */
const whereAsked = { address: z.string(), inside: z.boolean() };

/** Response of the customers service. `version` changes whenever the ranges change. */
export const storedNetworksSchema = z.object({
  version: z.string(),
  /** CIDR blocks, in order. */
  ranges: z.array(z.string()),
  overlaps: z.array(networkOverlapSchema),
});
export type StoredNetworks = z.infer<typeof storedNetworksSchema>;

/** GET and POST /api/admin/organisations/{id}/networks. */
export const adminNetworksSchema = storedNetworksSchema.extend(whereAsked);
export type AdminNetworks = z.infer<typeof adminNetworksSchema>;

/** Each range is an address, a CIDR block or `first-last`. */
export const checkNetworksSchema = z.strictObject({
  ranges: z.array(rangeText).max(MOST_RANGES, `At most ${MOST_RANGES} lines fit`),
});
export const setNetworksSchema = checkNetworksSchema.extend({ version: storedVersion });
export type SetNetworks = z.infer<typeof setNetworksSchema>;

/** A line as entered, the CIDR blocks that it stands for, and what is wrong with it (null: nothing). */
export const rangeLineSchema = z.object({
  text: z.string(),
  ranges: z.array(z.string()),
  fault: z.string().nullable(),
});
export type RangeLine = z.infer<typeof rangeLineSchema>;

export const checkedNetworksSchema = z.object({
  lines: z.array(rangeLineSchema),
  overlaps: z.array(networkOverlapSchema),
});
export type CheckedNetworks = z.infer<typeof checkedNetworksSchema>;

/** POST …/networks/check. Changes nothing. */
export const adminNetworksCheckSchema = checkedNetworksSchema.extend(whereAsked);
export type AdminNetworksCheck = z.infer<typeof adminNetworksCheckSchema>;

/** GET …/networks/listed: whether people find the organisation under "Find your school" when they sign in. */
export const storedListedSchema = z.object({ version: z.string(), listed: z.boolean() });
export type StoredListed = z.infer<typeof storedListedSchema>;

export const setListedSchema = z.strictObject({ version: storedVersion, listed: z.boolean() });
export type SetListed = z.infer<typeof setListedSchema>;

/** GET …/networks/domain: the domain of the organisation's e-mail addresses; null: none is named. */
export const storedEmailDomainSchema = z.object({ version: z.string(), domain: z.string().nullable() });
export type StoredEmailDomain = z.infer<typeof storedEmailDomainSchema>;

/** As typed; empty for none. */
export const setEmailDomainSchema = z.strictObject({
  version: storedVersion,
  domain: z.string().max(MOST_DOMAIN_LETTERS, 'This is too long for a domain'),
});
export type SetEmailDomain = z.infer<typeof setEmailDomainSchema>;

/** GET …/networks/address: which organisation an address is recognised as now, and what it can see. */
export const adminAddressSchema = z.object({
  address: z.string(),
  recognised: z.enum(['yours', 'other', 'none']),
  /** Null for an address of another organisation, which must not be disclosed. */
  sees: z.object({ items: z.number().int(), plays: z.boolean() }).nullable(),
});
export type AdminAddress = z.infer<typeof adminAddressSchema>;
