/** The page that plays a recording with the browser's own controls. */
import { nativePage } from '@/lib/server/pages/native';
import { ProductApiError, type ProductConnection } from '@/lib/clients/product-api/fetch';
import { contentItem } from '@/__tests__/support/content/item';

const media = { type: 'video', assetId: 'a', durationMinutes: 2 } as const;
const item = contentItem({
  ...{ id: 'prod-lear', type: 'production', slug: 'king-lear', name: 'King Lear', media },
  ...{ hasAdultThemes: true, otherGuidance: ['Murder'] },
});
const caption = { kind: 'subtitles', lang: 'cy', label: 'Cymraeg', url: 'https://media.test/cy.vtt' };
const grant = {
  ...{ contentId: item.id, assetId: 'a', type: 'video', language: 'en', dash: null, chapters: null },
  ...{ storyboard: null, poster: 'https://media.test/p.jpg', expiresAt: '2026-09-21T14:13:20.000Z' },
  captions: [caption],
};
const onFailure = jest.fn();
const product: ProductConnection = {
  baseUrl: 'http://product',
  headers: { 'X-Visitor': 'v' },
  timeoutMs: 1000,
  onFailure,
};
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (code: string, status: number) => json({ error: { code, message: 'no', status } }, status);
let answers: Record<string, () => Response>;
let asked: { path: string; agent: string | null; body: unknown }[];

beforeEach(() => {
  asked = [];
  onFailure.mockClear();
  answers = {
    '/api/productions/king-lear': () => json(item),
    '/api/playback-grants': () => json({ ...grant, hls: 'https://media.test/a.m3u8' }),
    '/api/usage': () => new Response(null, { status: 204 }),
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, { headers, body } = {}) => {
    const path = new URL(String(address)).pathname;
    const agent = new Headers(headers).get('User-Agent');
    asked.push({ path, agent, body: body ? (JSON.parse(String(body)) as unknown) : null });
    return answers[path]?.() ?? refusal('NOT_FOUND', 404);
  });
});
afterEach(() => jest.restoreAllMocks());

const page = (agent: string | null = 'Safari', [listing, slug] = ['productions', 'king-lear']) =>
  nativePage({ product } as never, { listing: listing ?? '', slug: slug ?? '', agent });
const told = () => asked.filter(({ path }) => path === '/api/usage');

it('has what it warns of, the recording and its captions, and is stored by nobody', async () => {
  expect(await page()).toEqual({
    kind: 'page',
    isGranted: true,
    props: {
      item: { name: 'King Lear', path: '/productions/king-lear' },
      guidance: 'Adult themes, Murder',
      mustAccept: true,
      spans: [],
      recording: {
        ...{ type: 'video', name: 'King Lear', src: 'https://media.test/a.m3u8' },
        ...{ poster: grant.poster, captions: [caption] },
      },
    },
  });
});

it('is counted as a play, of the program that asked for it', async () => {
  await page();
  const uses = [{ action: 'play', contentId: 'prod-lear' }];
  expect(told()).toEqual([{ path: '/api/usage', agent: 'Safari', body: { uses } }]);
});

it('is not counted where nobody looks at it, nor where nothing plays', async () => {
  await page(null);
  answers['/api/playback-grants'] = () => json({ ...grant, hls: null });
  expect(await page()).toMatchObject({ kind: 'page', props: { recording: null } });
  expect(told()).toEqual([]);
});

it('plays though it could not be counted, which is logged', async () => {
  answers['/api/usage'] = () => refusal('RATE_LIMITED', 429);
  expect(await page()).toMatchObject({ kind: 'page' });
  await new Promise((done) => setTimeout(done, 0));
  expect(onFailure).toHaveBeenCalledWith(
    'A play without script was not counted',
    expect.any(ProductApiError),
  );
});

it.each([
  ['UNAUTHENTICATED', 401],
  ['FORBIDDEN', 403],
])(
  'who is refused (%s) is sent to its page, which says why, and nothing is counted',
  async (code, status) => {
    answers['/api/playback-grants'] = () => refusal(code, status);
    expect(await page()).toEqual({ kind: 'redirect', to: '/productions/king-lear' });
    expect(told()).toEqual([]);
  },
);

it('is not found where the item is not, has no recording, or is of no type', async () => {
  const missing = { kind: 'not-found' };
  expect(await page('Safari', ['productions', 'gone'])).toEqual(missing);
  expect(await page('Safari', ['plays', 'king-lear'])).toEqual(missing);
  answers['/api/productions/king-lear'] = () => json({ ...item, media: null });
  expect(await page()).toEqual(missing);
});

it('is unavailable where the service is', async () => {
  answers['/api/playback-grants'] = () => refusal('UNAVAILABLE', 503);
  await expect(page()).rejects.toThrow();
});
