/** Interviews and workshops: members of the invented company talk and teach. */
import { type Play, playBySlug } from '@/sample-library/facts/read';
import { LANTERN_YARD, memberBySlug } from '@/sample-library/source/company';
import type { InterviewText, WorkshopText } from '@/sample-library/source/texts';
import type { Stage } from '@/sample-library/source/vocabulary';
import { audienceOf, coursesOf, levelsOf } from './audience';
import type { Context } from './context';
import { dayBetween } from './dates';
import { guidanceOf } from './guidance';
import { markFields } from './marks';
import { pictureOf } from './picture';
import { playedFields } from './recordings';
import type { Kin, Relations } from './relations';
import { type Entry, entry, to, toEach } from './resource';
import { listed } from './words';

const FIRST_YEAR = 2019;
const LAST_YEAR = 2025;

export type Conversation =
  { kind: 'interview'; text: InterviewText } | { kind: 'workshop'; text: WorkshopText };

/** What a conversation is about, and for whom. */
interface Subject {
  play: Play | undefined;
  plays: readonly string[];
  forms: readonly string[];
  themes: readonly string[];
  stages: readonly Stage[];
}

const GROWN: readonly Stage[] = ['upper', 'post16', 'higher'];

function stagesOf({ kind, text }: Conversation): readonly Stage[] {
  if (kind === 'workshop') return text.stages;
  return text.play ? audienceOf(text.play).stages : GROWN;
}

function subjectOf(conversation: Conversation): Subject {
  const { kind, text } = conversation;
  const play = text.play ? playBySlug.get(text.play) : undefined;
  return {
    play,
    plays: text.play ? [text.play] : [],
    forms: [...(text.form ? [text.form] : []), ...(play?.forms ?? [])],
    themes: kind === 'interview' ? [...(text.themes ?? []), ...(play?.themes ?? [])] : [],
    stages: stagesOf(conversation),
  };
}

const namesOf = (people: readonly string[]) => people.map((slug) => memberBySlug.get(slug)?.name ?? slug);
const rolesOf = (people: readonly string[]) => people.flatMap((slug) => memberBySlug.get(slug)?.roles ?? []);

/** Said of every conversation and workshop, so that no words are taken for a real person’s. */
export const SPEAKERS_INVENTED = 'Speakers and company are invented, and so is what they say.';

/** Said of workshops without a recording. */
export const IN_WRITING = 'Set down in writing, to be led by a teacher.';

export function conversationKin(conversation: Conversation): Kin {
  const { kind, text } = conversation;
  const { plays, forms, themes } = subjectOf(conversation);
  return {
    kind,
    slug: text.slug,
    plays,
    forms,
    themes,
    people: text.people,
    guidance: guidanceOf(text, plays),
  };
}

/** What is said on the page, under what it is: in writing, or played. */
function wordsOf({ kind, text }: Conversation, played: boolean): string {
  const names = listed(namesOf(text.people));
  if (kind === 'interview') {
    const head = played ? [] : [`In writing. ${names}. ${SPEAKERS_INVENTED}`];
    return [...head, ...text.exchange.flat()].join('\n\n');
  }
  const lead = `Led by ${names}. With a class: ${text.minutes} minutes.`;
  const steps = text.steps.map((step, index) => `${index + 1}. ${step}`);
  return [`${lead}${played ? '' : ` ${IN_WRITING}`} ${SPEAKERS_INVENTED}`, ...steps, text.note].join('\n\n');
}

export function conversationEntry(context: Context, relations: Relations, conversation: Conversation): Entry {
  const { kind, text } = conversation;
  const { play, plays, forms, themes, stages } = subjectOf(conversation);
  const recording = text.recording ? context.recordings.get(text.recording) : undefined;
  const drawn = kind === 'interview' ? { genre: play?.genre, themes } : { roles: text.skills };
  return entry(kind, text.slug, {
    name: text.name,
    slug: text.slug,
    subType: text.subType,
    ...pictureOf(
      context,
      { kind, slug: text.slug, title: text.name, subType: text.subType, form: forms[0], ...drawn },
      text.picture,
    ),
    shortIntroduction: text.short,
    longIntroduction: wordsOf(conversation, recording !== undefined),
    date: dayBetween(`${kind} ${text.slug}`, FIRST_YEAR, LAST_YEAR),
    ...playedFields(recording),
    producers: [to('company', LANTERN_YARD)],
    people: toEach('person', text.people),
    roles: toEach('role', rolesOf(text.people)),
    genres: play ? [to('genre', play.genre)] : undefined,
    themes: toEach('theme', [...themes, ...forms, ...coursesOf(stages)]),
    skills: toEach('skill', text.skills),
    educationLevels: toEach('educationLevel', levelsOf(stages)),
    ...(kind === 'workshop' ? { standards: toEach('standard', text.standards) } : {}),
    companies: [to('company', LANTERN_YARD)],
    ...relations.of(conversationKin(conversation)),
    relatedPeople: toEach('person', text.people),
    ...markFields(text, guidanceOf(text, plays)),
  });
}
