import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import {
  createVisitorSigner,
  createVisitorVerifier,
  rightsDigest,
  VISITOR_HEADER,
  type ServiceName,
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
/** What the service makes of a signature. */
const verifying =
  (key = KEY, service: ServiceName = 'product', clock = now) =>
  (signature: string, requestId = 'request-1') =>
    createVisitorVerifier(key, service, clock)({ [VISITOR_HEADER]: signature, 'x-request-id': requestId });
const verify = verifying();
const visitorOf = async (signature: string) => {
  const visitor = await verify(signature);
  if (typeof visitor === 'string') throw new Error(visitor);
  return visitor;
};

it('carries who, from where, of which organisation, with which rights, for one request', async () => {
  const { rights, viewer: seen, address } = await visitorOf(await signed());
  expect({ ...seen, ...(rights as object) }).toEqual(viewer);
  expect(address).toBe('2001:db8::7');
});

it('names the digest of lists that are too long to be written, whatever their order', async () => {
  const blockedContentIds = Array.from({ length: 300 }, (_, index) => `content-id-of-22-chars-${index}`);
  const text = await signed({ viewer: { ...viewer, blockedContentIds } });
  expect(text.length).toBeLessThan(1_500);
  const { rights } = await visitorOf(text);
  expect(rights).toBe(rightsDigest({ ...viewer, blockedContentIds: blockedContentIds.toReversed() }));
  expect(rights).not.toBe(rightsDigest(viewer));
});

it('lives a minute, and clocks may differ by five seconds', async () => {
  const text = await signed();
  const at = (ms: number) => verifying(KEY, 'product', () => NOW + ms)(text);
  expect(await at(60_000)).toMatchObject({ address: '2001:db8::7' });
  expect(await at(66_000)).toBe('invalid');
});

it('is good for its own service and request alone', async () => {
  const text = await signed();
  expect(await verify(text, 'request-2')).toBe('invalid');
  expect(await verify(text, '')).toBe('invalid');
  expect(await createVisitorVerifier(KEY, 'product', now)({ [VISITOR_HEADER]: text })).toBe('invalid');
  expect(await verifying(KEY, 'media')(text)).toBe('invalid');
  expect(await createVisitorVerifier(KEY, 'product', now)({ 'x-request-id': 'r' })).toBe('absent');
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
    expect(await verify(forged)).toBe('invalid');
});

it('a key can be replaced: the first signs, all verify', async () => {
  const both = verifying(`${OTHER}, ${KEY}`);
  for (const text of [await signed(), await signed({}, `${OTHER},${KEY}`)])
    expect(await both(text)).toMatchObject({ address: '2001:db8::7' });
  expect(await verify(await signed({}, `${OTHER},${KEY}`))).toBe('invalid');
  await expect(createVisitorSigner(' , ', now)(visitor, 'product')).rejects.toThrow('SERVICE_KEY');
});
