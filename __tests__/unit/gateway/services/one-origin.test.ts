import { belowOf, routeBelow, servicesBelow } from '@/gateway/services/one-origin';
import { readEnvironment } from '@/lib/contracts/environment';
import { createVisitorSigner, createVisitorVerifier } from '@/lib/platform/visitor/signed-visitor';
import type { IncomingMessage } from 'node:http';
import { SERVICE_KEY } from '../../../support/visitors/signed-visitor';

const names = ['PUBLIC_URL', 'OIDC_AUTHORITY', 'IDENTITY_URL', 'MEDIA_PUBLIC_URL', 'MEDIA_URL', 'CONTENT_ASSETS_URL', 'CONTENTFUL_HOST', 'CONTENTFUL_INSECURE'] as const; // prettier-ignore
const configOf = (env: Record<string, string>) => readEnvironment(names, env);
const PUBLIC = { PUBLIC_URL: 'https://library.example/' };
const below = (env: Record<string, string>) =>
  servicesBelow(configOf(env)).map(({ name, at, origin }) => `${name} ${at} ${origin.href}`);

describe('public names', () => {
  it('lie below PUBLIC_URL as soon as it is public, and servers reach the services where they are', () => {
    expect(configOf(PUBLIC)).toMatchObject({
      OIDC_AUTHORITY: 'https://library.example/identity',
      IDENTITY_URL: 'http://127.0.0.1:3010',
      MEDIA_PUBLIC_URL: 'https://library.example/media',
      MEDIA_URL: 'http://127.0.0.1:3014',
      CONTENT_ASSETS_URL: 'https://library.example',
    });
    expect(below(PUBLIC)).toEqual([
      'identity /identity http://127.0.0.1:3010/',
      'media /media http://127.0.0.1:3014/',
      'assets /assets http://127.0.0.1:3013/',
    ]);
  });

  it('are origins of their own on this machine', () => {
    expect(below({})).toEqual([]);
  });

  it('can each be given an origin of its own', () => {
    const env = {
      ...PUBLIC,
      OIDC_AUTHORITY: 'https://id.example',
      MEDIA_PUBLIC_URL: 'https://cdn.example/m',
    };
    expect(below(env)).toEqual(['assets /assets http://127.0.0.1:3013/']);
    expect(configOf(env).IDENTITY_URL).toBe('https://id.example');
    expect(configOf({ ...env, IDENTITY_URL: 'http://identity:3010' }).IDENTITY_URL).toBe(
      'http://identity:3010',
    );
  });
});

it('nobody is told who the visitors of pictures are when content is Contentful’s, which has no /assets', () => {
  const names = servicesBelow(configOf({ ...PUBLIC, CONTENTFUL_HOST: 'cdn.contentful.com' }));
  expect(names.map(({ name }) => name)).toEqual(['identity', 'media']);
});

describe('an address below', () => {
  const services = servicesBelow(configOf(PUBLIC));
  const at = (url: string) => {
    const found = belowOf(services, { path: url.split('?')[0]!, url });
    return found && `${found.name} ${found.path}`;
  };

  it.each([
    ['/identity/authorize?client_id=a', 'identity /authorize?client_id=a'],
    ['/identity/.well-known/openid-configuration', 'identity /.well-known/openid-configuration'],
    ['/media/v/17.a.b/asset/master.m3u8', 'media /v/17.a.b/asset/master.m3u8'],
    ['/assets/library/a/b/c.png?w=160', 'assets /assets/library/a/b/c.png?w=160'],
  ])('%s goes to its service', (url, expected) => expect(at(url)).toBe(expected));

  it.each([
    '/identity', '/identity/metrics', '/identity/readyz', '/media/metrics', '/media/', '/identityx/authorize', '/spaces/library',
    '/search', '/',
  ])('%s does not', (url) => expect(at(url)).toBeNull()); // prettier-ignore

  it('gives identity the address and its own cookies, content the address, and media nothing', async () => {
    const request = { headers: { cookie: 'identity_session=a; jwt=token; known_b=c' } } as IncomingMessage;
    const visitor = { address: '192.0.2.7', requestId: 'r1', sign: createVisitorSigner(SERVICE_KEY) };
    const identity = routeBelow(
      request,
      belowOf(services, { path: '/identity/token', url: '/identity/token' })!,
      visitor,
    );
    expect(identity.cookie).toBe('identity_session=a; known_b=c');
    const signed = await createVisitorVerifier(SERVICE_KEY, 'identity')(await identity.signature());
    expect(signed).toMatchObject({ address: '192.0.2.7' });
    const pictures = routeBelow(
      request,
      belowOf(services, { path: '/assets/a', url: '/assets/a' })!,
      visitor,
    );
    expect(await createVisitorVerifier(SERVICE_KEY, 'content')(await pictures.signature())).toMatchObject({
      address: '192.0.2.7',
    });
    expect(pictures.cookie).toBeUndefined();
    const media = routeBelow(request, belowOf(services, { path: '/media/v/a', url: '/media/v/a' })!, visitor);
    expect(await media.signature()).toEqual({});
    expect(media.cookie).toBeUndefined();
  });
});
