/** @jest-environment node */
import { ServerResponse, type IncomingMessage } from 'node:http';
import { setFailureStatus } from '@/lib/server/source-failure';
import { TimeLimitError } from '@/lib/platform/time-limit';

const answerTo = (failure: unknown) => {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  return [setFailureStatus(response, failure), response.statusCode, response.getHeader('Retry-After')];
};

it('a source that failed is an outage, asked again soon; a fault of our own is not', () => {
  expect(answerTo(new TimeLimitError(4_000))).toEqual(['unavailable', 503, '10']);
  expect(answerTo({ sys: { type: 'Error' } })).toEqual(['unavailable', 503, '10']);
  expect(answerTo(new TypeError('x is not a function'))).toEqual(['fault', 500, undefined]);
});
