import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageOfCountry } from '@/lib/domain/text/language-of-country';
import { spelled } from '@/lib/domain/text/spelling';

it('sentences keep British spelling for everyone but the USA', () => {
  const text = 'Colours of your organisation';
  for (const country of ['GBR', 'AUS', null]) expect(spelled(text, country)).toBe(text);
  expect(spelled(text, 'USA')).toBe('Colors of your organization');
});

it('case and endings are kept', () => {
  expect(spelled('Organisations were recognised by what they practise, synchronised.', 'USA')).toBe(
    'Organizations were recognized by what they practice, synchronized.',
  );
});

it('pages and dates are in the English of the country', () => {
  expect(languageOfCountry('USA')).toBe('en-US');
  expect(languageOfCountry(null)).toBe('en-GB');
});

/** Words that the two countries spell differently, so that a new sentence with one of them is noticed. */
const differing =
  /\b(?:behaviour|catalogue|centre|favourite|grey|licence|programme|analyse|apologise|authorise|customise|enrol|fulfil|honour|judgement|labelled|learnt|organise|personalise|summarise|travelled)(?:s|d|ed|ing|ment)?\b/i;

it('no sentence of the product uses a word whose other spelling is not known', () => {
  const files = ['components', 'pages', 'lib/domain'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('styleguide'))
      .map((name) => path.join(folder, name)),
  );
  const found = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split('\n');
    const said = lines.filter(
      (line) => !/^\s*\/\/|^import |\bfrom '|\bimport\('|'centre'/.test(line) && differing.test(line),
    );
    return said.map((line) => `${file}: ${line.trim()}`);
  });
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});
