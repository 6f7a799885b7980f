import { keyOf, readCatalogue } from '@/scripts/words/catalogue.mjs';
import { translateSource } from '@/scripts/words/translate.mjs';

/** A catalogue of the demo's feature. */
const catalogue = (sentences: Record<string, string>, feature = 'components/demo', language = 'cy') => ({
  language,
  sentences: new Map(Object.entries(sentences).map(([message, text]) => [keyOf(feature, message), text])),
  alike: new Map<string, string>(),
});

const inDemo = (source: string, sentences: Record<string, string>) =>
  translateSource(source, 'components/demo/Demo.tsx', catalogue(sentences));

it('a sentence is replaced with its places in the order of the translation', () => {
  expect(inDemo('<p>From {from} to <b>{to}</b></p>', { 'From {0} to <1>{2}</1>': '<1>{2}</1> ← {0}' })).toBe(
    '<p><b>{to}</b>{" ← "}{from}</p>',
  );
});

it('what stands in its places is translated too', () => {
  const source = '<p>Show {n} {n === 1 ? "result" : "results"}</p>';
  expect(inDemo(source, { 'Show {0} {1}': 'Dangos {0} {1}', results: 'canlyniad' })).toBe(
    '<p>{"Dangos "}{n}{" "}{n === 1 ? "result" : "canlyniad"}</p>',
  );
});

it('letters that mean something to the source say themselves', () => {
  expect(inDemo('<p title="Now">Go on</p>', { 'Go on': 'a {b} < "c"', Now: 'd\'"{e}' })).toBe(
    '<p title={"d\'\\"{e}"}>{"a {b} < \\"c\\""}</p>',
  );
  expect(inDemo('const a = `At ${b}`;', { 'At {0}': '`${x}\\ {0}' })).toBe('const a = `\\`\\${x}\\\\ ${b}`;');
});

it('markup is escaped', () => {
  const words = catalogue({ 'Go on': 'a < b & "c"' }, 'services/identity/pages');
  expect(translateSource('html`<p> Go on </p>`', 'services/identity/pages/demo.ts', words)).toBe(
    'html`<p> a &lt; b &amp; &quot;c&quot; </p>`',
  );
});

it('space around a sentence stays', () => {
  expect(inDemo('<p><b /> Close {" "}<i /></p>', { Close: 'Cau' })).toBe('<p><b />{" Cau "}{" "}<i /></p>');
});

it('a sentence without translation, and a code of the same letters, stay', () => {
  const source = "const a = { title: 'Play', text: 'Go on', kind: b === 'Play' };";
  expect(inDemo(source, { Play: 'Chwarae' })).toBe(
    `const a = { title: "Chwarae", text: 'Go on', kind: b === 'Play' };`,
  );
});

it('the language of the words is the language of the document, of numbers and of dates', () => {
  const source = "const tag = country === 'USA' ? 'en-US' : 'en-GB'; new Intl.NumberFormat('en-GB');";
  expect(translateSource(source, 'lib/domain/text/calendar.ts', catalogue({}))).toBe(
    'const tag = country === \'USA\' ? "cy" : "cy"; new Intl.NumberFormat("cy");',
  );
});

it.each([
  ['lost', 'Yn ôl'],
  ['doubled', '{0} {0} <1>a</1>'],
  ['unclosed', '{0} <1>a'],
  ['crossed', '{0} </1>a<1>'],
])('a translation with a place %s stops the build', (_what, text) => {
  expect(() => inDemo('<p>Back to {page} <b>now</b></p>', { 'Back to {0} <1>now</1>': text })).toThrow(
    /signs/,
  );
});

describe('a file of translations', () => {
  const file = (language: string, rest: string) =>
    readCatalogue(`msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n${language}\n${rest}`);
  const language = '"Language: pt_BR\\n"';

  it('gives the language as browsers write it, and its sentences', () => {
    const read = file(language, 'msgctxt "components/ui"\nmsgid "Close"\nmsgstr "Fechar"\n');
    expect(read.language).toBe('pt-BR');
    expect([...read.sentences]).toEqual([[keyOf('components/ui', 'Close'), 'Fechar']]);
  });

  it('leaves out what is empty or not sure', () => {
    const empty = 'msgctxt "a"\nmsgid "One"\nmsgstr ""\n\n';
    const fuzzy = '#, fuzzy\nmsgctxt "a"\nmsgid "Two"\nmsgstr "Dau"\n';
    expect(file(language, empty + fuzzy).sentences.size).toBe(0);
  });

  describe('a sentence whose component moved to another folder since', () => {
    const said = (feature: string, text: string) =>
      `msgctxt "${feature}"\nmsgid "Play"\nmsgstr "${text}"\n\n`;
    const shown = (sentences: string) =>
      translateSource('<b>Play</b>', 'components/moved/Demo.tsx', file(language, sentences));

    it('is found by itself where it is translated alike everywhere', () => {
      expect(shown(said('components/old', 'Tocar') + said('components/a', 'Tocar'))).toBe('<b>{"Tocar"}</b>');
    });

    it.each([
      ['two translations', said('components/old', 'Tocar') + said('lib/domain/text', 'Peça')],
      ['a feature without translation', said('components/old', 'Tocar') + said('lib/domain/text', '')],
      ['an unsure one', `${said('components/old', 'Tocar')}#, fuzzy\n${said('lib/domain/text', 'Tocar')}`],
    ])('stays as it is with %s', (_what, sentences) => {
      expect(shown(sentences)).toBe('<b>Play</b>');
    });

    it('has its own translation where there is one', () => {
      expect(shown(said('components/old', 'Tocar') + said('components/moved', 'Peça'))).toBe(
        '<b>{"Peça"}</b>',
      );
    });
  });

  it('must say its language', () => {
    expect(() => file('', '')).toThrow(/language/);
  });
});
