import { styleSheets, withoutComments } from '@/__tests__/support/style-sheets';

/** Innermost blocks, each with its selector. */
const blocksOf = (text: string) =>
  [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));

/** `dialog` elements: the browser itself positions what is drawn above the page. */
const isOnTop = (selector: string) => ['.dialog', '.navigation'].includes(selector);

it('what scrolls by itself holds what is positioned in it: hidden words else widen or lengthen the page', () => {
  const scrolling = styleSheets.flatMap((file) =>
    blocksOf(withoutComments(file))
      .filter(({ body }) => /overflow(?:-[xy])?:\s*(?:auto|scroll)/.test(body))
      .map(({ selector, body }) => ({ place: `${file}: ${selector}`, selector, body })),
  );
  expect(scrolling.length).toBeGreaterThan(10);
  const loose = scrolling.filter(
    ({ selector, body }) =>
      !isOnTop(selector) && !/position:\s*(?:relative|absolute|fixed|sticky)/.test(body),
  );
  expect(loose.map(({ place }) => place)).toEqual([]);
});
