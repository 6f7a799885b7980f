/** People: real practitioners and authors with the facts we have, and the members of the invented company. */
import { yearText } from '@/lib/domain/text/year-text';
import { countryList } from '@/lib/domain/viewer/countries';
import { people, type Person, plays, roles } from '@/sample-library/facts/read';
import { INVENTED_PERSON, type Member, members } from '@/sample-library/source/company';
import { portraitOf } from '@/sample-library/source/texts';
import type { Context } from './context';
import { pictureOf } from './picture';
import type { Relations } from './relations';
import { type Entry, entry, toEach } from './resource';
import { listed, upperFirst } from './words';

const roleName = (slug: string) => (roles.find((role) => role.slug === slug)?.name ?? slug).toLowerCase();
const countryNames = new Map(countryList().map(({ alpha3, name }) => [alpha3, name.replaceAll("'", '’')]));

/** The kingdoms of Great Britain were one from this year on. */
const UNION_YEAR = 1707;

/** The country as people say it; the list has the state of today by its official name. */
function countryOf({ country, died }: Person): string | undefined {
  if (country === 'RUS') return 'Russia';
  if (country === 'GBR' && died !== undefined && died < UNION_YEAR) return 'England';
  return country ? countryNames.get(country) : undefined;
}

/** Before this year the records give a year of birth or death only roughly. */
const FIRST_CERTAIN_YEAR = 1500;

function lifeText({ born, died, about: roughly = false }: Person): string {
  const about = (year: number) =>
    roughly || year < FIRST_CERTAIN_YEAR ? `about ${yearText(year)}` : yearText(year);
  if (born !== undefined && died !== undefined) return `${about(born)} to ${about(died)}`;
  if (born !== undefined) return `born ${about(born)}`;
  return died === undefined ? '' : `died ${about(died)}`;
}

function worksText(person: Person): string {
  const works = plays.filter(({ authors }) => authors.includes(person.slug)).map(({ title }) => title);
  if (works.length === 0) return '';
  const most = 6;
  const more = works.length > most ? ` and ${works.length - most} more` : '';
  return `In the library: ${more ? works.slice(0, most).join(', ') + more : listed(works)}.`;
}

/** What the line over the page (shortIntroduction) does not say already. */
function description(person: Person): string {
  const what = upperFirst(listed(person.roles.map(roleName)));
  const country = countryOf(person);
  const head = [what, country, lifeText(person)].filter(Boolean).join(', ');
  return [`${head}.`, person.fact ? worksText(person) : ''].filter(Boolean).join(' ');
}

function realPerson(context: Context, relations: Relations, person: Person): Entry {
  const portrait = portraitOf(person.slug);
  return entry('person', person.slug, {
    name: person.name,
    slug: person.slug,
    description: description(person),
    ...pictureOf(context, {
      kind: 'person',
      slug: person.slug,
      title: person.name,
      form: person.forms?.[0],
      roles: person.roles,
      real: true,
    }),
    shortIntroduction:
      person.fact ??
      [`${upperFirst(listed(person.roles.map(roleName)))}.`, worksText(person)].join(' ').trim(),
    longIntroduction: portrait,
    roles: toEach('role', person.roles),
    curated: portrait !== undefined,
    ...relations.fieldsOf('person', person.slug),
  });
}

const firstSentence = (text: string) => /^.+?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;

function member(context: Context, relations: Relations, { slug, name, roles: held, text }: Member): Entry {
  return entry('person', slug, {
    name,
    slug,
    description: `${text} ${INVENTED_PERSON}`,
    ...pictureOf(context, { kind: 'person', slug, title: name, roles: held }),
    shortIntroduction: `${upperFirst(listed(held.map(roleName)))} of the invented Lantern Yard Company. ${firstSentence(text)}`,
    roles: toEach('role', held),
    curated: true,
    ...relations.fieldsOf('person', slug),
  });
}

export function personEntries(context: Context, relations: Relations): Entry[] {
  return [
    ...people.map((person) => realPerson(context, relations, person)),
    ...members.map((invented) => member(context, relations, invented)),
  ];
}
