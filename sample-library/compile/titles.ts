/** Titles: every play, opera and musical that the library knows. */
import { yearText } from '@/lib/domain/text/year-text';
import { forms, genres, periods, personBySlug, type Play, plays } from '@/sample-library/facts/read';
import { dossierOf, guidanceOfPlay, premiseOf } from '@/sample-library/source/texts';
import type { Context } from './context';
import type { Relations } from './relations';
import { type Entry, entry, to, toEach } from './resource';
import { audienceOf } from './audience';
import { guidanceLinks } from './marks';
import { pictureOf } from './picture';
import { article, listed, lowerFirst } from './words';

/** Content dates hold four-digit years; older titles carry the year alone ("Points settled" 9). */
const FIRST_DATED_YEAR = 1000;
/** Before this year first performances are known only roughly. */
const FIRST_CERTAIN_YEAR = 1700;

const nameOf = (terms: readonly { slug: string; name: string }[], slug: string) =>
  terms.find((term) => term.slug === slug)?.name ?? slug;

function authorsText(play: Play): string {
  const names = play.authors.map((slug) => personBySlug.get(slug)?.name ?? slug);
  if (names.length === 0) return 'an unknown author';
  const attributed = play.attributed ? ' (attributed)' : '';
  return `${listed(names)}${attributed}${play.after ? `, after ${play.after}` : ''}`;
}

function dateFields(play: Play): { date?: string; firstPerformed?: number } {
  return play.year < FIRST_DATED_YEAR
    ? { firstPerformed: play.year }
    : { date: `${play.year}-01-01`, firstPerformed: play.year };
}

/** Genres whose names are no names of a play. */
const kindOf: Readonly<Record<string, string>> = {
  verbatim: 'verbatim play',
  'physical-theatre': 'piece of physical theatre',
  'spoken-word': 'piece of spoken word',
  'musical-theatre': 'musical',
  'novel-adaptation': 'adaptation of a novel',
  horror: 'horror story',
};

/** What sort of play it is: genre, author, year, period. */
function placing(play: Play): string {
  const genre = kindOf[play.genre] ?? lowerFirst(nameOf(genres, play.genre));
  const when = play.year < FIRST_CERTAIN_YEAR ? `about ${yearText(play.year)}` : `in ${yearText(play.year)}`;
  const period = periods.find(({ slug }) => slug === play.period);
  const until = period?.to === undefined ? 'now' : yearText(period.to);
  const where =
    period && play.year >= period.from && play.year <= (period.to ?? Infinity)
      ? ` Period: ${period.name} (${period.region}, ${yearText(period.from)} to ${until}).`
      : '';
  return `${play.title} is ${article(genre)} by ${authorsText(play)}, first performed ${when}.${where}`;
}

function formText(play: Play): string {
  const known = play.forms.flatMap((slug) => forms.find((form) => form.slug === slug) ?? []);
  return known.map(({ name, definition }) => `${name}: ${definition ?? name}.`).join(' ');
}

function longText(play: Play): string {
  const dossier = dossierOf(play.slug);
  return [dossier?.world, placing(play), formText(play)].filter(Boolean).join('\n\n');
}

export function titleEntries(context: Context, relations: Relations): Entry[] {
  return plays.map((play) =>
    entry('title', play.slug, {
      name: play.title,
      slug: play.slug,
      ...pictureOf(context, {
        kind: 'title',
        slug: play.slug,
        title: play.title,
        form: play.forms[0],
        period: play.period,
        genre: play.genre,
        themes: play.themes,
      }),
      shortIntroduction: premiseOf(play.slug),
      longIntroduction: longText(play),
      ...dateFields(play),
      authors: toEach('person', play.authors),
      genres: [to('genre', play.genre)],
      themes: toEach('theme', [...play.themes, ...play.forms, ...audienceOf(play.slug).courses]),
      skills: toEach('skill', audienceOf(play.slug).skills),
      educationLevels: toEach('educationLevel', audienceOf(play.slug).levels),
      ...relations.fieldsOf('title', play.slug),
      contentGuidance: guidanceLinks(guidanceOfPlay(play.slug)),
    }),
  );
}
