/**
 * The visitor of a request as the gateway tells it to a service: a JWT (RFC 7519) for one service, one request and one
 * minute, by a key that only our own servers have. Nothing else that a caller says of a visitor is believed.
 */
import { createHash, hkdfSync, webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose';
import { z } from 'zod';
import { CLOCK_TOLERANCE_SECONDS } from '@/lib/contracts/access-token';
import { viewerSchema, type Viewer } from '@/lib/contracts/viewer';
import type { Visitor } from './visitor';

/** Sent by the gateway and by page rendering; the gateway deletes it from what comes from outside. */
export const VISITOR_HEADER = 'x-library-visitor';
export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * Whom a signature is for; each has a key of its own. `accounts` is identity's administration and `publishing` the content
 * service's, for which the gateway never signs.
 */
export type ServiceName =
  'product' | 'customers' | 'content' | 'media' | 'identity' | 'accounts' | 'publishing';

const ISSUER = 'gateway';
/** Longer than any page renders, shorter than anyone needs to find a use for a stolen one. */
const LIFE_SECONDS = 60;
/** Content ids that are written out; a school with hundreds would not fit the header. */
const MOST_WRITTEN_IDS = 50;
const DIGEST_LENGTH = 22;
const KEY_ID_LENGTH = 8;

export interface ContentLists {
  allowedContentIds: string[];
  blockedContentIds: string[];
}

const claimsSchema = z.object({
  jti: z.string(),
  /** User id; absent unless signed in. */
  sub: z.string().optional(),
  address: z.string(),
  viewer: viewerSchema.omit({ userId: true, allowedContentIds: true, blockedContentIds: true }),
  /** The lists of content ids, or the digest of long ones. */
  rights: z.union([
    z.string(),
    z.object({ allowedContentIds: z.array(z.string()), blockedContentIds: z.array(z.string()) }),
  ]),
});

export interface SignedVisitor {
  address: string;
  viewer: Omit<Viewer, keyof ContentLists>;
  /** A text is the digest of lists that have to be read. */
  rights: ContentLists | string;
}

/** The digest of what two lists hold, whatever their order. */
export function rightsDigest({ allowedContentIds, blockedContentIds }: ContentLists): string {
  const held = [allowedContentIds.toSorted(), blockedContentIds.toSorted()];
  return createHash('sha256').update(JSON.stringify(held)).digest('base64url').slice(0, DIGEST_LENGTH);
}

/** Whether lists are written out in a signature, so that a service reads them nowhere else. */
export const hasShortLists = ({ allowedContentIds, blockedContentIds }: ContentLists): boolean =>
  allowedContentIds.length + blockedContentIds.length <= MOST_WRITTEN_IDS;

function rightsOf({ allowedContentIds, blockedContentIds }: Viewer): ContentLists | string {
  const lists = { allowedContentIds, blockedContentIds };
  return hasShortLists(lists) ? lists : rightsDigest(lists);
}

interface ServiceKey {
  id: string;
  key: webcrypto.CryptoKey;
}

/** The keys for one service, derived (RFC 5869) so that what signs for one cannot be used for another. */
async function keysFor(service: ServiceName, setting: string): Promise<ServiceKey[]> {
  const secrets = setting
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (secrets.length === 0) throw new Error('SERVICE_KEY holds no key');
  return Promise.all(
    secrets.map(async (secret) => {
      const bytes = Buffer.from(hkdfSync('sha256', secret, '', `visitor for ${service}`, 32));
      const algorithm = { name: 'HMAC', hash: 'SHA-256' };
      const key = await webcrypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify']);
      return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, KEY_ID_LENGTH), key };
    }),
  );
}

export type SignableVisitor = Pick<Visitor, 'viewer' | 'address' | 'requestId'>;

/** Headers that tell a service who its request is for. */
export type VisitorSigner = (
  visitor: SignableVisitor,
  service: ServiceName,
) => Promise<Record<string, string>>;

/** A signer. @param setting SERVICE_KEY: a comma list, of which the first signs @param now epoch ms */
export function createVisitorSigner(setting: string, now: () => number = Date.now): VisitorSigner {
  const known = new Map<ServiceName, Promise<ServiceKey[]>>();
  return async ({ viewer, address, requestId }, service) => {
    const keys = known.get(service) ?? keysFor(service, setting);
    known.set(service, keys);
    const [first] = await keys;
    if (!first) throw new Error('SERVICE_KEY holds no key');
    const { userId, allowedContentIds: _allowed, blockedContentIds: _blocked, ...seen } = viewer;
    const issued = Math.floor(now() / 1_000);
    const token = new SignJWT({ address, viewer: seen, rights: rightsOf(viewer) })
      .setProtectedHeader({ alg: 'HS256', kid: first.id })
      .setIssuer(ISSUER)
      .setAudience(service)
      .setJti(requestId)
      .setIssuedAt(issued)
      .setExpirationTime(issued + LIFE_SECONDS);
    if (userId !== null) token.setSubject(userId);
    return { [VISITOR_HEADER]: await token.sign(first.key), [REQUEST_ID_HEADER]: requestId };
  };
}

/** The visitor that a signature names; null for one that is forged, expired, or for another service or request. */
export type VisitorVerifier = (signature: string, requestId: string) => Promise<SignedVisitor | null>;

/** @param setting SERVICE_KEY: a comma list, each of which verifies @param now epoch ms */
export function createVisitorVerifier(
  setting: string,
  service: ServiceName,
  now: () => number = Date.now,
): VisitorVerifier {
  let known: Promise<ServiceKey[]> | null = null;
  const find = async ({ kid }: JWTHeaderParameters) => {
    const keys = await (known ??= keysFor(service, setting));
    const found = keys.find(({ id }) => id === kid);
    if (!found) throw new Error('The key is none of ours');
    return found.key;
  };
  return async (signature, requestId) => {
    try {
      const { payload } = await jwtVerify(signature, find, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: service,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: new Date(now()),
        requiredClaims: ['exp', 'jti'],
      });
      const { jti, sub, address, viewer, rights } = claimsSchema.parse(payload);
      if (jti !== requestId) return null;
      return { address, viewer: { ...viewer, userId: sub ?? null }, rights };
    } catch {
      // Why it is not one of ours is nobody's business but the forger's.
      return null;
    }
  };
}
