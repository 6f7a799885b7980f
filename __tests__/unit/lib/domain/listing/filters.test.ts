import { allFilterNames } from '@/lib/contracts/listing/names';
import {
  filterOptions,
  filterRows,
  nameInContext,
  nameKey,
  type FilterContext,
} from '@/lib/domain/listing/filters';

const context: FilterContext = {
  isMixed: true,
  levels: [{ key: 'primary', name: 'Primary' }],
  names: { [nameKey('genre', 'farce')]: 'Farce' },
  aggregations: {
    type: [{ key: 'guide', name: 'Guides', count: 3 }],
    subType: [
      { key: 'Production', name: 'Production', count: 2, group: 'production' },
      { key: 'Short film', name: 'Short film', count: 1, group: 'production' },
      { key: 'Study guide', name: 'Study guide', count: 4, group: 'guide' },
    ],
    theme: [
      { key: 'power', name: 'Power', count: 5, group: 'Theme' },
      { key: 'ambition', name: 'Ambition', count: 2, group: 'Theme', parent: 'power' },
      { key: 'epic', name: 'Epic', count: 1, group: 'Form' },
    ],
    date: [
      { key: '2024', name: '2024', count: 2 },
      { key: '2019', name: '2019', count: 1 },
      { key: '2011', name: '2011', count: 1 },
    ],
    genre: [{ key: 'tragedy', name: 'Tragedy', count: 7 }],
  },
};
const options = (param: string, chosen: string[] = []) =>
  filterOptions(
    filterRows.find((row) => row.param === param)!,
    context,
    chosen,
  );

it('whether there is a recording is asked before whom it is for: the first three filters of a listing start open', () => {
  const order = filterRows.map(({ param }) => param);
  expect(order.slice(0, 4)).toEqual(['type', 'subType', 'watch', 'level']);
});

describe('filters', () => {
  it('R-CON-13 all fourteen are rows', () => {
    expect(filterRows.map(({ param }) => param).sort()).toEqual([...allFilterNames].sort());
  });
  it('R-FLT-1 content types have their labels in their order', () => {
    expect(options('type').map(({ name }) => name)).toEqual([
      ...['Productions', 'Interviews', 'Titles', 'Series', 'People', 'Workshops', 'Guides', 'Lesson Plans'],
      'Training Courses',
    ]);
  });
  it('R-VAL-13 what the aggregation lacks has count 0', () => {
    expect(options('type').map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 3, 0, 0]);
    expect(options('level')).toMatchObject([{ key: 'primary', count: 0 }]);
  });
  it('R-VAL-14 without aggregations all counts are 0 and the filters stay usable', () => {
    const empty = { ...context, aggregations: {} };
    const nodes = filterOptions(filterRows[0]!, empty, ['guide']);
    expect(nodes).toHaveLength(9);
    expect(nodes.every(({ count }) => count === 0)).toBe(true);
  });
  it('sub-types hang below their content type', () => {
    expect(options('subType')).toMatchObject([
      {
        name: 'Productions',
        isValue: false,
        count: 3,
        children: [{ key: 'Production' }, { key: 'Short film' }],
      },
      { name: 'Guides', isValue: false, count: 4, children: [{ key: 'Study guide' }] },
    ]);
  });
  it('on the listing of one type sub-types stand by themselves', () => {
    const nodes = filterOptions(filterRows[1]!, { ...context, isMixed: false }, []);
    expect(nodes.map(({ key, children }) => [key, children.length])).toEqual([
      ['Production', 0],
      ['Short film', 0],
      ['Study guide', 0],
    ]);
  });
  it('a circle of parents ends and is not shown; one that names itself stands at the top', () => {
    const theme = (key: string, parent: string) => ({ key, name: key, count: 1, group: 'Theme', parent });
    const aggregations = {
      theme: [theme('a', 'b'), theme('b', 'a'), theme('own', 'own'), theme('below', 'own')],
    };
    const row = filterRows.find(({ param }) => param === 'theme')!;
    expect(filterOptions(row, { ...context, aggregations }, [])).toMatchObject([
      { key: 'own', children: [{ key: 'below', children: [] }] },
    ]);
  });
  it('themes are split by their kind and hang below their parents', () => {
    expect(options('theme')).toMatchObject([
      { key: 'power', isValue: true, children: [{ key: 'ambition' }] },
    ]);
    expect(options('form')).toMatchObject([{ key: 'epic' }]);
    expect(options('course')).toEqual([]);
  });
  it('years stand under their decades, newest first', () => {
    expect(
      options('productionYear').map(({ name, children }) => [name, children.map(({ key }) => key)]),
    ).toEqual([
      ['2020s', ['2024']],
      ['2010s', ['2019', '2011']],
    ]);
  });
  it('what is chosen stays visible with 0 and its name', () => {
    expect(options('genre', ['farce', 'melo-drama'])).toMatchObject([
      { key: 'farce', name: 'Farce', count: 0 },
      { key: 'melo-drama', name: 'Melo drama', count: 0 },
      { key: 'tragedy', count: 7 },
    ]);
    expect(nameInContext('theme', 'ambition', context)).toBe('Ambition');
  });
});
