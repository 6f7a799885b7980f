/** Productions: invented stagings of plays in the public domain. */
import { genres, playBySlug } from '@/sample-library/facts/read';
import { dossierOf, type ProductionText } from '@/sample-library/source/texts';
import { type Member, memberBySlug, membersOf } from '@/sample-library/source/company';
import { audienceOf } from './audience';
import { pick, shuffled } from './chance';
import type { Context } from './context';
import { guidanceOfStaging } from './guidance';
import { markFields } from './marks';
import { pictureOf } from './picture';
import { playedFields } from './recordings';
import type { Kin, Relations } from './relations';
import { type Entry, entry, to, toEach } from './resource';
import { lengthText, listed } from './words';

const MOST_PARTS = 9;

/** Parts of a play: those that the production names, else those of the play's dossier. */
function partsOf({ play, parts }: ProductionText): readonly string[] {
  return (parts ?? (dossierOf(play)?.characters ?? []).map(([name]) => name)).slice(0, MOST_PARTS);
}

interface CastMember {
  personSlug: string;
  name: string;
  character: string;
}

function actorNamed(slug: string): Member {
  const actor = memberBySlug.get(slug);
  if (!actor) throw new Error(`${slug} is no member of the company`);
  return actor;
}

function castOf(text: ProductionText): CastMember[] {
  const played = text.played ?? {};
  const taken = new Set(Object.values(played));
  const unknown = Object.keys(played).find((part) => !partsOf(text).includes(part));
  if (unknown !== undefined) throw new Error(`${text.slug}: there is no part ${unknown}`);
  const free = shuffled(`cast of ${text.slug}`, membersOf('acting')).filter(({ slug }) => !taken.has(slug));
  return partsOf(text).flatMap((character) => {
    const named = played[character];
    const actor = named === undefined ? free.shift() : actorNamed(named);
    return actor ? [{ personSlug: actor.slug, name: actor.name, character }] : [];
  });
}

/** Languages of countries whose plays the company translates. */
const translatorOf: Readonly<Record<string, string>> = {
  FRA: 'marguerite-eze-fielding',
  ESP: 'marguerite-eze-fielding',
  ITA: 'marguerite-eze-fielding',
  NOR: 'severin-aldous-kaye',
  SWE: 'severin-aldous-kaye',
  DEU: 'severin-aldous-kaye',
  RUS: 'severin-aldous-kaye',
  CZE: 'severin-aldous-kaye',
  POL: 'severin-aldous-kaye',
  GRC: 'barnaby-solano-reeve',
  IND: 'barnaby-solano-reeve',
  JPN: 'barnaby-solano-reeve',
};

interface CreativeMember {
  personSlug: string;
  name: string;
  role: string;
}

const credit = (role: string, member: Member | undefined): CreativeMember[] =>
  member ? [{ personSlug: member.slug, name: member.name, role }] : [];

function designers(text: ProductionText): CreativeMember[] {
  const light = memberBySlug.get('jolyon-farr-castellan');
  const sound = memberBySlug.get('gethin-larsdotter');
  if (text.subType === 'Audio production') return credit('Sound Designer', sound);
  const sets = membersOf('design').filter(({ roles }) => roles.includes('set-designer'));
  const costumes = memberBySlug.get('amaranta-holloway-diaz');
  return [
    ...credit('Set Designer', pick(`set of ${text.slug}`, sets)),
    ...credit('Costume Designer', costumes),
    ...credit('Lighting Designer', light),
    ...credit('Sound Designer', sound),
    ...credit('Movement Director', pick(`movement of ${text.slug}`, membersOf('movement'))),
  ];
}

