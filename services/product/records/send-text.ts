/** Sends a text, compressed where the client accepts gzip and it is worth it. */
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { varyBy } from '@/services/common/http/vary';
import type { WholeFile } from './whole-files';

const gzip = promisify(zlib.gzip);
/** Below this, compressing saves no packet. */
const MIN_BYTES = 1_024;

const takesGzip = ({ headers }: FastifyRequest) =>
  /(?:^|,)\s*gzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/i.test(String(headers['accept-encoding'] ?? ''));

export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string | Buffer,
): Promise<FastifyReply> {
  const bytes = Buffer.from(body);
  varyBy(reply.type(type), 'Accept-Encoding');
  if (bytes.length < MIN_BYTES || !takesGzip(request)) return reply.send(bytes);
  return reply.header('Content-Encoding', 'gzip').send(await gzip(bytes));
}

/**
 * Sends a file that is compressed already; to a client that does not accept it, unpacked as it is read. Null: the client has gone, and
 * there is nothing to answer.
 */
export function sendWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  file: WholeFile | null,
): FastifyReply {
  if (file === null) return reply.hijack();
  const { gzipped, length } = file;
  varyBy(reply.type(type), 'Accept-Encoding');
  if (takesGzip(request)) return reply.header('Content-Encoding', 'gzip').send(gzipped);
  const unpacked = zlib.createGunzip();
  unpacked.end(gzipped);
  return reply.header('Content-Length', length).send(unpacked);
}
