import { styleSheets, withoutComments } from '@/__tests__/support/style-sheets';

it('no rule for everything in or beside what holds something: each element that is added would restyle the whole page', () => {
  const selectors = styleSheets.flatMap((file) =>
    [...withoutComments(file).matchAll(/([^{};]+)\{/g)].map(
      ([, selector = '']) => `${file}: ${selector.trim()}`,
    ),
  );
  expect(selectors.filter((selector) => selector.includes(':has(')).length).toBeGreaterThan(10);
  // What is not something is anything, as `*` is.
  expect(selectors.filter((selector) => /:has\(.*\)\s*[\s>+~]\s*(\*|:not\()/.test(selector))).toEqual([]);
});
