import type { FastifyRequest } from 'fastify';
import { acceptedType, readParameters } from '@/services/common/graphql/request';

const JSON_TYPE = 'application/json';
const RESPONSE_TYPE = 'application/graphql-response+json';
const query = '{ __typename }';

describe('the type of a GraphQL answer', () => {
  it.each([
    [undefined, JSON_TYPE],
    ['', JSON_TYPE],
    ['*/*', JSON_TYPE],
    ['application/*', JSON_TYPE],
    ['text/html, */*;q=0.1', JSON_TYPE],
    ['Application/JSON; charset=UTF-8', JSON_TYPE],
    [`${RESPONSE_TYPE}, ${JSON_TYPE};q=0.5`, RESPONSE_TYPE],
    [`${JSON_TYPE};q=0.1, ${RESPONSE_TYPE}`, JSON_TYPE],
    [`${JSON_TYPE}; charset=iso-8859-1, ${RESPONSE_TYPE}`, RESPONSE_TYPE],
    ['text/event-stream', null],
    ['multipart/mixed', null],
    [`${JSON_TYPE}; charset=iso-8859-1`, null],
  ])('Accept: %s is answered with %s', (accept, type) => {
    expect(acceptedType(accept)).toBe(type);
  });
});

describe('the parameters of a GraphQL request', () => {
  const posted = (body: unknown, type = JSON_TYPE) =>
    readParameters({ method: 'POST', headers: { 'content-type': type }, body } as FastifyRequest);
  const got = (parameters: object) =>
    readParameters({ method: 'GET', headers: {}, query: parameters } as FastifyRequest);

  it('come from the body of a POST, and members that are null count as absent', () => {
    expect(posted({ query, variables: { a: 1 }, operationName: null, unknown: 1 })).toEqual({
      query,
      variables: { a: 1 },
      operationName: null,
    });
  });

  it('come from the address otherwise, with the variables as JSON', () => {
    expect(got({ query, variables: '{"a":1}', extensions: '' })).toMatchObject({
      query,
      variables: { a: 1 },
    });
  });

  it.each([
    [[{ query }], 'Batching is not supported.'],
    [{}, 'query must be the text of a document'],
    [null, 'Invalid input: expected object, received null'],
    [{ query, variables: [] }, 'variables must be an object'],
    [{ query, operationName: 1 }, 'operationName must be a text'],
    [{ query, extensions: 'x' }, 'extensions must be an object'],
  ])('a body of %j is refused', (body, message) => {
    expect(posted(body)).toBe(message);
  });

  it.each([
    { query, variables: '{' },
    { query, variables: '"a"' },
    { query, extensions: '[]' },
  ])('an address with %j is refused, and is no failure of ours', (parameters) => {
    expect(got(parameters)).toMatch(/must be an object/);
  });

  it('a query given twice in an address is refused', () => {
    expect(got({ query: [query, query] })).toBe('query must be the text of a document');
  });

  it('another type of body is not read', () => {
    expect(() => posted(query, 'text/plain')).toThrow('The body must be application/json');
    expect(posted({ query }, 'APPLICATION/JSON; charset=utf-8')).toMatchObject({ query });
  });
});
