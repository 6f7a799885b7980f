/** @jest-environment node */
import { pick, shuffled } from '@/sample-library/compile/chance';
import { dateOf, dayBetween } from '@/sample-library/compile/dates';
import { entry, idOf } from '@/sample-library/compile/resource';
import { listed, slugify } from '@/sample-library/compile/words';

describe('entries of the sample library', () => {
  it('have ids that say what they are, cut and told apart when they are long', () => {
    expect(idOf('title', 'hamlet')).toBe('title-hamlet');
    const long = 'for-colored-girls-who-have-considered-suicide-when-the-rainbow-is-enuf';
    const id = idOf('title', long);
    expect(id).toHaveLength(64);
    expect(id).not.toBe(idOf('title', `${long}-too`));
  });

  it('leave out fields without a value, and are drafts only when they are said to be', () => {
    const published = entry('guide', 'a', { name: 'A', body: undefined, authors: [], date: null, short: '' });
    expect(published.fields).toEqual({ name: { 'en-US': 'A' } });
    expect(published.sys.publishedAt).toBeDefined();
    expect(entry('guide', 'b', { name: 'B' }, { published: false }).sys.publishedAt).toBeUndefined();
  });

  it('are dated by their ids, never by the clock', () => {
    expect(dateOf('title-hamlet')).toBe(dateOf('title-hamlet'));
    expect(dateOf('title-hamlet')).toMatch(/^202[1-6]-\d\d-\d\d$/);
    expect(dayBetween('x', 2020, 2020)).toMatch(/^2020-/);
  });

  it('choose the same for the same text', () => {
    expect(pick('a text', [1, 2, 3])).toBe(pick('a text', [1, 2, 3]));
    expect(shuffled('a text', [1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4]);
    expect(() => pick('a text', [])).toThrow('nothing to pick from');
  });

  it('speak as people do', () => {
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(listed(['a'])).toBe('a');
    expect(slugify('’Tis Pity She’s a Whore: Élise')).toBe('tis-pity-shes-a-whore-elise');
  });
});
