/** Recorded traffic for the tests of the content clients: every request is seen, every answer is ours. */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { type ContentClients, createContentClients } from '@/lib/server/content/clients';

/** What the service answers to a request: a plain object is a body. */
export type Answer = (url: URL) => object | Response;
/** The msw server of the test file that imports this. */
export const server = setupServer();
/** Addresses asked for since the last `serve`, in order. */
export const requests: URL[] = [];
const headers: Headers[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** Answers every delivery request with `answer`, and counts requests from none again. */
export function serve(answer: Answer): ContentClients {
  requests.length = 0;
  headers.length = 0;
  server.resetHandlers(
    http.get('http://content.example/*', ({ request }) => {
      const url = new URL(request.url);
      requests.push(url);
      headers.push(request.headers);
      const result = answer(url);
      return result instanceof Response ? result : HttpResponse.json(result);
    }),
  );
  return createContentClients({
    space: 'library',
    accessToken: 'token',
    host: 'content.example',
    insecure: true,
  });
}

/** An entry of a type, named after its id. */
export const entry = (type: string, id: string, fields: object = {}) => ({
  sys: { type: 'Entry', id, createdAt: '2024-01-01T00:00:00.000Z', contentType: { sys: { id: type } } },
  metadata: { tags: [] },
  fields: { name: id, slug: id, ...fields },
});
/** A page of items as the delivery API answers it. */
export const page = (items: object[], rest: object = {}) => ({
  sys: { type: 'Array' },
  total: items.length,
  skip: 0,
  limit: 50,
  items,
  ...rest,
});
export const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
/** A parameter's value in each request since the last `serve`. */
export const asked = (name: string) => requests.map((url) => url.searchParams.get(name));
/** The headers of the latest request. */
export const sentHeaders = () => headers.at(-1) ?? new Headers();
/** The delivery API's body of a failure. */
export const errorBody = (id: string, message: string) => ({
  sys: { type: 'Error', id },
  message,
  requestId: 'r1',
});

/** Waits take a fiftieth of their time; answers the waits that were asked for, ms. */
export function hurry(): number[] {
  const waits: number[] = [];
  const real = globalThis.setTimeout;
  const quick = (work: () => void, delay = 0, ...rest: unknown[]) => {
    waits.push(delay);
    return real(work, delay / 50, ...(rest as []));
  };
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(quick as typeof setTimeout);
  return waits;
}
