import {
  contentGraphqlEndpoint,
  readGraphqlResponse,
  requestContentGraphql,
  ServerError,
  ServerParseError,
} from '@/lib/clients/content-graphql';

const failureOf = (response: Response) =>
  readGraphqlResponse(response, 'Plays').then(
    () => null,
    (error: unknown) => error,
  );

it('R-CDA-18 the endpoint of a space and environment', () => {
  expect(contentGraphqlEndpoint({ host: 'graphql.example', space: 'library' })).toBe(
    'https://graphql.example/content/v1/spaces/library/environments/master',
  );
  expect(contentGraphqlEndpoint({ host: 'graphql.example', space: 'a b', environment: 'x/y' })).toMatch(
    /a%20b\/environments\/x%2Fy$/,
  );
});

it.each([300, 401, 500])('R-CGQ-1 status %i is a ServerError, whatever the body', async (status) => {
  const failure = await failureOf(new Response('<html>', { status }));
  expect(failure).toBeInstanceOf(ServerError);
  expect(failure).toMatchObject({
    name: 'ServerError',
    message: `Response not successful: Received status code ${status}`,
    statusCode: status,
    result: '<html>',
  });
  const json = await failureOf(new Response('{"errors":[]}', { status }));
  expect(json).toMatchObject({ result: { errors: [] } });
});

it('R-CGQ-2 a body that is not JSON is a ServerParseError', async () => {
  const failure = await failureOf(new Response('<html>', { status: 200 }));
  expect(failure).toBeInstanceOf(ServerParseError);
  expect(failure).toMatchObject({ name: 'ServerParseError', statusCode: 200, bodyText: '<html>' });
});

it.each(['{}', 'null', '[]', '"text"'])('R-CGQ-3 %s is a missing response', async (body) => {
  const failure = await failureOf(new Response(body));
  expect(failure).toBeInstanceOf(ServerError);
  expect(failure).toMatchObject({ message: "Server response was missing for query 'Plays'." });
});

it('data or errors are an answer', async () => {
  expect(await readGraphqlResponse(new Response('{"data":{"a":1}}'), 'Plays')).toEqual({ data: { a: 1 } });
  expect(await readGraphqlResponse(new Response('{"errors":[{"message":"x"}]}'), 'Plays')).toEqual({
    errors: [{ message: 'x' }],
  });
});

it('a request carries the token and the operation', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"data":{}}'));
  await requestContentGraphql('https://graphql.example/x', 'token', {
    query: '{ a }',
    operationName: 'Plays',
  });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('https://graphql.example/x');
  expect(init).toMatchObject({
    method: 'POST',
    headers: { Authorization: 'Bearer token' },
    body: JSON.stringify({ query: '{ a }', operationName: 'Plays' }),
  });
});
