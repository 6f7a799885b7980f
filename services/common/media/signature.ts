/**
 * Signed media addresses (docs/contracts/media.md): a path prefix that names expiry, scope and a MAC, so that
 * relative names in manifests inherit it. Shared by the product service, which signs, and media, which verifies.
 * Pure given the clock.
 */
import type { AddressRefusal } from '@/lib/contracts/media/media';
import { limitsText, parseLimits, type GrantLimits } from '@/lib/domain/playback/grant-limits';
import { isSealed, sealOf } from '../seal';

/** What the holder may do. `play` opens a recording, the others one document. */
type GrantAction = 'play' | 'read' | 'download';

export interface GrantFacts {
  action: GrantAction;
  /** Asset id of a recording, or of the document's file in the content service. */
  assetId: string;
  /** A document's file name at the end of the address; null for a recording. */
  fileName: string | null;
  /** Who holds the grant and for which item, from `holderTag`: distinguishes and traces grants, gives no access by itself. */
  holder: string;
  /** Seconds since the epoch; the grant is invalid from that second on. */
  expires: number;
  /** Which part of a recording plays, and during which class; absent: all of it. */
  limits?: GrantLimits;
}

export type Verdict =
  | {
      ok: true;
      grant: GrantFacts;
      /** Path below a recording's prefix; a document's file name. */ file: string;
    }
  | { ok: false; reason: AddressRefusal };

const HOLDER_LENGTH = 16;
const ASSET_ID = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,64}$/;
/** A MAC joins its parts by line ends: a name with one could pass for a name and a limit. */
const CONTROL = /[\u0000-\u001f\u007f]/;
const PREFIX =
  /^\/([vd])\/([1-9]\d{0,11})\.(play|read|download)-([A-Za-z0-9_-]{1,64})(?:~([A-Za-z0-9_-]{1,80}))?\.([A-Za-z0-9_-]{43})\/([^/]+)\/(.+)$/;

/** What a MAC is made of. */
const sealedText = ({ action, assetId, fileName, holder, expires, limits }: GrantFacts): string => {
  const limited = limits ? [limitsText(limits)] : [];
  const kind = action === 'play' ? 'v' : 'd';
  return [kind, expires, action, holder, assetId, fileName ?? '', ...limited].join('\n');
};

/** Opaque tag of a viewer and an item, so that a grant is bound to both and no personal data appears in an address. */
export const holderTag = (keys: readonly string[], viewerKey: string, contentId: string): string =>
  sealOf(['holder', viewerKey, contentId].join('\n'), keys[0] ?? '', HOLDER_LENGTH);

/**
 * The signed path that opens the asset, without a host. A recording's path ends in `/`, and the names of its files follow
 * it; a document's is complete. Throws without a key, or for an asset id that a path cannot contain.
 */
export function signedPath(keys: readonly string[], grant: GrantFacts): string {
  const key = keys[0];
  if (!key) throw new Error('No key to sign media addresses with');
  if (!ASSET_ID.test(grant.assetId)) throw new Error('An asset id of this form cannot be signed');
  const kind = grant.action === 'play' ? 'v' : 'd';
  const mac = sealOf(sealedText(grant), key);
  const file = grant.fileName === null ? '' : encodeURIComponent(grant.fileName);
  const limits = grant.limits ? `~${limitsText(grant.limits)}` : '';
  return `/${kind}/${grant.expires}.${grant.action}-${grant.holder}${limits}.${mac}/${grant.assetId}/${file}`;
}

/** Null for what is no address of ours: a stray percent sign, or a sign that no file name has. */
function decoded(text: string): string | null {
  try {
    const name = decodeURIComponent(text);
    return CONTROL.test(name) ? null : name;
  } catch {
    return null; // a stray percent sign: no address of ours has one
  }
}

/** The grant that an address claims, not yet verified; null for an address that cannot be ours. */
function claimedGrant(match: RegExpExecArray): { grant: GrantFacts; mac: string; file: string } | null {
  const [, kind, expires, action, holder = '', limited, mac = '', assetId = '', rest = ''] = match;
  const file = decoded(rest);
  const isPlay = action === 'play';
  const limits = limited === undefined ? undefined : parseLimits(limited);
  if (isPlay !== (kind === 'v') || !ASSET_ID.test(assetId) || file === null || limits === null) return null;
  const grant: GrantFacts = {
    action: action as GrantAction,
    assetId,
    fileName: isPlay ? null : file,
    holder,
    expires: Number(expires),
    ...(limits && { limits }),
  };
  return { grant, mac, file };
}

/**
 * Verifies the path of a request as it came, query excluded, not decoded. `now` in seconds since the epoch.
 * An address that is both altered and expired is called altered: a reason never confirms a guessed signature.
 */
export function verifyPath(keys: readonly string[], path: string, now: number): Verdict {
  const match = PREFIX.exec(path);
  if (!match) return { ok: false, reason: 'UNSIGNED' };
  const claimed = claimedGrant(match);
  if (!claimed) return { ok: false, reason: 'ALTERED' };
  const { grant, mac, file } = claimed;
  // The texts are compared, not their bytes: 43 base64url characters hold two bits that decoding ignores.
  if (!isSealed(sealedText(grant), mac, keys)) return { ok: false, reason: 'ALTERED' };
  if (grant.expires <= now) return { ok: false, reason: 'EXPIRED' };
  return { ok: true, grant, file };
}
