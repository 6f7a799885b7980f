/** Sends a file: conditions, one range, HEAD (RFC 9110 §§9.3.2, 13, 14). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createReadStream } from 'node:fs';
import { cachePolicy } from '@/lib/contracts/cache-policy';
import { apiErrorBody } from '@/lib/contracts/errors';
import { rangeOf } from '@/lib/platform/http/range';
import type { ServedFile } from './recordings';

function isFresh(request: FastifyRequest, etag: string): boolean {
  const given = request.headers['if-none-match'];
  if (given === undefined) return false;
  return given.split(',').some((one) => [etag, '*'].includes(one.trim().replace(/^W\//, '')));
}

/** Answers 200, 206, 304 or 416. The caller has set `Cache-Control` and, for documents, `Content-Disposition`. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile): FastifyReply {
  reply.header('Accept-Ranges', 'bytes').header('ETag', file.etag);
  if (isFresh(request, file.etag)) return reply.status(304).send();
  const condition = request.headers['if-range'];
  const header = condition === undefined || condition === file.etag ? request.headers.range : undefined;
  const range = rangeOf(header, file.size);
  if (range.kind === 'unsatisfiable') {
    reply.header('Content-Range', `bytes */${file.size}`).header('Cache-Control', cachePolicy.moment);
    return reply.status(416).send(apiErrorBody('RANGE_NOT_SATISFIABLE', 'The file has no such bytes'));
  }
  const { start, end } = range.kind === 'part' ? range : { start: 0, end: file.size - 1 };
  if (range.kind === 'part') reply.status(206).header('Content-Range', `bytes ${start}-${end}/${file.size}`);
  reply.header('Content-Type', file.contentType).header('Content-Length', end - start + 1);
  if (request.method === 'HEAD' || file.size === 0) return reply.send();
  return reply.send(createReadStream(file.path, { start, end }));
}
