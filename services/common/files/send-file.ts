/** Sends a file from a service: HEAD, conditional requests and single ranges (RFC 9110 §§9.3.2, 13, 14). */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { apiErrorBody } from '@/lib/contracts/http/errors';
import { nullIfMissing } from '@/lib/platform/files/missing-file';
import { ServiceError } from '@/lib/platform/service-error';
import { isUnchanged } from '@/lib/platform/http/freshness';
import { rangeOf } from './range';

/** The bytes of a file, wherever it is stored; `start` and `end` are both included. */
export interface FileBytes {
  size: number;
  open: (part: { start: number; end: number }) => Readable | Promise<Readable>;
}

export interface SentFile {
  /** Null when the file no longer exists. */
  bytes: () => Promise<FileBytes | null>;
  contentType: string;
  /**
   * Strong validator, in quotes. From the content where several nodes serve the file, so that they give the same; of a file on one
   * machine's disk, from its size and time.
   */
  etag: string;
}

/** The bytes of a file on disk; `path` is absolute. */
export const bytesOnDisk = (path: string) => async (): Promise<FileBytes | null> => {
  const facts = await nullIfMissing(stat(path));
  return facts && { size: facts.size, open: (part) => createReadStream(path, part) };
};

/** Answers 200, 206, 304 or 416; throws NOT_FOUND when the file no longer exists. The caller has set `Cache-Control`. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, contentType, etag }: SentFile,
): Promise<FastifyReply> {
  void reply.header('Accept-Ranges', 'bytes').header('ETag', etag);
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.status(304).send();
  const found = await bytes();
  if (!found) {
    // It may come back, from a backup for instance: what holds for its bytes does not hold for this answer.
    void reply.header('Cache-Control', cachePolicy.moment).removeHeader('ETag');
    throw new ServiceError('NOT_FOUND', 'The file is not in the store');
  }
  const { size } = found;
  const condition = request.headers['if-range'];
  const range = rangeOf(
    condition === undefined || condition === etag ? request.headers.range : undefined,
    size,
  );
  if (range.kind === 'unsatisfiable') {
    void reply.header('Content-Range', `bytes */${size}`).header('Cache-Control', cachePolicy.moment);
    return reply.status(416).send(apiErrorBody('RANGE_NOT_SATISFIABLE', 'The file has no such bytes'));
  }
  const { start, end } = range.kind === 'part' ? range : { start: 0, end: size - 1 };
  if (range.kind === 'part') void reply.status(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
  void reply.header('Content-Type', contentType).header('Content-Length', end - start + 1);
  return request.method === 'HEAD' || size === 0
    ? reply.send()
    : reply.send(await found.open({ start, end }));
}
