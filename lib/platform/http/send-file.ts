/** Sends a file: whole or one range (RFC 9110 §14), with its validator. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '@/lib/platform/service-error';

export interface SentFile {
  path: string;
  contentType: string;
  /** Strong validator without quotes: the content's hash and the variant. */
  tag: string;
  cacheControl: string;
}

export interface ByteRange {
  start: number;
  /** Last byte, included. */
  end: number;
}

/** The one range asked for; null for none or several, which are answered whole; 'unsatisfiable' for one outside. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  const range = from === '' ? suffixRange(Number(to), size) : boundedRange(Number(from), to, size);
  if (!range) return null;
  return range.start >= size || range.start > range.end ? 'unsatisfiable' : range;
}

/** The last `length` bytes. */
const suffixRange = (length: number, size: number): ByteRange =>
  length === 0 ? { start: size, end: size } : { start: Math.max(0, size - length), end: size - 1 };

function boundedRange(start: number, to: string, size: number): ByteRange | null {
  if (to !== '' && Number(to) < start) return null;
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  );
}

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
): Promise<FastifyReply> {
  const etag = `"${file.tag}"`;
  void reply.headers({
    'Content-Type': file.contentType,
    'Cache-Control': file.cacheControl,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // A picture may be a drawing with script in it; opened by itself it must not run.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  const { size } = await stat(file.path).catch(() => {
    throw new ServiceError('NOT_FOUND', 'The file is not in the store');
  });
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? parseRange(request.headers.range, size) : null;
  if (range === 'unsatisfiable') {
    return reply.status(416).header('Content-Range', `bytes */${size}`).removeHeader('Content-Type').send();
  }
  if (range) void reply.status(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  void reply.header('Content-Length', range ? range.end - range.start + 1 : size);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(createReadStream(file.path, range ?? {}));
}
