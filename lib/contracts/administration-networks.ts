/** Networks of an organisation, as its administration reads and sets them. */
import { z } from 'zod';

/** Far more than any institution has; what is longer is a mistake or mischief. */
export const MOST_RANGES = 500;

const rangeText = z.string().max(100);

export const networkOverlapSchema = z.object({
  /** CIDR block of this organisation. */
  range: z.string(),
  /** Who is recognised at the addresses that both have. */
  recognised: z.enum(['yours', 'other']),
});
export type NetworkOverlap = z.infer<typeof networkOverlapSchema>;

/** The address from which something was asked, and whether one of the ranges holds it. */
const whereAsked = { address: z.string(), inside: z.boolean() };

/** What customers answers. `version` changes with every change of what it is of. */
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

/** One an address, a block or `first-last`. */
export const checkNetworksSchema = z.strictObject({ ranges: z.array(rangeText).max(MOST_RANGES) });
export const setNetworksSchema = checkNetworksSchema.extend({ version: z.string().max(64) });
export type SetNetworks = z.infer<typeof setNetworksSchema>;

/** A line as it was given, the blocks that it is, and what is wrong with it. */
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

/** POST …/networks/check: nothing is changed. */
export const adminNetworksCheckSchema = checkedNetworksSchema.extend(whereAsked);
export type AdminNetworksCheck = z.infer<typeof adminNetworksCheckSchema>;

/** GET …/networks/listed: whether people find the organisation under "Find your school" when they sign in. */
export const storedListedSchema = z.object({ version: z.string(), listed: z.boolean() });
export type StoredListed = z.infer<typeof storedListedSchema>;

export const setListedSchema = z.strictObject({ version: z.string().max(64), listed: z.boolean() });
export type SetListed = z.infer<typeof setListedSchema>;

/** GET …/networks/address: as whom an address is recognised now, and what it sees. */
export const adminAddressSchema = z.object({
  address: z.string(),
  recognised: z.enum(['yours', 'other', 'nobody']),
  /** Null for another organisation's: that is its own matter. */
  sees: z.object({ items: z.number().int(), plays: z.boolean() }).nullable(),
});
export type AdminAddress = z.infer<typeof adminAddressSchema>;
