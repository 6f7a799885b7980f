import type { FastifyReply } from 'fastify';

/** Sends JSON that is written already, of items whose parts are stored as text. */
export const sendJson = (reply: FastifyReply, json: string | Buffer): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json);
