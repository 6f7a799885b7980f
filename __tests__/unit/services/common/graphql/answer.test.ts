import { GraphQLError } from 'graphql';
import { answerOf, badRequest } from '@/services/common/graphql/answer';
import { failureOf } from '@/services/common/http/http';
import { ServiceError } from '@/lib/platform/service-error';

const report = jest.fn(failureOf);
beforeEach(() => report.mockClear());

const JSON_TYPE = 'application/json';
const RESPONSE_TYPE = 'application/graphql-response+json';
const invalid = { errors: [new GraphQLError('no such field')] };

describe('the answer to a GraphQL request', () => {
  it('is data alone where nothing failed', () => {
    expect(answerOf({ data: { a: 1 } }, JSON_TYPE, report)).toEqual({
      status: 200,
      text: '{"data":{"a":1}}',
    });
  });

  it('is 400 for an invalid document, but 200 in plain JSON, where an intermediary may have set the status', () => {
    expect(answerOf(invalid, RESPONSE_TYPE, report).status).toBe(400);
    expect(answerOf(invalid, JSON_TYPE, report).status).toBe(200);
    expect(answerOf({ ...invalid, data: null }, RESPONSE_TYPE, report).status).toBe(200);
  });

  it('has the status that an error asks for, which is not shown', () => {
    const { status, text } = answerOf({ errors: [badRequest('Missing')] }, JSON_TYPE, report);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toEqual({
      errors: [{ message: 'Missing', extensions: { code: 'BAD_REQUEST' } }],
    });
  });

  it('says nothing of a failure that nobody expected, and reports it', () => {
    const cause = new Error('password of the database');
    const error = new GraphQLError(cause.message, { path: ['myBookmarks'], originalError: cause });
    const { text } = answerOf({ data: null, errors: [error] }, JSON_TYPE, report);
    expect(JSON.parse(text)).toEqual({
      data: null,
      errors: [
        {
          message: 'Unexpected error.',
          path: ['myBookmarks'],
          extensions: { code: 'INTERNAL_SERVER_ERROR' },
        },
      ],
    });
    expect(report).toHaveBeenCalledWith(cause);
  });

  it('is 503 where a dependency is away, and has the code of a failure that was expected', () => {
    const failed = (originalError: Error) => {
      const error = new GraphQLError(originalError.message, { path: ['self'], originalError });
      const { status, text } = answerOf({ data: null, errors: [error] }, JSON_TYPE, report);
      return [status, JSON.parse(text).errors[0].extensions.code];
    };
    expect(failed(Object.assign(new Error(), { code: 'ECONNREFUSED' }))).toEqual([503, 'UNAVAILABLE']);
    expect(failed(new ServiceError('UNAUTHENTICATED', 'Sign in'))).toEqual([401, 'UNAUTHENTICATED']);
    expect(failed(new ServiceError('NOT_FOUND', 'No such item'))).toEqual([200, 'NOT_FOUND']);
  });

  it('shows an error that was meant for the caller, also where graphql-js put its own around it', () => {
    const meant = new GraphQLError('Not found', { extensions: { code: 'NOT_FOUND' } });
    const located = new GraphQLError(meant.message, { path: ['a'], originalError: meant });
    const { text } = answerOf({ data: null, errors: [located] }, JSON_TYPE, report);
    expect(JSON.parse(text).errors).toEqual([
      { message: 'Not found', path: ['a'], extensions: { code: 'NOT_FOUND' } },
    ]);
    expect(report).not.toHaveBeenCalled();
  });
});