function creativesOf(text: ProductionText): CreativeMember[] {
  const play = playBySlug.get(text.play);
  const translator = play ? translatorOf[play.country] : undefined;
  const directors = text.directors.flatMap((slug) => credit('Director', memberBySlug.get(slug)));
  const screen = text.subType === 'Short film' || text.recording?.startsWith('rec-') === true;
  return [
    ...directors,
    ...(translator ? credit('Translator', memberBySlug.get(translator)) : []),
    ...designers(text),
    ...credit('Voice Coach', pick(`voice of ${text.slug}`, membersOf('voice'))),
    ...credit('Stage Manager', memberBySlug.get('calliope-drummond-yates')),
    ...(screen && text.subType !== 'Audio production'
      ? credit('Screen Director', memberBySlug.get('linus-corvane'))
      : []),
  ];
}

export function productionKin(text: ProductionText): Kin {
  const play = playBySlug.get(text.play);
  const people = [...castOf(text), ...creativesOf(text)].map(({ personSlug }) => personSlug);
  return {
    kind: 'production',
    slug: text.slug,
    plays: [text.play],
    forms: play?.forms ?? [],
    themes: play?.themes ?? [],
    people: [...people, ...(play?.authors ?? [])],
    guidance: guidanceOfStaging(text),
  };
}

/** Said of every staging without a recording, so that nobody looks for a player. */
export const NOTHING_HELD =
  'The sample library holds no recording of this staging: the page is a record of it, for teaching and for finding things.';

/** Said of every recording. */
export const DRAWN_AND_SYNTHETIC =
  'The pictures are drawn and the voices are synthetic, because the company is invented.';

/** What can be heard or seen here, said plainly: a scene, or nothing. */
function holding(context: Context, text: ProductionText): string {
  const recording = text.recording ? context.recordings.get(text.recording) : undefined;
  if (!recording) return NOTHING_HELD;
  const first = recording.lines[0]?.text.replace(/[\s,:;.–-]+$/, '');
  const what = recording.type === 'audio' ? 'A recording' : 'A film';
  const length = lengthText(recording.durationSeconds);
  return `${what} of one passage, from “${first ?? recording.title}”. Length: ${length}. ${DRAWN_AND_SYNTHETIC}`;
}

function creditsText(text: ProductionText): string {
  const cast = castOf(text).slice(0, 3);
  if (cast.length === 0) return '';
  const people = cast.map(({ name, character }) => `${name} as ${character}`);
  return `With ${listed(people)}.`;
}

export function productionEntry(context: Context, relations: Relations, text: ProductionText): Entry {
  const play = playBySlug.get(text.play);
  if (!play?.publicDomain) throw new Error(`${text.slug}: ${text.play} is not in the public domain`);
  const recording = text.recording ? context.recordings.get(text.recording) : undefined;
  const audience = audienceOf(text.play);
  const audio = text.subType === 'Audio production' ? ['audio-drama'] : [];
  const genreSlugs = [play.genre, ...audio].filter((slug) => genres.some((genre) => genre.slug === slug));
  return entry('production', text.slug, {
    name: text.name,
    slug: text.slug,
    subType: text.subType,
    ...pictureOf(
      context,
      {
        kind: 'production',
        slug: text.slug,
        title: text.name,
        subType: text.subType,
        form: play.forms[0],
        period: play.period,
        genre: play.genre,
        themes: play.themes,
      },
      text.picture,
    ),
    shortIntroduction: text.short,
    longIntroduction: [text.text, creditsText(text), holding(context, text)].filter(Boolean).join('\n\n'),
    date: text.date,
    ...playedFields(recording),
    title: to('title', text.play),
    producers: [to('company', text.company)],
    companies: [to('company', text.company)],
    periods: [to('period', play.period)],
    directors: toEach('person', text.directors),
    writers: toEach('person', play.authors),
    castMembers: castOf(text),
    creativeMembers: creativesOf(text),
    genres: toEach('genre', genreSlugs),
    themes: toEach('theme', [...play.themes, ...play.forms, ...audience.courses]),
    skills: toEach('skill', audience.skills),
    educationLevels: toEach('educationLevel', audience.levels),
    ...relations.of(productionKin(text)),
    ...markFields(text, guidanceOfStaging(text)),
  });
}
