/** The product service as a browser meets it, for component tests: GraphQL by operation name, REST by msw handlers. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { forgetMyPage } from '@/lib/clients/product-api/personal/my-page';
import { ToastRegion } from '@/components/ui/message/ToastRegion';
import type { ProductDocumentName } from '@/lib/contracts/product-graphql';
import { createQueryClient } from '@/lib/browser/query-client';
import { useSessionStore } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { FakeRouterProvider, type FakeRouter } from './fake-router';

type Answer = (variables: Record<string, unknown>) => object | Promise<object>;

/** One GraphQL error, thrown by an answer. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

export interface ProductInBrowser {
  server: ReturnType<typeof setupServer>;
  /** Names and variables of the operations asked for, in order. */
  asked: [name: string, variables: Record<string, unknown>][];
  answers: Partial<Record<ProductDocumentName, Answer>>;
}

/** Those of the pages that a test renders: a question left open would fail with the server, and be logged in the next test. */
const clients: QueryClient[] = [];

/** Call at the top of a describe or file; starts and stops with its tests. */
export function productInBrowser(): ProductInBrowser {
  const server = setupServer();
  const product: ProductInBrowser = { server, asked: [], answers: {} };
  const graphql = http.post('*/graphql', async ({ request }) => {
    const { query, variables } = (await request.json()) as {
      query: string;
      variables?: Record<string, unknown>;
    };
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] as ProductDocumentName;
    product.asked.push([name, variables ?? {}]);
    const answer = product.answers[name];
    if (!answer) return HttpResponse.json({ errors: [{ message: `${name} is not answered` }] });
    try {
      return HttpResponse.json({ data: await answer(variables ?? {}) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const extensions = error.code === undefined ? undefined : { code: error.code };
      return HttpResponse.json({ data: null, errors: [{ message: error.message, extensions }] });
    }
  });
  /** The person has nothing. */
  const none = { positions: [], training: [], notifications: [], bookmarks: [], links: [], settings: [] };
  const myPage = http.get('*/api/me/page', () => HttpResponse.json(none));
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    product.asked.length = 0;
    product.answers = {};
    server.use(graphql, myPage);
    forgetMyPage();
    useToasts.setState({ toasts: [] });
    document.cookie = 'jwt=token';
    // What the application logs is asserted on; it must not fail the test by itself.
    for (const level of ['error', 'warn', 'info'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined);
  });
  afterEach(() => {
    clients.splice(0).forEach((client) => client.clear());
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return product;
}

/** Whoever is signed in, where a test does not say who. */
export const profile = { userId: 'u1', name: 'Amara Osei', email: 'a@x.test', scopes: [] };

export const signedIn = () => useSessionStore.setState({ method: 'Okta', profile, request: null });

/** Renders inside router, query cache and toasts, as every page is. */
export function renderPage(ui: ReactNode, address = '/') {
  const client = createQueryClient();
  const options = client.getDefaultOptions();
  client.setDefaultOptions({ ...options, queries: { ...options.queries, retry: false } });
  clients.push(client);
  const routers: FakeRouter[] = [];
  const onReady = (router: FakeRouter) => void routers.push(router);
  const view = (child: ReactNode) => (
    <FakeRouterProvider address={address} onReady={onReady}>
      <QueryClientProvider client={client}>
        {child}
        <ToastRegion />
      </QueryClientProvider>
    </FakeRouterProvider>
  );
  const result = render(view(ui));
  /** Where the page has been, and the way elsewhere. */
  const router = () => routers.at(-1) ?? { visited: [], at: address, go: () => undefined };
  return { ...result, client, router, again: (next: ReactNode) => result.rerender(view(next)) };
}
