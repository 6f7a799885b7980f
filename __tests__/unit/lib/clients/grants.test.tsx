/** Grants in a browser: what is refused, what is cut off, and what is said of it. */
import { http, HttpResponse } from 'msw';
import { productInBrowser } from '@/__tests__/support/in-browser/product';
import { fetchCaptions, requestDocumentGrant, requestPlaybackGrant } from '@/lib/clients/grants';
import { onRefusal } from '@/lib/clients/refusal';

const product = productInBrowser();
const playback = (answer: () => Response) => product.server.use(http.post('*/api/playback-grants', answer));

const signOut = () => (document.cookie = 'jwt=; path=/; max-age=0');
afterEach(signOut);

it.each([
  ['playback', 'playback-grants', () => requestPlaybackGrant('p')],
  [
    'a document',
    'document-grants',
    () => requestDocumentGrant({ contentId: 'p', documentId: 'd', purpose: 'read' }),
  ],
])('D-O10 a token that is refused for %s is told to the session', async (_what, path, request) => {
  document.cookie = 'jwt=old; path=/';
  const refused: string[] = [];
  const stop = onRefusal((token) => refused.push(token));
  product.server.use(http.post(`*/api/${path}`, () => new HttpResponse(null, { status: 401 })));
  expect(await request()).toEqual({ granted: false, failure: 'SIGN_IN_REQUIRED' });
  expect(refused).toEqual(['old']);
  stop();
});

it('who is not signed in has no session that could be refused', async () => {
  signOut();
  const refused: string[] = [];
  const stop = onRefusal((token) => refused.push(token));
  playback(() => new HttpResponse(null, { status: 401 }));
  expect(await requestPlaybackGrant('p')).toEqual({ granted: false, failure: 'SIGN_IN_REQUIRED' });
  expect(refused).toEqual([]);
  stop();
});

it('an answer that is no grant is a failure, and its fault is logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  playback(() => HttpResponse.json({ hls: 1 }));
  expect(await requestPlaybackGrant('p')).toEqual({ granted: false, failure: 'UNAVAILABLE' });
  expect(logged).toHaveBeenCalledWith('A grant does not fit the contract', expect.any(Error));
});

it('an answer that is cut off is logged, and asked for again as one that was lost', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  playback(() => new HttpResponse('{"hls":', { headers: { 'Content-Type': 'application/json' } }));
  expect(await requestPlaybackGrant('p')).toEqual({ granted: false, failure: 'UNAVAILABLE' });
  expect(logged).toHaveBeenCalledTimes(1);
});

it('captions that cannot be read are logged with their cause', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  product.server.use(http.get('https://media.test/*', () => new HttpResponse(null, { status: 403 })));
  expect(await fetchCaptions('https://media.test/captions.en.vtt')).toBeNull();
  expect(logged).toHaveBeenCalledWith('A file of a grant could not be read', new Error('The answer was 403'));
});
