/** @jest-environment jest-fixed-jsdom */
/** Product GraphQL as the app asks it: success, the benign errors, and each failure with its message. */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { addBookmark, removeBookmark } from '@/lib/clients/product-graphql/bookmarks';
import { mayRetry } from '@/lib/browser/query-client';
import { productGraphql } from '@/lib/clients/product-graphql/client';
import { setLinkVisited, setSetting } from '@/lib/clients/product-graphql/preferences';
import {
  completeModule,
  fetchCertificate,
  fetchTraining,
  requestCertificate,
  startModule,
} from '@/lib/clients/product-graphql/training';

const url = `${location.origin}/graphql`;
const server = setupServer();
const seen: { variables: unknown; authorization: string | null; query: string }[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  seen.length = 0;
  document.cookie = 'jwt=secret';
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function answer(body: object | string, status = 200): void {
  server.use(
    http.post(url, async ({ request }) => {
      const sent = (await request.json()) as { variables: unknown; query: string };
      seen.push({ ...sent, authorization: request.headers.get('authorization') });
      return typeof body === 'string'
        ? new HttpResponse(body, { status })
        : HttpResponse.json(body, { status });
    }),
  );
}
const fails = (...messages: string[]) =>
  answer({ data: null, errors: messages.map((message) => ({ message, extensions: { code: 'C' } })) });
const item = { contentId: 'a', relatedContentId: 's' };
const stored = { ...item, addedAt: '2026-03-10T12:00:00.000Z' };

describe('bookmarks', () => {
  it('R-GQL-7 R-ROL-8 adding sends one item as the user and gives the list', async () => {
    answer({ data: { addBookmarkItem: { items: [stored] } } });
    await expect(addBookmark(item)).resolves.toEqual([stored]);
    expect(seen[0]).toMatchObject({ variables: { item }, authorization: 'Bearer secret' });
  });

  it('R-GQL-8 deleting names item and related item', async () => {
    answer({ data: { deleteBookmarkItem: { items: [] } } });
    await expect(removeBookmark(item)).resolves.toEqual([]);
    expect(seen[0]?.variables).toEqual(item);
  });

  it('R-ERR-18 R-BKM-1 adding an existing one is a success', async () => {
    fails('Sorry: Item already exists in this playlist (a)');
    await expect(addBookmark(item)).resolves.toBeNull();
  });

  it('R-ERR-20 R-BKM-2 removing a missing one is a success', async () => {
    fails('Item does not exist in playlist');
    await expect(removeBookmark(item)).resolves.toBeNull();
  });

  it('R-ERR-19 R-ERR-21 another error fails with its message', async () => {
    fails('Nope');
    await expect(addBookmark(item)).rejects.toThrow('Unable to add bookmark');
    await expect(removeBookmark(item)).rejects.toThrow('Unable to remove bookmark');
  });

  it('R-ERR-22 the benign error among others is a failure', async () => {
    fails('Item already exists in this playlist', 'Nope');
    await expect(addBookmark(item)).rejects.toThrow('Unable to add bookmark');
  });

  it.each([[{ data: null }], [{ data: {} }], [{}]])('R-VAL-11 an answer of %j fails', async (body) => {
    answer(body);
    await expect(addBookmark(item)).rejects.toThrow('Unable to add bookmark');
  });
});

describe('training', () => {
  const progress = { contentId: 'm', startedAt: '2026-03-10T12:00:00Z', completedAt: null };
  const certificate = {
    contentId: 'c1',
    requestedAt: 'x',
    taskId: 't',
    status: 'REQUESTED',
    s3BucketKey: null,
  };

  it('R-GQL-6 is one query under two names', async () => {
    answer({ data: { trainingCourseModules: [progress], trainingCourses: [certificate] } });
    await expect(fetchTraining()).resolves.toEqual({ modules: [progress], certificates: [certificate] });
    expect(seen).toHaveLength(1);
  });

  it('R-GQL-3 start and complete give the progress', async () => {
    answer({ data: { startTrainingModule: progress } });
    await expect(startModule('m')).resolves.toEqual(progress);
    answer({ data: { completeTrainingModule: { ...progress, completedAt: 'y' } } });
    await expect(completeModule('m')).resolves.toMatchObject({ completedAt: 'y' });
  });

  it('R-GQL-4 R-GQL-5 R-ENT-40 a certificate is null until it is requested', async () => {
    answer({ data: { getMyCourseCertificateForCourse: null } });
    await expect(fetchCertificate('c1')).resolves.toBeNull();
    answer({ data: { requestCertificate: certificate } });
    await expect(requestCertificate('c1')).resolves.toEqual(certificate);
  });

  it('R-ERR-1 R-ERR-2 R-ERR-3 R-ERR-4 each failure has its message', async () => {
    answer('<html>', 502);
    await expect(startModule('m')).rejects.toThrow('Unable to record starting of progress');
    await expect(completeModule('m')).rejects.toThrow('Unable to record completion of training module');
    await expect(fetchCertificate('c1')).rejects.toThrow(
      'Unable to fetch user training course certificate for course c1',
    );
    await expect(fetchTraining()).rejects.toThrow('Unable to fetch training data');
  });

  it('R-ERR-5 R-CRT-3 exactly one error is rethrown with its code', async () => {
    answer({ data: null, errors: [{ message: 'M', extensions: { code: 'C' } }] });
    await expect(requestCertificate('c1')).rejects.toMatchObject({ message: 'M', code: 'C' });
  });

  it('R-ERR-7 one error without extensions has no code', async () => {
    answer({ data: null, errors: [{ message: 'M' }] });
    await expect(requestCertificate('c1')).rejects.toMatchObject({
      message: 'M',
      code: undefined,
    });
  });

  it('R-ERR-6 anything else is unknown', async () => {
    const unknown = 'Unknown error requesting user certificate';
    fails('one', 'two');
    await expect(requestCertificate('c1')).rejects.toThrow(unknown);
    answer({ data: null });
    await expect(requestCertificate('c1')).rejects.toThrow(unknown);
    server.use(http.post(url, () => HttpResponse.error()));
    await expect(requestCertificate('c1')).rejects.toThrow(unknown);
  });
});

describe('preferences', () => {
  it('R-GQL-1 R-GQL-2 links and settings are written', async () => {
    answer({ data: { setUserLinkVisited: { key: 'k', visited: true } } });
    await expect(setLinkVisited('k')).resolves.toEqual({ key: 'k', visited: true });
    answer({ data: { setUserSetting: { settings: [{ key: 'onboarding', value: 'false' }] } } });
    await expect(setSetting('u', 'onboarding', false)).resolves.toHaveLength(1);
    expect(seen.at(-1)?.variables).toEqual({ userId: 'u', key: 'onboarding', value: 'false' });
  });
});

it('R-VAL-9 a missing address fails at first use', async () => {
  await expect(productGraphql('MyTraining', {}, { url: undefined, token: null })).rejects.toThrow(
    'you need to supply a graphql api url',
  );
});

describe('asking again', () => {
  const isAskedAgain = async () =>
    mayRetry(0, await productGraphql('MyTraining').catch((error: unknown) => error));

  it.each([401, 403, 429, 503])(
    'what was answered with %d is not asked for again by itself',
    async (status) => {
      answer({ errors: [{ message: 'No', extensions: { code: 'C' } }] }, status);
      expect(await isAskedAgain()).toBe(false);
      answer('<html>no</html>', status);
      expect(await isAskedAgain()).toBe(false);
    },
  );

  it('what was lost is, once', async () => {
    server.use(http.post(url, () => HttpResponse.error()));
    expect(await isAskedAgain()).toBe(true);
  });
});
