import fc from 'fast-check';
import { allFilterNames, sortValues } from '@/lib/contracts/listing/names';
import {
  activeFilters,
  betterAddress,
  listingHref,
  listingKey,
  listingParams,
  parseListing,
  type ListingScreen,
} from '@/lib/domain/listing/address';
import { listingScreen, searchScreen } from '@/lib/domain/listing/screens';

const search = searchScreen(true);
const guides = listingScreen('guides');
const parse = (query: string, screen: ListingScreen = search) =>
  parseListing(new URLSearchParams(query), screen);
const canonical = (query: string, screen: ListingScreen = search) =>
  listingHref(parse(query, screen), screen);

const names = [...allFilterNames, 'q', 'page', 'sort_by', 'mode', 'authority', 'grade', 'utm_source'];
const values = [
  ...sortValues,
  'standards',
  '1',
  '0',
  '-1',
  '2.5',
  '1999',
  'a',
  'b',
  'a,b',
  ' ',
  '',
  'lear',
  '\u0000x',
];
/** Addresses that look like ours, mixed with anything at all. */
const anyPair = fc.oneof(
  fc.tuple(fc.constantFrom(...names), fc.constantFrom(...values)),
  fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 300 })),
  fc.tuple(fc.string({ maxLength: 10 }), fc.string({ maxLength: 10 })),
);
const anyAddress = fc.array(anyPair, { maxLength: 30 }).map((pairs) => new URLSearchParams(pairs).toString());
const anyScreen = fc.constantFrom(search, searchScreen(false), guides, listingScreen('people'));

/** The better address of one that is read as it stands. */
const betterOf = (query: string, screen: ListingScreen) => {
  const params = new URLSearchParams(query);
  return betterAddress(params, screen, parseListing(params, screen));
};

describe('reading an address', () => {
  it('R-FLT-2 keeps every year of a library older than sixty years, and sixty values of any other filter', () => {
    const many = (name: string) =>
      Array.from({ length: 400 }, (_, index) => `${name}=${1877 + index}`).join('&');
    const { filters } = parse(`${many('productionYear')}&${many('genre')}`);
    expect(filters.productionYear).toContain('2026');
    expect(filters.genre).toHaveLength(60);
    // RFC 9112 §3: a request line of 8,000 octets is the least that a server should take.
    expect(canonical(many('productionYear')).length).toBeLessThan(8_000);
  });

  it('R-QRY-1 anything but a whole number from 1 is page 1', () => {
    expect(
      ['', 'page=0', 'page=-1', 'page=x', 'page=2.5', 'page='].map((query) => parse(query).page),
    ).toEqual([1, 1, 1, 1, 1, 1]);
    expect(parse('page=3').page).toBe(3);
  });

  it('R-QRY-3 reads all 17 parameters and ignores the others', () => {
    const filters = Object.fromEntries(
      allFilterNames.map((name) => [name, [name === 'productionYear' ? '1999' : name]]),
    );
    const query = new URLSearchParams(Object.entries(filters).map(([name, [value]]) => [name, value ?? '']));
    const state = parse(`${query.toString()}&q=lear&sort_by=newest&page=2&utm_source=mail`);
    expect(state).toEqual({ q: 'lear', sort: 'newest', page: 2, filters, standards: null });
    expect(listingHref(state, search)).not.toContain('utm_source');
  });

  it('R-QRY-4 reads repeated keys and comma lists, and writes repeated keys', () => {
    expect(parse('genre=b&genre=a').filters.genre).toEqual(['a', 'b']);
    expect(parse('genre=a,b').filters.genre).toEqual(['a', 'b']);
    expect(canonical('genre=b,a')).toBe('/search?genre=a&genre=b');
  });

  it('R-VAL-1, R-VAL-2 keeps text only if it is not blank, and trims it', () => {
    expect(['q=', 'q=%20', 'q=%09%0A'].map((query) => parse(query).q)).toEqual(['', '', '']);
    expect(parse('q=%20lear%20').q).toBe('lear');
  });

  it('keeps only four-digit production years', () => {
    expect(parse('productionYear=1999&productionYear=99&productionYear=x').filters.productionYear).toEqual([
      '1999',
    ]);
  });

  it('R-RTE-2 reads the standards mode', () => {
    const state = parse('q=lear&subType=Production&mode=standards&authority=a&grade=g&standard=s');
    expect(state.standards).toEqual({ authority: 'a', grade: 'g' });
    expect(state.filters).toEqual({ subType: ['Production'], standard: ['s'] });
  });

  it('R-STD-4 ignores the mode where it is not allowed', () => {
    expect(parse('mode=standards&authority=a', searchScreen(false)).standards).toBeNull();
  });

  it('knows no grade without an authority and no standard without a grade', () => {
    expect(parse('mode=standards&grade=g&standard=s').standards).toEqual({ authority: null, grade: null });
    expect(parse('mode=standards&authority=a&standard=s').filters.standard).toBeUndefined();
  });
});

