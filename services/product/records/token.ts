/** Resumption tokens: the whole state of a harvest, signed, so that none can be forged (OAI-PMH 2.0 §3.5). */
import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { OaiError } from '@/lib/domain/records/oai-request';
import { DAY_MS } from '@/lib/domain/text/calendar';
import { keyList } from '@/lib/platform/key-list';
import { isSealed, sealOf } from '@/services/common/seal';

/** How long a token is valid. */
export const TOKEN_MS = DAY_MS;

/** Keys of resumption tokens: the first signs, and each verifies, so that a harvest goes on while keys are rotated. */
export type HarvestKeys = readonly [Buffer, ...Buffer[]];

const derived = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'resumption tokens', 32));

/**
 * Derives keys of their own (RFC 5869) from those that services share. Throws where there is none, as an empty key could be
 * guessed and tokens forged with it.
 *
 * @param setting SERVICE_KEY: a comma list
 */
export function harvestKeys(setting: string): HarvestKeys {
  const [first, ...others] = keyList(setting);
  if (first === undefined) throw new Error('SERVICE_KEY holds no key');
  return [derived(first), ...others.map(derived)];
}

const stateSchema = z.object({
  feed: z.string(),
  verb: z.enum(['ListIdentifiers', 'ListRecords']),
  format: z.enum(['oai_dc', 'marc21']),
  from: z.number().nullable(),
  until: z.number().nullable(),
  set: z.string().nullable(),
  /** The moment whose state the harvest reads, and when it began; epoch ms. */
  snapshot: z.number(),
  begun: z.number(),
  after: z.object({ datestamp: z.number(), id: z.string() }),
  cursor: z.number(),
  total: z.number(),
});
export type HarvestState = z.infer<typeof stateSchema>;

const SEAL_LENGTH = 27;

export function writeToken(state: HarvestState, [key]: HarvestKeys): string {
  const text = Buffer.from(JSON.stringify(state)).toString('base64url');
  return `${text}.${sealOf(text, key, SEAL_LENGTH)}`;
}

/**
 * Throws OaiError for a token that is not ours, was changed, is too old, or is of a release that wrote others. The caller checks
 * its feed and verb.
 */
export function readToken(token: string, keys: HarvestKeys, now: number): HarvestState {
  const bad = new OaiError('badResumptionToken', 'The resumption token is not valid or is too old');
  const [text = '', seal = '', ...more] = token.split('.');
  if (more.length > 0 || !isSealed(text, seal, keys, SEAL_LENGTH)) throw bad;
  const state = stateSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (!state.success || now - state.data.begun > TOKEN_MS) throw bad;
  return state.data;
}
