/** Pages as they are cached: compressed alone, and every encoding made of that. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bytesOf, cachedResponse, compressedPage } from '@/gateway/pages/cached-response';

const body = Buffer.from('<p>To be, or not to be</p>'.repeat(400));
const page = (changes: object = {}) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
  ...changes,
});

it('a page is held compressed alone, and given in every encoding', async () => {
  const cached = await compressedPage(page(), undefined);
  expect([...cached.encoded.keys()]).toEqual(['br']);
  expect(cached.size).toBeLessThan(body.length / 2);
  expect(brotliDecompressSync(await bytesOf(cached, 'br'))).toEqual(body);
  expect(gunzipSync(await bytesOf(cached, 'gzip'))).toEqual(body);
  expect(await bytesOf(cached, 'identity')).toEqual(body);
  expect([...cached.encoded.keys()]).toEqual(['br', 'gzip']);
});

it('a body is decompressed once for those who take no encoding', async () => {
  const cached = await compressedPage(page(), undefined);
  const first = await bytesOf(cached, 'identity');
  expect(await bytesOf(cached, 'identity')).toBe(first);
  expect(await bytesOf(await compressedPage(page(), undefined), 'identity')).toBe(first);
  expect([...cached.encoded.keys()]).toEqual(['br']);
});

it('a page that came out the same keeps its bytes, another does not', async () => {
  const first = await compressedPage(page(), undefined);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'x-made': 'again' };
  const again = await compressedPage(page({ headers }), first);
  expect(again.encoded).toBe(first.encoded);
  expect(again.headers).toEqual(headers);
  const changed = await compressedPage(page({ body: Buffer.from('x'.repeat(2_000)) }), first);
  expect(await bytesOf(changed, 'identity')).toEqual(Buffer.from('x'.repeat(2_000)));
});

it.each([
  ['a short page', { body: Buffer.from('short') }],
  ['a failure', { status: 503 }],
  ['a picture', { headers: { 'content-type': 'image/png' } }],
])('%s stays as it is', async (_what, changes) => {
  const cached = await compressedPage(page(changes), undefined);
  expect([...cached.encoded.keys()]).toEqual(['identity']);
  expect(cached.etag).toBe(cachedResponse(page(changes)).etag);
});
