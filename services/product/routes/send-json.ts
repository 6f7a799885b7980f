import type { FastifyReply } from 'fastify';

/** Sends JSON that is written already, so that it is not parsed and written again. */
export const sendJson = (reply: FastifyReply, json: string | Buffer): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json);
