/**
 * How JSON bodies are read. V8 takes up to a second for a megabyte of brackets inside brackets, in which the process answers nobody;
 * a megabyte of text takes it a few milliseconds.
 */
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '@/lib/platform/service-error';

/** Lists and objects inside each other; the deepest body of ours has six. */
const MOST_LEVELS = 64;

/** Whether more lists and objects lie inside each other than any body of ours has. The text need not be JSON. */
export function isNestedTooDeep(text: string): boolean {
  let level = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isString = !isString;
    else if (isString) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') level += 1;
    else if (sign === ']' || sign === '}') level -= 1;
    if (level > MOST_LEVELS) return true;
  }
  return false;
}

/** Reads JSON as Fastify does, except for what is nested too deep: that is refused unread. */
export function readJsonBodies(
  app: Pick<FastifyInstance, 'getDefaultJsonParser' | 'removeContentTypeParser' | 'addContentTypeParser'>,
): void {
  const read = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isNestedTooDeep(body)) done(new ServiceError('VALIDATION_FAILED', 'The body is nested too deep'));
    else void read(request, body, done);
  });
}
