/**
 * The one schema of the texts: a kind is a folder of `sample-library/texts` (or a file of that name), a text is its front
 * matter and what its body is read into (`body.ts`). Types of texts are derived from here.
 */
import { z } from 'zod';
import { moduleQuestionSchema } from '@/lib/contracts/personal/training';
import {
  agreementKeys, company, form, genre, period, person, play, role, skill, stages, standards, target, theme, themeOrForm, warning,
} from './vocabulary'; // prettier-ignore

const words = z.string().min(1);
const slug = z.string().regex(/^[a-z0-9-]+$/, { error: 'is not a slug' });
const minutes = z.number().int().positive();
const aimedAt = { skills: z.array(skill), stages: z.array(z.enum(stages)), standards };
const item = { slug, name: words, short: words };

/** What any item may say of itself beside its words. */
const marks = {
  guidance: z.array(warning).optional(),
  rights: z.enum(agreementKeys).optional(),
  /** Content profiles that an organisation may block. */
  profiles: z.array(words).optional(),
  /** False for the few items that show what an item without a picture looks like. */
  picture: z.literal(false).optional(),
  disablePrintAndDownload: z.literal(true).optional(),
  hideOutline: z.literal(true).optional(),
  /** False: its document says nothing of its length. */
  pages: z.literal(false).optional(),
};
/** Asset id of what can be played. */
const recording = z.string().startsWith('rec-').optional();

const production = z
  .strictObject({
    ...item,
    ...marks,
    play,
    subType: z.enum(['Production', 'Audio production', 'Archive recording', 'Short film']),
    /** Day of the first performance or release. */
    date: z.iso.date(),
    company: slug,
    directors: z.array(slug),
    /** Parts, the largest first, for plays of which we have no dossier. */
    parts: z.array(words).optional(),
    /** Who plays a part, where a text of the library says so: part to member. The rest of the cast is drawn by lot. */
    played: z.record(z.string(), slug).optional(),
    recording,
    /** Of a catalogue record, which plays nothing: what the library needs it for. */
    use: words.optional(),
    /** What this staging did. */
    text: words,
  })
  .refine(({ recording: plays, use }) => (plays === undefined) !== (use === undefined), {
    path: ['use'],
    error: 'a production has a recording, or it is a catalogue record and says what it is for',
  });

const interview = z.strictObject({
  ...item,
  ...marks,
  subType: z.enum(['Interview', 'Panel discussion', 'Masterclass']),
  people: z.array(slug).min(1),
  play: play.optional(),
  form: form.optional(),
  themes: z.array(theme).optional(),
  skills: z.array(skill),
  recording,
  /** Questions and answers in turn. */
  exchange: z.array(z.tuple([words, words])).min(1),
});

const workshop = z.strictObject({
  ...item,
  ...marks,
  subType: z.enum(['Workshop', 'Warm-up', 'Demonstration']),
  people: z.array(slug).min(1),
  play: play.optional(),
  form: form.optional(),
  skills: z.array(skill),
  stages: z.array(z.enum(stages)),
  standards,
  minutes,
  recording,
  /** What to do, step by step. */
  steps: z.array(words).min(1),
  /** What to watch for, and how to end. */
  note: words,
});

const reading = {
  ...item,
  ...marks,
  ...aimedAt,
  authors: z.array(slug).min(1),
  plays: z.array(play).optional(),
  forms: z.array(form).optional(),
  themes: z.array(theme).optional(),
  /** Markup of sample-library/markup. */
  body: words,
};

const guide = z.strictObject({
  ...reading,
  subType: z.enum(['Study guide', 'Design guide', 'Practitioner guide', 'Context guide']),
  genres: z.array(genre).optional(),
  periods: z.array(period).optional(),
  companies: z.array(company).optional(),
  /** Real practitioners that the guide is about. */
  about: z.array(person).optional(),
});

const plan = z.strictObject({ ...reading, subType: z.enum(['Lesson plan', 'Scheme of work', 'Worksheet']) });

/** What we know of a play and say about it; study guide and short lesson are made of it. */
const dossier = z.strictObject({
  /** Moments to stop at: where, and what to look for. */
  moments: z.record(words, words),
  /** Name to a note. */
  characters: z.record(words, words),
  questions: z.array(words).min(1),
  /** What happens, in a paragraph that gives the end away. */
  synopsis: words,
  /** Short lines worth knowing by heart, by act and scene. */
  lines: z.record(words, words),
  /** Whose English the lines are, where the play was written in another language. */
  linesFrom: words.optional(),
  /** A lesson in short; absent where a plan written in full stands among the plans. */
  lesson: z
    .strictObject({
      name: words,
      aim: words,
      /** What the lesson itself speaks of. */
      guidance: z.array(warning).optional(),
      start: words,
      main: z.array(words).min(1),
      end: words,
      support: words,
      stretch: words,
    })
    .optional(),
});

