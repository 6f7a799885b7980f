/** Interviews and workshops: members of the invented company talk and teach. */
import { playBySlug } from '@/sample-library/facts/read';
import { LANTERN_YARD, memberBySlug } from '@/sample-library/source/company';
import type { InterviewText, WorkshopText } from '@/sample-library/source/texts';
import type { Stage } from '@/sample-library/source/vocabulary';
import { audienceOf, coursesOf, levelsOf } from './audience';
import type { Context } from './context';
import { dayBetween } from './dates';
import { guidanceOf } from './guidance';
import { markFields } from './marks';
import { pictureOf } from './picture';
import { segmentLinks } from './recordings';
import type { Kin, Relations } from './relations';
import { type Entry, entry, to, toEach } from './resource';
import { formalStandards } from './standards-of';
import { listed } from './words';

const FIRST_YEAR = 2019;
const LAST_YEAR = 2025;

const formsOf = (text: { play?: string | undefined; form?: string | undefined }) => [
  ...(text.form ? [text.form] : []),
  ...(text.play ? (playBySlug.get(text.play)?.forms ?? []) : []),
];
const themesOf = (text: { play?: string | undefined; themes?: readonly string[] | undefined }) => [
  ...(text.themes ?? []),
  ...(text.play ? (playBySlug.get(text.play)?.themes ?? []) : []),
];
const namesOf = (people: readonly string[]) => people.map((slug) => memberBySlug.get(slug)?.name ?? slug);
const rolesOf = (people: readonly string[]) => people.flatMap((slug) => memberBySlug.get(slug)?.roles ?? []);

/** Said of every conversation and workshop, so that no words are taken for a real person’s. */
export const SPEAKERS_INVENTED = 'Speakers and company are invented, and so is what they say.';

export const interviewKin = (text: InterviewText): Kin => ({
  kind: 'interview',
  slug: text.slug,
  plays: text.play ? [text.play] : [],
  forms: formsOf(text),
  themes: themesOf(text),
  people: text.people,
  guidance: guidanceOf(text, text.play ? [text.play] : []),
});

export const workshopKin = (text: WorkshopText): Kin => ({
  kind: 'workshop',
  slug: text.slug,
  plays: text.play ? [text.play] : [],
  forms: formsOf(text),
  themes: [],
  people: text.people,
  guidance: guidanceOf(text, text.play ? [text.play] : []),
});

/** Said of workshops without a recording. */
export const IN_WRITING = 'Set down in writing, to be led by a teacher.';

interface Played {
  recording?: string | undefined;
}

function playedFields(context: Context, { recording: assetId }: Played): object {
  const recording = assetId ? context.recordings.get(assetId) : undefined;
  return recording ? { media: to('media', recording.assetId), segments: segmentLinks(recording) } : {};
}

const isPlayed = (context: Context, { recording }: Played) =>
  recording !== undefined && context.recordings.has(recording);

function exchangeText(text: InterviewText): string {
  return text.exchange.map(([question, answer]) => `${question}\n\n${answer}`).join('\n\n');
}

export function interviewEntry(context: Context, relations: Relations, text: InterviewText): Entry {
  const play = text.play ? playBySlug.get(text.play) : undefined;
  const stages: readonly Stage[] = text.play ? audienceOf(text.play).stages : ['upper', 'post16', 'higher'];
  const head = isPlayed(context, text)
    ? ''
    : `In writing. ${listed(namesOf(text.people))}. ${SPEAKERS_INVENTED}`;
  return entry('interview', text.slug, {
    name: text.name,
    slug: text.slug,
    subType: text.subType,
    ...(text.picture === false
      ? {}
      : pictureOf(context, {
          kind: 'interview',
          slug: text.slug,
          title: text.name,
          subType: text.subType,
          form: formsOf(text)[0],
          genre: play?.genre,
          themes: themesOf(text),
        })),
    shortIntroduction: text.short,
    longIntroduction: [head, exchangeText(text)].filter(Boolean).join('\n\n'),
    date: dayBetween(`interview ${text.slug}`, FIRST_YEAR, LAST_YEAR),
    ...playedFields(context, text),
    producers: [to('company', LANTERN_YARD)],
    people: toEach('person', text.people),
    roles: toEach('role', rolesOf(text.people)),
    genres: play ? [to('genre', play.genre)] : undefined,
    themes: toEach('theme', [...themesOf(text), ...formsOf(text), ...coursesOf(stages)]),
    skills: toEach('skill', text.skills),
    educationLevels: toEach('educationLevel', levelsOf(stages)),
    companies: [to('company', LANTERN_YARD)],
    ...relations.of(interviewKin(text)),
    relatedPeople: toEach('person', text.people),
    ...markFields(text, text.play ? [text.play] : []),
  });
}

function workshopBody(context: Context, text: WorkshopText): string {
  const lead = `Led by ${listed(namesOf(text.people))}. With a class: ${text.minutes} minutes.`;
  const where = isPlayed(context, text) ? '' : ` ${IN_WRITING}`;
  const steps = text.steps.map((step, index) => `${index + 1}. ${step}`).join('\n\n');
  return `${lead}${where} ${SPEAKERS_INVENTED}\n\n${steps}\n\n${text.note}`;
}

export function workshopEntry(context: Context, relations: Relations, text: WorkshopText): Entry {
  const play = text.play ? playBySlug.get(text.play) : undefined;
  return entry('workshop', text.slug, {
    name: text.name,
    slug: text.slug,
    subType: text.subType,
    ...(text.picture === false
      ? {}
      : pictureOf(context, {
          kind: 'workshop',
          slug: text.slug,
          title: text.name,
          subType: text.subType,
          form: formsOf(text)[0],
          roles: text.skills,
        })),
    shortIntroduction: text.short,
    longIntroduction: workshopBody(context, text),
    date: dayBetween(`workshop ${text.slug}`, FIRST_YEAR, LAST_YEAR),
    ...playedFields(context, text),
    producers: [to('company', LANTERN_YARD)],
    people: toEach('person', text.people),
    roles: toEach('role', rolesOf(text.people)),
    genres: play ? [to('genre', play.genre)] : undefined,
    themes: toEach('theme', [...formsOf(text), ...coursesOf(text.stages)]),
    skills: toEach('skill', text.skills),
    educationLevels: toEach('educationLevel', levelsOf(text.stages)),
    standards: toEach('standard', formalStandards(text.stages, 'performing')),
    companies: [to('company', LANTERN_YARD)],
    ...relations.of(workshopKin(text)),
    relatedPeople: toEach('person', text.people),
    ...markFields(text, text.play ? [text.play] : []),
  });
}