describe('writing an address', () => {
  it('leaves out what is default', () => {
    expect(canonical('sort_by=ascending&page=1&q=')).toBe('/search');
    expect(canonical('q=lear&sort_by=relevance')).toBe('/search?q=lear');
    expect(canonical('q=lear&sort_by=relevance', guides)).toBe('/guides?q=lear&sort_by=relevance');
  });

  it('keeps one order of parameters', () => {
    const query = 'page=2&sort_by=newest&standard=s&grade=g&authority=a&mode=standards&subType=Guide&q=x';
    expect(canonical(query)).toBe(
      '/search?q=x&subType=Guide&mode=standards&authority=a&grade=g&standard=s&sort_by=newest&page=2',
    );
  });

  it('offers a better address for what a plain form sends, and none for order or strange names alone', () => {
    const better = (query: string) => betterOf(query, search);
    expect(better('q=&sort_by=ascending')).toBe('/search');
    expect(better('genre=a,b')).toBe('/search?genre=a&genre=b');
    expect(better('genre=a&q=lear')).toBeNull();
    expect(better('q=lear&utm_source=mail')).toBeNull();
  });
});

describe('the standards mode of one whose token has expired', () => {
  const asNobody = (query: string) => betterOf(query, searchScreen(false));

  it('R-RTE-2 is not taken out of the address', () => {
    expect(asNobody('q=lear&mode=standards&authority=a&grade=g&standard=s')).toBeNull();
    const better = asNobody('q=lear&sort_by=relevance&mode=standards&authority=a&grade=g&standard=s');
    expect(better).toBe('/search?q=lear&standard=s&mode=standards&authority=a&grade=g');
    expect(asNobody(better!.slice('/search?'.length))).toBeNull();
  });
});

describe('for every address', () => {
  it('reading is total, and what is read is within bounds', () => {
    fc.assert(
      fc.property(anyAddress, anyScreen, (address, screen) => {
        const state = parseListing(new URLSearchParams(address), screen);
        expect(Number.isSafeInteger(state.page) && state.page >= 1).toBe(true);
        expect(state.q).toBe(state.q.trim());
        for (const { value } of activeFilters(state)) expect(value.trim()).not.toBe('');
      }),
    );
  });

  it('writing and reading again gives the same state', () => {
    fc.assert(
      fc.property(anyAddress, anyScreen, (address, screen) => {
        const state = parseListing(new URLSearchParams(address), screen);
        expect(parseListing(new URLSearchParams(listingParams(state, screen).toString()), screen)).toEqual(
          state,
        );
      }),
    );
  });

  it('the canonical address is its own canonical address and needs no better one', () => {
    fc.assert(
      fc.property(anyAddress, anyScreen, (address, screen) => {
        const params = listingParams(parseListing(new URLSearchParams(address), screen), screen);
        const href = listingHref(parseListing(params, screen), screen);
        expect(href).toBe(params.size > 0 ? `${screen.path}?${params.toString()}` : screen.path);
        expect(betterOf(params.toString(), screen)).toBeNull();
      }),
    );
  });

  it('the order of parameters makes no other cache key', () => {
    fc.assert(
      fc.property(fc.array(anyPair, { maxLength: 12 }), (pairs) => {
        const single = pairs.filter(
          ([name], index) => pairs.findIndex(([other]) => other === name) === index,
        );
        const key = (list: [string, string][]) =>
          listingKey(parseListing(new URLSearchParams(list), search), search);
        expect(key([...single].reverse())).toEqual(key(single));
      }),
    );
  });
});