const playText = z
  .strictObject({
    slug: play,
    /** What a teacher wants to know before choosing it. */
    guidance: z.array(warning),
    /** What happens in it. */
    premise: words,
    dossier: dossier.optional(),
    /** Where we are and among whom. */
    world: words.optional(),
    /** What a company has to solve before it can play this play. */
    problem: words.optional(),
    /** Something that comes back: an image, an object, a word. */
    pattern: words.optional(),
  })
  .refine(
    (text) =>
      [text.world, text.problem, text.pattern].every(
        (part) => (part === undefined) === (text.dossier === undefined),
      ),
    {
      path: ['dossier'],
      error: 'a dossier has the parts World, Problem and Pattern, and they have a dossier',
    },
  );

const formNote = z.strictObject({ slug: form, look: words, practice: words, trap: words, question: words });

const themeNote = z.strictObject({
  slug: theme,
  name: words,
  questions: z.array(words).min(1),
  thought: words,
  compare: words,
});

const portrait = z.strictObject({ slug: person, text: words });

const series = z.strictObject({ ...item, long: words.optional(), items: z.array(target).min(1) });

const collection = z.strictObject({ ...item, long: words.optional(), items: z.array(target).min(1) });

const course = z.strictObject({
  ...item,
  long: words,
  hasCertificate: z.boolean(),
  modules: z.array(slug).min(1),
});

const courseModule = z.strictObject({
  ...item,
  minutes,
  related: z.array(target),
  questions: z.array(moduleQuestionSchema).optional(),
  body: words,
});

const unit = z.strictObject({
  ...item,
  long: words,
  stages: z.array(z.enum(stages)),
  standards,
  topics: z.array(slug),
  themes: z.array(themeOrForm),
  skills: z.array(skill),
  modules: z
    .array(
      z.strictObject({
        name: words,
        short: words,
        sections: z.array(z.strictObject({ name: words, body: words, items: z.array(target) })).min(1),
      }),
    )
    .min(1),
});

const lesson = z.strictObject({
  ...item,
  objectives: words,
  standards,
  activities: z
    .array(z.strictObject({ name: words, minutes, body: words, items: z.array(target).optional() }))
    .min(1),
});

const curriculum = z.strictObject({
  ...item,
  long: words,
  stages: z.array(z.enum(stages)),
  units: z.array(z.strictObject({ ...item, topics: z.array(slug), lessons: z.array(lesson).min(1) })).min(1),
});

const departments = [
  'directing',
  'acting',
  'design',
  'movement',
  'voice',
  'music',
  'text',
  'stage',
  'learning',
  'screen',
] as const;

const inventedCompany = z.strictObject({
  slug: z.literal('company'),
  branches: z.array(z.strictObject({ slug, name: words, text: words })).min(1),
  /** In the order in which parts are drawn by lot. */
  members: z
    .array(
      z.strictObject({
        slug,
        name: words,
        department: z.enum(departments),
        roles: z.array(role).min(1),
        text: words,
      }),
    )
    .min(1),
  note: words,
});

const topics = z.strictObject({
  slug: z.literal('topics'),
  topics: z.array(z.strictObject({ slug, name: words, text: words })).min(1),
  note: words,
});

const commonCore = z.strictObject({
  slug: z.literal('common-core'),
  /** By strand and number; the two texts are for grades 6 to 8 and for grades 9 to 12. */
  codes: z.record(z.string(), z.strictObject({ name: words, middle: words, high: words })),
  note: words,
});

export const schemas = {
  productions: production, interviews: interview, workshops: workshop, guides: guide, plans: plan, plays: playText,
  forms: formNote, themes: themeNote, people: portrait, series, collections: collection, courses: course,
  modules: courseModule, units: unit, curricula: curriculum, company: inventedCompany, topics, 'common-core': commonCore,
}; // prettier-ignore

export type Kind = keyof typeof schemas;
export type TextOf<K extends Kind> = z.infer<(typeof schemas)[K]>;
/** All texts by kind, each kind in the order of its slugs. */
export type Texts = { readonly [K in Kind]: readonly TextOf<K>[] };

export const kinds = Object.keys(schemas) as Kind[];
