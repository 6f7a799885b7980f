import { organisationCategories } from '@/lib/contracts/viewer/viewer';
import { listingHref, parseListing } from '@/lib/domain/listing/address';
import { searchScreen } from '@/lib/domain/listing/screens';
import {
  allowsStandardsMode,
  chooseAuthority,
  chooseGrade,
  chooseStandard,
  enterStandardsMode,
  leaveStandardsMode,
} from '@/lib/domain/listing/standards-mode';

const screen = searchScreen(true);
const at = (query: string) => parseListing(new URLSearchParams(query), screen);

describe('standards mode', () => {
  it('R-STD-1, R-STD-2 is offered to middle and secondary schools of the USA only', () => {
    const allowed = organisationCategories.filter((category) =>
      allowsStandardsMode({ country: 'USA', category }),
    );
    expect(allowed).toEqual(['Secondary', 'Middle School']);
  });
  it('R-STD-3 not elsewhere', () => {
    expect(allowsStandardsMode({ country: 'GBR', category: 'Secondary' })).toBe(false);
    expect(allowsStandardsMode({ country: null, category: 'Secondary' })).toBe(false);
  });
  it('R-STD-5 another authority clears grade and standard', () => {
    const state = chooseAuthority(at('mode=standards&authority=a&grade=g&standard=s'), 'b');
    expect(listingHref(state, screen)).toBe('/search?mode=standards&authority=b');
  });
  it('R-STD-6 another grade clears the standard and keeps the authority', () => {
    const state = chooseGrade(at('mode=standards&authority=a&grade=g&standard=s'), 'h');
    expect(listingHref(state, screen)).toBe('/search?mode=standards&authority=a&grade=h');
  });
  it('R-STD-7 entering keeps only the text and the sub-types', () => {
    const state = enterStandardsMode(at('q=x&subType=Guide&genre=c&page=4&sort_by=newest'), true);
    expect(listingHref(state, screen)).toBe('/search?q=x&subType=Guide&mode=standards');
    const second = at('q=x&watch=listen&duration=0-10&language=fr&captions=cy&age=11-14');
    expect(listingHref(enterStandardsMode(second, true), screen)).toBe('/search?q=x&mode=standards');
  });
  it('R-STD-8 leaving drops the mode and its choices', () => {
    const state = leaveStandardsMode(at('q=x&subType=Guide&mode=standards&authority=a&grade=g&standard=s'));
    expect(listingHref(state, screen)).toBe('/search?q=x&subType=Guide');
  });
  it('R-STD-9 choosing a standard goes to page 1', () => {
    const state = chooseStandard(at('mode=standards&authority=a&grade=g&page=3'), 's');
    expect(listingHref(state, screen)).toBe('/search?mode=standards&authority=a&grade=g&standard=s');
  });
});
