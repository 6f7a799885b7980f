import { alpha3Of, countryList } from '@/lib/domain/viewer/countries';

describe('country list', () => {
  const list = countryList();

  it('R-CTY-1 has name, both codes and the numeric code as text, zeros kept', () => {
    expect(list).toContainEqual({ name: 'United Kingdom', alpha2: 'GB', alpha3: 'GBR', numeric: '826' });
    expect(list).toContainEqual({ name: 'Afghanistan', alpha2: 'AF', alpha3: 'AFG', numeric: '004' });
    for (const { name, alpha2, alpha3, numeric } of list.filter((country) => country.alpha2 !== 'XK')) {
      expect([
        name.length > 2,
        /^[A-Z]{2}$/.test(alpha2),
        /^[A-Z]{3}$/.test(alpha3),
        /^\d{3}$/.test(numeric),
      ]).toEqual([true, true, true, true]);
    }
  });

  it('R-CTY-2 is the whole of ISO 3166-1, and XK', () => {
    expect(list).toHaveLength(250);
    expect(new Set(list.map(({ alpha3 }) => alpha3)).size).toBe(250);
    expect(list.filter(({ alpha2 }) => alpha2 !== 'XK')).toHaveLength(249);
  });
});

describe('alpha-3 code', () => {
  it.each([
    'United States',
    'USA',
    'US',
    'United States of America',
    ' usa ',
    'us',
    'united states of america',
  ])('R-CTY-3 of "%s" is USA', (text) => {
    expect(alpha3Of(text)).toBe('USA');
  });

  it.each([
    ['Great Britain', 'GBR'],
    ['UK', 'GBR'],
    ['Ireland', 'IRL'],
    ['Côte d’Ivoire', 'CIV'],
    ["Cote d'Ivoire", 'CIV'],
  ])('of "%s" is %s', (text, code) => {
    expect(alpha3Of(text)).toBe(code);
  });

  it.each([null, undefined, '', '  ', 'Narnia', 'XX', 'ZZZ', '826'])('of %s is unknown', (text) => {
    expect(alpha3Of(text)).toBeNull();
  });

  it('every entry of the list is found by its name and both codes', () => {
    for (const { name, alpha2, alpha3 } of countryList())
      expect([name, alpha2, alpha3].map(alpha3Of)).toEqual([alpha3, alpha3, alpha3]);
  });
});
