/** Uploads in a browser: what was sent whole is not sent again, until it has become a recording. */
import { http, HttpResponse } from 'msw';
import { productInBrowser } from '@/__tests__/support/in-browser/product';
import { askForRecording, forgetUpload, uploadFile } from '@/lib/clients/recordings';

// The test runner takes the package's part for Node, which knows no files of a browser.
jest.mock('tus-js-client', () =>
  jest.requireActual<object>('@/node_modules/tus-js-client/lib.es5/browser/index.js'),
);

const product = productInBrowser();
const ID = 'a'.repeat(32);
const calls: string[] = [];
const file = () => new File(['sound'], 'storm.wav', { lastModified: 1 });
const send = () => uploadFile(file(), () => undefined, new AbortController().signal);

beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
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

it('a lost answer is told in words that people understand, a refusal with its code', async () => {
  const request = {
    uploadId: ID,
    title: 'Y Storm',
    language: 'cy',
    entry: { kind: 'new', type: 'production' },
    captions: null,
  } as const;
  product.server.use(http.post('*/api/admin/recordings', () => HttpResponse.error()));
  await expect(askForRecording(request)).rejects.toMatchObject({
    message: 'The media service cannot be reached just now',
    code: null,
  });
  product.server.use(
    http.post('*/api/admin/recordings', () =>
      HttpResponse.json({ error: { code: 'NOT_FOUND', message: 'Gone', status: 404 } }, { status: 404 }),
    ),
  );
  await expect(askForRecording(request)).rejects.toMatchObject({ message: 'Gone', code: 'NOT_FOUND' });
});
