/** Which encoding a visitor gets a text in (RFC 9110 §12.5.3). */
import { negotiate } from '@fastify/accept-negotiator';
import type { IncomingMessage } from 'node:http';

/** Below this an encoding costs more than it saves. */
export const MIN_ENCODED_BYTES = 1_024;

export type Encoding = 'br' | 'gzip' | 'identity';
/** Preference among encodings that a visitor accepts equally: smallest first. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding that the visitor prefers; what no encoding suits is sent as it is. */
export function encodingFor({ headers }: IncomingMessage): Encoding {
  const chosen = negotiate(String(headers['accept-encoding'] ?? ''), ENCODINGS);
  return ENCODINGS.find((encoding) => encoding === chosen) ?? 'identity';
}
