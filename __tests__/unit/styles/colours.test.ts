import { styleSheets as sheets, withoutComments } from '@/__tests__/support/style-sheets';
import { tokenSheets } from '@/__tests__/support/visitors/tokens';

const tokens = tokenSheets.map(withoutComments).join('\n');

it('no colour is named outside the tokens', () => {
  const named = sheets
    .filter((file) => !tokenSheets.includes(file))
    .flatMap((file) =>
      [...withoutComments(file).matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^v)]*\)/gi)].map(
        ([colour]) => `${file}: ${colour}`,
      ),
    );
  expect(sheets.length).toBeGreaterThan(40);
  expect(named).toEqual([]);
});

/** Set by script: the size of a document's page. */
const measured = new Set(['page-width', 'page-ratio']);

it('every token that a style sheet asks for exists', () => {
  const known = new Set([...tokens.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  const unknown = sheets.flatMap((file) => {
    const text = withoutComments(file);
    const own = new Set([...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
    // A fallback stands for what script or a font sets.
    return [...text.matchAll(/var\(--([\w-]+)\s*\)/g)]
      .map(([, name = '']) => name)
      .filter(
        (name) => !known.has(name) && !own.has(name) && !measured.has(name) && !name.startsWith('font-'),
      )
      .map((name) => `${file}: --${name}`);
  });
  expect(unknown).toEqual([]);
});

it('every token is used', () => {
  const used = sheets.map(withoutComments).join('\n');
  const names = [...new Set([...tokens.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name))];
  expect(
    names.filter((name) => !used.includes(`var(--${name})`) && !used.includes(`var(--${name},`)),
  ).toEqual([]);
});

it('no line is drawn in the curtain’s own colour, which forced colours make that of a button', () => {
  const drawn = sheets.flatMap((file) =>
    [...withoutComments(file).matchAll(/border[\w-]*:[^;]*var\(--curtain\)/g)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );
  expect(drawn).toEqual([]);
});
