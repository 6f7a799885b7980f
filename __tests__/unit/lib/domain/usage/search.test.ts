import { beginsSearch, searchKey } from '@/lib/domain/usage/search';

describe('case 12: what a search is', () => {
  it('an address in other words, or with another filter, is another search', () => {
    const lear = searchKey('/search', '?q=lear');
    expect(searchKey('/search', '?q=lear&page=2')).toBe(lear);
    expect(searchKey('/search', '?q=lear&sort_by=newest')).toBe(lear);
    expect(searchKey('/search', '?theme=power&q=lear')).toBe(searchKey('/search', '?q=lear&theme=power'));
    expect(searchKey('/search', '?q=lear&theme=power')).not.toBe(lear);
    expect(searchKey('/search', '?q=lear%26theme%3Dpower')).not.toBe(
      searchKey('/search', '?q=lear&theme=power'),
    );
    expect(searchKey('/search', '?q=hamlet')).not.toBe(lear);
    expect(searchKey('/guides', '?q=lear')).not.toBe(lear);
    expect(searchKey('/search/', '?q=lear')).toBe(lear);
    expect(searchKey('/productions', '')).not.toBeNull();
    expect(searchKey('/productions/king-lear', '')).toBeNull();
    expect(searchKey('/account', '?q=lear')).toBeNull();
    expect(searchKey('/pro/ductions', '')).toBeNull();
  });
  it('the terms of a vocabulary are none', () => {
    for (const path of ['/themes', '/genres', '/skills', '/companies', '/periods'])
      expect(searchKey(path, '')).toBeNull();
  });
  it('R-VAL-3 a step of the standards mode is none until a standard is chosen', () => {
    expect(searchKey('/search', '?q=lear&mode=standards&authority=a')).toBeNull();
    expect(beginsSearch('/search', '?q=lear&mode=standards')).toBe(false);
    expect(beginsSearch('/productions', '?mode=standards')).toBe(true);
    expect(beginsSearch('/search', '?q=lear&mode=standards&standard=s')).toBe(true);
  });
  it('a further page or another order that is opened by itself begins none', () => {
    expect(beginsSearch('/search', '?q=lear')).toBe(true);
    expect(beginsSearch('/series', '')).toBe(true);
    expect(beginsSearch('/search', '?q=lear&page=2')).toBe(false);
    expect(beginsSearch('/search', '?q=lear&sort_by=newest')).toBe(false);
    expect(beginsSearch('/about', '')).toBe(false);
  });
});
