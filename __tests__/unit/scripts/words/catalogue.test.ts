import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { gathered, gettextFile, readCatalogue } from '@/scripts/words/catalogue.mjs';
import { isSpoken, spokenFiles } from '@/scripts/words/places.mjs';
import { pseudo, PSEUDO_LANGUAGE } from '@/scripts/words/pseudo.mjs';
import { translateSource } from '@/scripts/words/translate.mjs';

const root = process.cwd();
const entries = gathered(root);

/** What the compiler keeps of a source that it could not read; it says so to itself alone. */
type Parsed = ts.SourceFile & { parseDiagnostics: readonly ts.DiagnosticWithLocation[] };

/** Faults of a source's grammar. */
function faultsOf(text: string, file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false, kind) as Parsed;
  return source.parseDiagnostics.map(
    ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}

it('a fault of grammar is seen', () => {
  expect(faultsOf('<p>{', 'a.tsx')).not.toEqual([]);
});

it('the catalogue in words/ holds every sentence of the source; if not, run `npm run words`', () => {
  expect(readFileSync('words/library.pot', 'utf8') === gettextFile(entries, '')).toBe(true);
});

it('the whole source in a made-up language is still source', () => {
  const catalogue = readCatalogue(gettextFile(entries, PSEUDO_LANGUAGE, pseudo));
  const faults = spokenFiles(root).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const translated = translateSource(text, file, catalogue);
    return translated === text ? [] : faultsOf(translated, file);
  });
  expect(faults).toEqual([]);
});

it('an empty catalogue of our own language changes nothing', () => {
  const nothing = {
    language: 'en-GB',
    sentences: new Map<string, string>(),
    alike: new Map<string, string>(),
  };
  const file = 'components/search/EmptyResult.tsx';
  const text = readFileSync(file, 'utf8');
  expect(translateSource(text, file, nothing)).toBe(text);
});

it('sentences stand by feature, once each, with the files that say them', () => {
  const signOut = entries.filter(
    ({ feature, message }) => feature === 'components/account' && message === 'Sign out',
  );
  expect(signOut.map(({ files }) => files)).toEqual([
    ['components/account/ProfileFacts.tsx', 'components/account/SignIns.tsx'],
  ]);
});

it('codes of the specification are in no feature', () => {
  const all = new Set(entries.map(({ message }) => message));
  const codes = [
    'Okta',
    'IPAuth',
    'Unauthed',
    'Middle School',
    'in progress',
    'not started',
    'United States',
    'en-GB',
  ];
  expect(codes.filter((code) => all.has(code))).toEqual([]);
});

it('tests, the style guide and logs of the server are not read', () => {
  const unread = [
    'components/styleguide/samples.ts',
    'lib/server/pages/home.ts',
    '__tests__/a.tsx',
    'styles/modules.d.ts',
  ];
  expect(unread.filter(isSpoken)).toEqual([]);
});
