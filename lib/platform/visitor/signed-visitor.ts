/**
 * How the gateway tells a service who a request's visitor is: a JWT (RFC 7519) for one service and one request, valid for one
 * minute, signed with a key that only our own servers have. Services trust no other statement about a visitor.
 */
import { createHash, hkdfSync, webcrypto } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose';
import { z } from 'zod';
import { CLOCK_TOLERANCE_SECONDS } from '@/lib/contracts/viewer/access-token';
import { viewerSchema, type Viewer } from '@/lib/contracts/viewer/viewer';
import { keyList } from '../key-list';
import type { Visitor } from './visitor';

/** Sent by the gateway and by page rendering; the gateway removes it from incoming requests. */
export const VISITOR_HEADER = 'x-library-visitor';
const REQUEST_ID_HEADER = 'x-request-id';

/**
 * The audience of a signature; each has its own key. `accounts` is the identity service's administration and `publishing`
 * the content service's; the gateway never signs for these two.
 */
export type ServiceName =
  'product' | 'customers' | 'content' | 'media' | 'identity' | 'accounts' | 'publishing';

const ISSUER = 'gateway';
/** Longer than any page takes to render, but too short for a stolen signature to be of use. */
const LIFE_SECONDS = 60;
/** Most content ids in a signature; the hundreds that a school may have would not fit in the header. */
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
  /** A string is the digest of lists that the service has to read itself. */
  rights: ContentLists | string;
}

/** A digest of the contents of both lists, independent of their order. */
export function rightsDigest({ allowedContentIds, blockedContentIds }: ContentLists): string {
  const held = [allowedContentIds.toSorted(), blockedContentIds.toSorted()];
  return createHash('sha256').update(JSON.stringify(held)).digest('base64url').slice(0, DIGEST_LENGTH);
}

/** Whether the lists fit in a signature, so that a service need not read them elsewhere. */
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

/** The keys for one service, derived (HKDF, RFC 5869) so that a key for one service is useless for another. */
async function keysFor(service: ServiceName, setting: string): Promise<ServiceKey[]> {
  const secrets = keyList(setting);
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

/**
 * The visitor that the headers of a request name. Invalid: a signature that is forged, expired, or for another service or request.
 * What either means is for each service to decide.
 */
export type VisitorVerifier = (
  headers: Readonly<IncomingHttpHeaders>,
) => Promise<SignedVisitor | 'absent' | 'invalid'>;

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
  return async ({ [VISITOR_HEADER]: signature, [REQUEST_ID_HEADER]: requestId }) => {
    if (signature === undefined) return 'absent';
    try {
      const { payload } = await jwtVerify(String(signature), find, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: service,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: new Date(now()),
        requiredClaims: ['exp', 'jti'],
      });
      const { jti, sub, address, viewer, rights } = claimsSchema.parse(payload);
      if (jti !== requestId) return 'invalid';
      return { address, viewer: { ...viewer, userId: sub ?? null }, rights };
    } catch {
      // The reason is not reported: only a forger would benefit from it.
      return 'invalid';
    }
  };
}
