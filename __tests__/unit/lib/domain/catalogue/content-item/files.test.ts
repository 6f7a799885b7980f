import type { DeliveryAsset } from '@/lib/domain/catalogue/content-item/entry';
import { fileOf, imageOf } from '@/lib/domain/catalogue/content-item/files';

const asset = (file: unknown, fields: Record<string, unknown> = {}): DeliveryAsset => ({
  sys: { id: 'a' },
  fields: { file, ...fields },
});
const details = { size: 5, image: { width: 16, height: 9 } };
const file = { url: '//host/x.png', contentType: 'image/png', fileName: 'x.png', details };
const named = { altText: '', name: 'Name' };

describe('the file of an asset', () => {
  it('is read whole, its address with the scheme of the content host', () => {
    expect(fileOf(asset(file), 'https')).toEqual({
      url: 'https://host/x.png',
      fileName: 'x.png',
      contentType: 'image/png',
      width: 16,
      height: 9,
    });
    expect(fileOf(asset({ url: 'http://other/x' }), 'https')).toEqual({
      url: 'http://other/x',
      fileName: '',
      contentType: '',
      width: null,
      height: null,
    });
    expect(fileOf(asset({ ...file, details: { image: { width: '16' } } }), 'https')).toMatchObject({
      width: null,
    });
  });

  it.each([undefined, null, 'x', {}, { url: '' }, { url: 5 }])('%j is none', (none) => {
    expect(fileOf(asset(none), 'https')).toBeNull();
  });

  it('of no asset is none', () => expect(fileOf(null, 'https')).toBeNull());
});

describe('a picture', () => {
  it.each([
    [{ altText: 'Own', name: 'Name' }, { description: 'Described', title: 'Title' }, 'Own', 'Title'],
    [named, { description: 'Described', title: 'Title' }, 'Described', 'Title'],
    [named, { title: 'Title' }, 'Title', 'Title'],
    [named, { title: 5 }, 'Name', ''],
  ])('%j %j has words', (words, fields, altText, title) => {
    expect(imageOf(asset(file, fields), 'https', words)).toEqual({
      url: 'https://host/x.png',
      altText,
      title,
      width: 16,
      height: 9,
    });
  });

  it.each([
    {},
    { image: {} },
    { image: { width: 16 } },
    { image: { height: 9 } },
    { image: { width: 0, height: 9 } },
  ])('of half a size (%j) has none', (half) => {
    expect(imageOf(asset({ ...file, details: half }), 'http', named)).toEqual({
      url: 'http://host/x.png',
      altText: 'Name',
      title: '',
    });
  });

  it('is what says it is one, or says nothing', () => {
    expect(imageOf(asset({ ...file, contentType: 'application/pdf' }), 'https', named)).toBeNull();
    expect(imageOf(asset({ ...file, contentType: 'text/image/' }), 'https', named)).toBeNull();
    expect(imageOf(asset({ url: '//host/x' }), 'https', named)?.url).toBe('https://host/x');
    expect(imageOf(asset({}), 'https', named)).toBeNull();
    expect(imageOf(null, 'https', named)).toBeNull();
  });
});
