/** Uploads in a browser: what was sent whole is not sent again, until it has become a recording. */
import { http, HttpResponse } from 'msw';
import { productInBrowser } from '@/__tests__/support/in-browser/product';
import { mayRetry } from '@/lib/browser/query-client';
import {
  askForRecording,
  deleteRecording,
  fetchRecordings,
  forgetUpload,
  savePoster,
  uploadFile,
} from '@/lib/clients/recordings';
import { onRefusal } from '@/lib/clients/refusal';

// The test runner takes the package's part for Node, which knows no files of a browser.
jest.mock('tus-js-client', () =>
  jest.requireActual<object>('@/node_modules/tus-js-client/lib.es5/browser/index.js'),
);

const product = productInBrowser();
const ID = 'a'.repeat(32);
const calls: string[] = [];
const file = () => new File(['sound'], 'storm.wav', { lastModified: 1 });
const told: string[] = [];
const events = { onProgress: () => told.push('progress'), onUnanswered: () => told.push('unanswered') };
const send = () => uploadFile(file(), events, new AbortController().signal);

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'jwt=old; path=/';
  calls.length = 0;
  told.length = 0;
  const tus = { 'Tus-Resumable': '1.0.0' };
  let offset = '0';
  product.server.use(
    http.post('*/api/admin/recordings/uploads', () => {
      calls.push('POST');
      offset = '0';
      return new HttpResponse(null, {
        status: 201,
        headers: { ...tus, Location: `/api/admin/recordings/uploads/${ID}` },
      });
    }),
    http.head('*/api/admin/recordings/uploads/*', () => {
      calls.push('HEAD');
      return new HttpResponse(null, {
        headers: { ...tus, 'Upload-Offset': offset, 'Upload-Length': '5' },
      });
    }),
    http.patch('*/api/admin/recordings/uploads/*', () => {
      calls.push('PATCH');
      offset = '5';
      return new HttpResponse(null, { status: 204, headers: { ...tus, 'Upload-Offset': offset } });
    }),
  );
});

it('a whole upload is found again, also by another visit, and none of it is sent', async () => {
  expect(await send()).toBe(ID);
  expect(calls).toEqual(['POST', 'PATCH']);
  calls.length = 0;
  expect(await send()).toBe(ID);
  expect(calls).toEqual(['HEAD']);
});

it('a forgotten upload is begun anew', async () => {
  await send();
  await forgetUpload(file());
  calls.length = 0;
  await send();
  expect(calls).toEqual(['POST', 'PATCH']);
});

it('an upload for which there is no room is refused in the words of the service, at once, also between its pieces', async () => {
  const message = 'There is not enough room on the library’s disk';
  const refused = () => {
    calls.push('refused');
    const error = { code: 'INSUFFICIENT_STORAGE', message, status: 507 };
    return HttpResponse.json({ error }, { status: 507, headers: { 'Tus-Resumable': '1.0.0' } });
  };
  const full = { message, code: 'INSUFFICIENT_STORAGE', status: 507 };
  product.server.use(http.post('*/api/admin/recordings/uploads', refused));
  await expect(send()).rejects.toMatchObject(full);
  expect(calls).toEqual(['refused']);
  product.server.resetHandlers();
  product.server.use(
    http.post('*/api/admin/recordings/uploads', () => {
      const headers = { 'Tus-Resumable': '1.0.0', Location: `/api/admin/recordings/uploads/${ID}` };
      return new HttpResponse(null, { status: 201, headers });
    }),
    http.patch('*/api/admin/recordings/uploads/*', refused),
  );
  calls.length = 0;
  await expect(send()).rejects.toMatchObject(full);
  expect(calls).toEqual(['refused']);
});

it('an upload goes on after the browser was offline, and after a piece that was too slow', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  product.server.use(
    http.patch('*/api/admin/recordings/uploads/*', () => HttpResponse.error(), { once: true }),
    http.post('*/api/admin/recordings/uploads', () => new HttpResponse(null, { status: 408 }), {
      once: true,
    }),
  );
  expect(await send()).toBe(ID);
  // Only the lost request; and what came after it was told.
  expect(told.filter((one) => one === 'unanswered')).toHaveLength(1);
  expect(told.at(-1)).toBe('progress');
  isOnline.mockRestore();
});

it('an upload that is answered with a refusal is not tried on and on', async () => {
  product.server.use(
    http.post('*/api/admin/recordings/uploads', () => {
      calls.push('refused');
      return new HttpResponse(null, { status: 403 });
    }),
  );
  await expect(send()).rejects.toMatchObject({ status: 403 });
  expect(calls).toEqual(['refused']);
});

/** The session is renewed some moments later. */
const renew = () => void setTimeout(() => (document.cookie = 'jwt=new; path=/'), 300);

it('a piece whose token is refused is sent again with the renewed one, to the same upload', async () => {
  product.server.use(
    http.patch('*/api/admin/recordings/uploads/*', ({ request }) => {
      if (request.headers.get('Authorization') === 'Bearer new') return undefined;
      calls.push('refused');
      renew();
      return new HttpResponse(null, { status: 401 });
    }),
  );
  expect(await send()).toBe(ID);
  expect(calls).toEqual(['POST', 'refused', 'HEAD', 'PATCH']);
});

