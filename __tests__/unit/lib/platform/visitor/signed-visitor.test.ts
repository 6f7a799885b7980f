import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import {
  createVisitorSigner,
  createVisitorVerifier,
  rightsDigest,
  VISITOR_HEADER,
} from '@/lib/platform/visitor/signed-visitor';

const KEY = 'one-key-of-more-than-thirty-two-characters';
const OTHER = 'another-key-of-more-than-thirty-two-characters';
const NOW = Date.parse('2026-03-10T12:00:00Z');
const now = () => NOW;
const viewer: Viewer = {
  ...anonymousViewer,
  method: 'Okta',
  userId: 'u1',
  organisationId: 'o1',
  organisationName: 'Școala Nr. 1',
  country: 'ROU',
  blockedProfiles: ['religion'],
  adultThemesRestricted: true,
  subscription: 'FULL',
  allowedContentIds: ['a'],
  blockedContentIds: ['b', 'c'],
};
const visitor = { viewer, address: '2001:db8::7', requestId: 'request-1' };
const signed = async (changes: Partial<typeof visitor> = {}, key = KEY) =>
  (await createVisitorSigner(key, now)({ ...visitor, ...changes }, 'product'))[VISITOR_HEADER] ?? '';
const verify = createVisitorVerifier(KEY, 'product', now);

it('carries who, from where, of which organisation, with which rights, for one request', async () => {
  const { rights, viewer: seen, address } = (await verify(await signed(), 'request-1'))!;
  expect({ ...seen, ...(rights as object) }).toEqual(viewer);
  expect(address).toBe('2001:db8::7');
});

it('names the digest of lists that are too long to be written, whatever their order', async () => {
  const blockedContentIds = Array.from({ length: 300 }, (_, index) => `content-id-of-22-chars-${index}`);
  const text = await signed({ viewer: { ...viewer, blockedContentIds } });
  expect(text.length).toBeLessThan(1_500);
  const { rights } = (await verify(text, 'request-1'))!;
  expect(rights).toBe(rightsDigest({ ...viewer, blockedContentIds: blockedContentIds.toReversed() }));
  expect(rights).not.toBe(rightsDigest(viewer));
});

it('lives a minute, and clocks may differ by five seconds', async () => {
  const text = await signed();
  const at = (ms: number) => createVisitorVerifier(KEY, 'product', () => NOW + ms)(text, 'request-1');
  expect(await at(60_000)).not.toBeNull();
  expect(await at(66_000)).toBeNull();
});

it('is good for its own service and request alone', async () => {
  const text = await signed();
  expect(await verify(text, 'request-2')).toBeNull();
  expect(await verify(text, '')).toBeNull();
  expect(await createVisitorVerifier(KEY, 'media', now)(text, 'request-1')).toBeNull();
});

it('is refused when forged: another key, changed, unsigned, or an access token’s claims', async () => {
  const text = await signed();
  const [head = '', body = '', mac = ''] = text.split('.');
  const changed = Buffer.from(JSON.stringify({ ...decodeJwt(text), sub: 'u2' })).toString('base64url');
  const plain = new UnsecuredJWT({ ...decodeJwt(text) }).encode();
  const guessed = await new SignJWT({ ...decodeJwt(text) })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(KEY));
  for (const forged of [
    await signed({}, OTHER),
    `${head}.${changed}.${mac}`,
    `${head}.${body}.`,
    plain,
    guessed,
    '',
    'x',
  ])
    expect(await verify(forged, 'request-1')).toBeNull();
});

it('a key can be replaced: the first signs, all verify', async () => {
  const both = createVisitorVerifier(`${OTHER}, ${KEY}`, 'product', now);
  expect(await both(await signed(), 'request-1')).not.toBeNull();
  expect(await both(await signed({}, `${OTHER},${KEY}`), 'request-1')).not.toBeNull();
  expect(await verify(await signed({}, `${OTHER},${KEY}`), 'request-1')).toBeNull();
  await expect(createVisitorSigner(' , ', now)(visitor, 'product')).rejects.toThrow('SERVICE_KEY');
});
