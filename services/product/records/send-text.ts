/** Sends a text, compressed where the client accepts gzip and it is worth it. */
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WholeFile } from './whole-files';

const gzip = promisify(zlib.gzip);
/** Below this, compressing saves no packet. */
const MIN_BYTES = 1_024;

const takesGzip = ({ headers }: FastifyRequest) =>
  /(?:^|,)\s*gzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/i.test(String(headers['accept-encoding'] ?? ''));

async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { bytes, gzipped }: { bytes: Buffer; gzipped: () => Buffer | Promise<Buffer> },
): Promise<FastifyReply> {
  reply.type(type).header('Vary', 'Accept-Encoding');
  if (bytes.length < MIN_BYTES || !takesGzip(request)) return reply.send(bytes);
  return reply.header('Content-Encoding', 'gzip').send(await gzipped());
}

export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string | Buffer,
): Promise<FastifyReply> {
  const bytes = Buffer.from(body);
  return sendBytes(request, reply, type, { bytes, gzipped: () => gzip(bytes) });
}

/** Sends a file that is compressed already. */
export const sendWhole = (
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  { bytes, gzipped }: WholeFile,
): Promise<FastifyReply> => sendBytes(request, reply, type, { bytes, gzipped: () => gzipped });