it('after a computer’s sleep, an upload waits for the renewed session and is not begun anew', async () => {
  product.server.use(
    http.patch(
      '*/api/admin/recordings/uploads/*',
      () => {
        document.cookie = 'jwt=; path=/; max-age=0';
        renew();
        return HttpResponse.error();
      },
      { once: true },
    ),
    http.head('*/api/admin/recordings/uploads/*', ({ request }) =>
      request.headers.get('Authorization') === 'Bearer new'
        ? undefined
        : new HttpResponse(null, { status: 401 }),
    ),
  );
  expect(await send()).toBe(ID);
  expect(calls).toEqual(['POST', 'HEAD', 'PATCH']);
});

it('an upload that is stopped while it waits for the session sends nothing afterwards', async () => {
  document.cookie = 'jwt=; path=/; max-age=0';
  const stopper = new AbortController();
  void uploadFile(file(), events, stopper.signal);
  await new Promise((resolve) => setTimeout(resolve, 300));
  stopper.abort();
  document.cookie = 'jwt=new; path=/';
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(calls).toEqual([]);
});

const SESSION_OVER = {
  message: 'Your session has ended. Sign in again, then choose the file again to continue.',
  code: 'UNAUTHENTICATED',
};

it('an upload whose session is over says so, and is not tried on and on', async () => {
  document.cookie = 'jwt=; path=/; max-age=0';
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const refused = send().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(20_000);
  jest.useRealTimers();
  expect(told).toEqual([]);
  expect(await refused).toMatchObject(SESSION_OVER);
  expect(calls).toEqual([]);
});

it('so does one whose token is refused when no other comes', async () => {
  product.server.use(
    http.post('*/api/admin/recordings/uploads', () => {
      calls.push('refused');
      return new HttpResponse(null, { status: 401 });
    }),
  );
  const realTimeout = setTimeout;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const refused = send().catch((error: unknown) => error);
  // The request takes real time, and only then is the renewal waited for.
  while (calls.length === 0) await new Promise((resolve) => realTimeout(resolve, 5));
  for (let steps = 0; steps < 100; steps += 1) {
    await jest.advanceTimersByTimeAsync(200);
    await new Promise((resolve) => realTimeout(resolve, 2));
  }
  jest.useRealTimers();
  expect(await refused).toMatchObject(SESSION_OVER);
  expect(calls).toEqual(['refused']);
});

const request = {
  uploadId: ID,
  title: 'Y Storm',
  language: 'cy',
  entry: { kind: 'new', type: 'production' },
  captions: null,
} as const;

it('a lost answer is told in words that people understand, a refusal with its code', async () => {
  product.server.use(http.post('*/api/admin/recordings', () => HttpResponse.error()));
  await expect(askForRecording(request)).rejects.toMatchObject({
    message: 'The library could not be reached',
    code: 'UNAVAILABLE',
  });
  product.server.use(
    http.post('*/api/admin/recordings', () =>
      HttpResponse.json({ error: { code: 'NOT_FOUND', message: 'Gone', status: 404 } }, { status: 404 }),
    ),
  );
  await expect(askForRecording(request)).rejects.toMatchObject({ message: 'Gone', code: 'NOT_FOUND' });
});

it('who may not look is told so at once: the refusal is not taken for a lost request and sent again', async () => {
  const refusal = { code: 'FORBIDDEN', message: 'For operators', status: 403 };
  product.server.use(
    http.get('*/api/admin/recordings', () => HttpResponse.json({ error: refusal }, { status: 403 })),
  );
  const error: unknown = await fetchRecordings().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: 'For operators', status: 403 });
  expect(mayRetry(0, error)).toBe(false);
});

it('D-O10 a token that the service refuses is told to the session', async () => {
  document.cookie = 'jwt=old; path=/';
  const refused: string[] = [];
  const stop = onRefusal((token) => refused.push(token));
  product.server.use(http.get('*/api/admin/recordings', () => new HttpResponse(null, { status: 401 })));
  await expect(fetchRecordings()).rejects.toMatchObject({ status: 401 });
  expect(refused).toEqual(['old']);
  stop();
  document.cookie = 'jwt=; path=/; max-age=0';
});

it('a change is sent with its method, and its empty answer is no fault', async () => {
  const sent: unknown[] = [];
  product.server.use(
    http.put('*/api/admin/recordings/storm/poster', async (asked) => {
      sent.push(await asked.request.json());
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/admin/recordings/storm', async (asked) => {
      sent.push(await asked.request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await savePoster('storm', 12);
  await deleteRecording('storm');
  expect(sent).toEqual([{ second: 12 }, { confirm: 'storm' }]);
});

it('gives up when the service does not answer', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('late', 'TimeoutError'));
  await expect(fetchRecordings()).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 0 });
  expect(fetched.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
});
