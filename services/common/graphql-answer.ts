/** Sends what the GraphQL server answered. Refusals that it leaves without a body (an unread media type) get the contract's. */
import type { FastifyReply } from 'fastify';
import { apiErrorBody, type ErrorCode } from '@/lib/contracts/errors';

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Answers are personal: no cache may keep them. */
export async function sendGraphqlAnswer(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const { status } = response;
  void reply.status(status);
  response.headers.forEach((value, name) => void reply.header(name, value));
  void reply.header('Cache-Control', 'private, no-store');
  const text = await response.text();
  if (text !== '' || status < 400) return reply.send(text);
  return reply.send(apiErrorBody(codeOfStatus[status] ?? 'VALIDATION_FAILED', 'The request was refused'));
}
