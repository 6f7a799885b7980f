import { createHash } from 'node:crypto';

/** Digest under which a delivery token is stored. */
export const digestOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
