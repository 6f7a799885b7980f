import { contentAddress, contentOrigin, environmentAddress } from '@/lib/contracts/catalogue/content-address';

const place = {
  CONTENTFUL_HOST: 'localhost:3013',
  CONTENTFUL_INSECURE: true,
  CONTENTFUL_BASE_PATH: '',
  CONTENTFUL_SPACE_ID: 'library',
  CONTENTFUL_ENVIRONMENT: 'master',
};

it('our own service and a hosted one', () => {
  expect(environmentAddress(place)).toBe('http://localhost:3013/spaces/library/environments/master');
  const hosted = { ...place, CONTENTFUL_HOST: 'cdn.contentful.com', CONTENTFUL_INSECURE: false };
  expect(contentOrigin(hosted)).toBe('https://cdn.contentful.com');
  expect(environmentAddress(hosted)).toBe('https://cdn.contentful.com/spaces/library/environments/master');
});

it.each(['content', '/content', '/content/', '//content//'])('a base path may be written %j', (base) => {
  const below = { ...place, CONTENTFUL_BASE_PATH: base };
  expect(contentAddress(below, 'administration')).toBe('http://localhost:3013/content/administration');
});

it.each([
  ['/', 'http://localhost:3013/a'],
  ['/b/c', 'http://localhost:3013/b/c/a'],
])('below the base path %j', (base, address) => {
  expect(contentAddress({ ...place, CONTENTFUL_BASE_PATH: base }, 'a')).toBe(address);
});

it('what a name may not say in a path is encoded', () => {
  const named = { ...place, CONTENTFUL_SPACE_ID: 'a b', CONTENTFUL_ENVIRONMENT: 'x/y?z' };
  expect(environmentAddress(named)).toBe('http://localhost:3013/spaces/a%20b/environments/x%2Fy%3Fz');
});
