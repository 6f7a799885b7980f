/** A piece of JSON that is part of many bodies: encoded once, with a digest from which their ETags are made. */
import { hash } from 'node:crypto';

export interface Fragment {
  /** With a comma before it, since most fragments follow another in a list. */
  afterComma: Buffer;
  digest: string;
}

export const digestOf = (part: Buffer | string): string => hash('sha1', part, 'base64url');

export function fragmentOf(json: string): Fragment {
  const afterComma = Buffer.from(`,${json}`);
  return { afterComma, digest: digestOf(afterComma) };
}
