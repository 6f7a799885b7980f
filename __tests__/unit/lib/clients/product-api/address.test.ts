import { productPath } from '@/lib/clients/product-api/address';

describe('addresses of the product API', () => {
  it('R-API-15 adds country and blocked profiles', () => {
    const path = productPath('/api/guides', { country: 'GBR', blockedProfiles: ['a', 'b'] });
    expect(path).toBe('/api/guides?country=GBR&blockedProfiles=a%2Cb');
  });
  it('R-API-16 leaves out what is not known', () => {
    expect(productPath('/api/guides', { country: null, blockedProfiles: [] })).toBe('/api/guides');
  });
  it('R-API-17 continues a path that has a query', () => {
    expect(productPath('/api/skills?limit=1000', { country: 'USA' })).toBe(
      '/api/skills?limit=1000&country=USA',
    );
  });
});
