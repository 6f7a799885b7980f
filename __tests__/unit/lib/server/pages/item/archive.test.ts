/** What archives say of a work stands on its page where it is known; what is unknown is not said. */
import { entry } from '@/__tests__/support/content/item-entries';
import { tableSource } from '@/__tests__/support/content/item-source';
import { british, deps, fact, pageOf } from './fixture';

const said = {
  originalTitle: '井筒',
  alternativeTitles: ['The Well Cradle', 'The Well-Curb'],
  languages: ['ja', 'cy'],
  dateAsKnown: '1997-05',
  venue: 'National Noh Theatre',
  identifiers: ['wikidata:Q1135853'],
  provenance: 'Gift of the family, 2004',
  license: 'https://creativecommons.org/licenses/by/4.0/',
};
const source = tableSource([
  entry('production', 'izutsu', { subType: 'Archive recording', ...said }),
  entry('production', 'bare', { subType: 'Archive recording' }),
  entry('title', 'antigone', { dateAsKnown: '-0440', characters: ['Antigone', 'Creon'] }),
]);
const page = (type: 'production' | 'title', slug: string) => pageOf(type, slug, british, deps(source));
const names = (values: readonly { name: string }[]) => values.map(({ name }) => name);

it('shows titles, languages, a date of its precision, venue, identifiers, provenance and terms of use', async () => {
  const shown = await page('production', 'izutsu');
  const facts = Object.fromEntries(shown.facts.map(({ label, values }) => [label, names(values)]));
  expect(facts).toMatchObject({
    'Original title': ['井筒'],
    'Also known as': ['The Well Cradle', 'The Well-Curb'],
    Languages: ['Japanese', 'Welsh'],
    Date: ['May 1997'],
    Venue: ['National Noh Theatre'],
    Identifier: ['wikidata:Q1135853'],
    Provenance: ['Gift of the family, 2004'],
    'Terms of use': [said.license],
  });
  expect(fact(shown, 'Terms of use')[0]?.href).toBe(said.license);
});

it('shows characters of a play and a year before the common era', async () => {
  const shown = await page('title', 'antigone');
  expect(names(fact(shown, 'Characters'))).toEqual(['Antigone', 'Creon']);
  expect(names(fact(shown, 'Date'))).toEqual(['441 BCE']);
});

it('states nothing of a work of which nothing is known: no guidance, no date, no level, no count', async () => {
  const shown = await page('production', 'bare');
  expect(shown.facts).toEqual([]);
  expect(JSON.stringify(shown)).not.toMatch(/nothing to warn|\b0 plays|unknown/i);
});
