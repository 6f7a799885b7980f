/** A piece of JSON that is part of many bodies: encoded once, with a digest from which their ETags are made. */
import { createHash } from 'node:crypto';

/** 128 bits of a digest as four numbers, so that thousands can be combined without touching text. */
export type Digest = readonly [number, number, number, number];

export interface Fragment {
  /** With a comma before it, since most fragments follow another in a list. */
  afterComma: Buffer;
  digest: Digest;
}

export function digestOf(bytes: Buffer): Digest {
  const sum = createHash('sha1').update(bytes).digest();
  return [sum.readInt32LE(0), sum.readInt32LE(4), sum.readInt32LE(8), sum.readInt32LE(12)];
}

export function fragmentOf(json: string): Fragment {
  const afterComma = Buffer.from(`,${json}`);
  return { afterComma, digest: digestOf(afterComma) };
}
