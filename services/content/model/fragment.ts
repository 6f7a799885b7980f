/** A piece of JSON that goes into many bodies: encoded once, with a digest that stands for it in validators. */
import { createHash } from 'node:crypto';

export interface Fragment {
  /** With a comma before it, since most fragments follow another in a list. */
  afterComma: Buffer;
  digest: string;
}

const DIGEST_LENGTH = 16;

export function fragmentOf(json: string): Fragment {
  const afterComma = Buffer.from(`,${json}`);
  return {
    afterComma,
    digest: createHash('sha1').update(afterComma).digest('base64url').slice(0, DIGEST_LENGTH),
  };
}
