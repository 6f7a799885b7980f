/** @jest-environment node */
/** Filters as the server writes them: whole for a browser that runs no script, drawn only where they stand open. */
import { renderToStaticMarkup } from 'react-dom/server';
import { FilterGroup } from '@/components/filters/FilterGroup';
import { filterRows } from '@/lib/domain/listing/filters';
import type { TreeNode } from '@/lib/domain/listing/tree';

const row = filterRows.find(({ param }) => param === 'genre')!;
const node = (key: string, count = 1, children: readonly TreeNode[] = [], isValue = true): TreeNode => ({
  ...{ key, name: `Genre ${key}`, count, isValue, children },
});

function written(
  options: readonly TreeNode[],
  { startsOpen = false, values = [] as readonly string[] } = {},
) {
  const markup = renderToStaticMarkup(
    <FilterGroup
      row={row}
      options={options}
      values={values}
      isCounted
      startsOpen={startsOpen}
      onChange={() => undefined}
    />,
  );
  const plain = [...markup.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inner]) => inner).join('');
  // The field that searches a long list is no option, nor is what the form says of ticked parents.
  const valuesIn = (text: string) =>
    [...text.matchAll(/<input [^>]*name="genre"[^>]*>/g)].map(
      ([input]) => / value="([^"]+)"/.exec(input)?.[1],
    );
  const all = [...markup.matchAll(/<input [^>]*>/g)].map(([input]) => input);
  return { plain, all, inPlain: valuesIn(plain), inAll: valuesIn(markup) };
}

const keys = Array.from({ length: 40 }, (_, index) => `g${index}`);
const flat = keys.map((key) => node(key));

it('R-FLT-1 every option of a closed filter can be sent without script, and none is drawn', () => {
  const { inPlain, inAll } = written(flat);
  expect(inPlain).toEqual(keys);
  expect(inAll).toEqual(keys);
});

it('a long filter that starts open has its first lines drawn and the rest beside them, none twice', () => {
  const { inPlain, inAll } = written(flat, { startsOpen: true });
  expect(inPlain).toEqual(keys.slice(24));
  expect([...inAll].sort()).toEqual([...keys].sort());
});

it('a filter in use is drawn whole, with the parts of its closed branches beside it', () => {
  const tree = [node('top', 3, [node('a', 2), node('b', 1)]), ...flat];
  const { plain, inAll } = written(tree, { values: ['top'] });
  expect(plain.match(/ checked>/g)).toHaveLength(2);
  expect([...inAll].sort()).toEqual(['top', 'a', 'b', ...keys].sort());
});

it('R-FLT-5 every ticked child of a chosen parent can be kept without the parent, and a branch among them is not sent whole', () => {
  const branch = node('branch', 2, [node('b', 1), node('c', 1)]);
  const { inAll, plain } = written([node('top', 4, [node('a', 2), branch])], { values: ['top'] });
  expect(inAll).toEqual(['top', 'a', 'b', 'c']);
  // What was unticked can then be told from what is sent.
  expect(plain).toContain('<input type="hidden" name="genre.shown" value="2 branch">');
  expect(plain).toMatch(/<input [^>]*name="genre\.ticked" value="branch" checked>/);
});

it('R-FLT-2 a parent that only groups is sent by a name of its own, drawn or not, and says that it was ticked', () => {
  const group = node('group', 3, [node('a', 2), node('b', 1)], false);
  const boxes = (values: readonly string[], startsOpen: boolean) =>
    written([group], { values, startsOpen }).all.filter((input) => input.includes('"group"'));
  for (const startsOpen of [false, true]) {
    expect(boxes([], startsOpen)).toEqual([expect.stringMatching(/name="genre\.ticked"/)]);
    expect(boxes(['a'], startsOpen)).toEqual([expect.not.stringMatching(/ checked/)]);
    expect(boxes(['a', 'b'], startsOpen)).toEqual([expect.stringMatching(/ checked/)]);
  }
  expect(written([group], { values: ['a', 'b'] }).all.join()).toContain('name="genre.shown" value="2 group"');
});

it('a name is text whatever it holds, and one result is one', () => {
  const group = node('group', 2, [node('"><script>', 1), node('o’neill & co', 0)], false);
  const { plain, inPlain } = written([group]);
  expect(inPlain).toEqual(['&quot;&gt;&lt;script&gt;', 'o’neill &amp; co']);
  expect(plain).not.toContain('<script');
  expect(plain).toContain('1<span class="visually-hidden"> result</span>');
  expect(plain).toContain('0<span class="visually-hidden"> results</span>');
});

it('R-FLT-3 a parent whose children here are all ticked is shown ticked and not sent: others of its children were not chosen', () => {
  const tree = [node('top', 3, [node('a', 2), node('b', 1)])];
  const nested = [node('group', 3, tree, false)];
  expect(written(tree, { values: ['a', 'b'] }).inAll).toEqual(['a', 'b']);
  expect(written(nested, { values: ['a', 'b'] }).inPlain).toEqual(['a', 'b']);
  expect(written(tree, { values: ['a'] }).inAll).toEqual(['top', 'a', 'b']);
});
