/** The facts beside this file, checked for their form once. Sources and licences: NOTICE. */
import { z } from 'zod';
import companiesJson from './companies.json';
import coursesJson from './courses.json';
import educationLevelsJson from './education-levels.json';
import englishSkillsJson from './english-skills.json';
import formsJson from './forms.json';
import genresJson from './genres.json';
import guidanceJson from './guidance.json';
import peopleJson from './people.json';
import periodsJson from './periods.json';
import playsJson from './plays.json';
import rolesJson from './roles.json';
import shakespeareJson from './shakespeare.json';
import standardsJson from './standards.json';
import theatreSkillsJson from './theatre-skills.json';
import themesJson from './themes.json';
import timedGuidanceJson from './timed-guidance.json';

const playSchema = z.strictObject({
  slug: z.string(),
  title: z.string(),
  authors: z.array(z.string()),
  /** Year of the first known performance; negative is BCE. */
  year: z.number().int(),
  country: z.string().length(3),
  genre: z.string(),
  period: z.string(),
  forms: z.array(z.string()).min(1),
  themes: z.array(z.string()).min(1),
  publicDomain: z.boolean(),
  /** Author of the work that it adapts. */
  after: z.string().optional(),
  attributed: z.boolean().optional(),
});
export type Play = z.infer<typeof playSchema>;

const personSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  roles: z.array(z.string()).min(1),
  born: z.number().int().optional(),
  died: z.number().int().optional(),
  /** The years are known only roughly. */
  about: z.boolean().optional(),
  country: z.string().length(3).optional(),
  forms: z.array(z.string()).optional(),
  fact: z.string().optional(),
});
export type Person = z.infer<typeof personSchema>;

const termSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  parent: z.string().optional(),
  definition: z.string().optional(),
});
export type Term = z.infer<typeof termSchema>;

const periodSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  from: z.number().int(),
  to: z.number().int().optional(),
  region: z.string(),
});

const shakespeareSchema = z.strictObject({
  slug: z.string(),
  longTitle: z.string(),
  words: z.number(),
  scenes: z.number(),
  settings: z.array(z.strictObject({ act: z.number(), scene: z.number(), setting: z.string() })),
  characterCount: z.number(),
  /** Characters with eight speeches or more, the fullest first. */
  characters: z.array(z.strictObject({ name: z.string(), is: z.string().optional(), speeches: z.number() })),
});

const authoritySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  country: z.enum(['USA', 'GBR']),
  grades: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      standards: z.array(z.strictObject({ code: z.string(), strand: z.string(), text: z.string().optional() })),
    }),
  ),
});

const levelSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  countryCode: z.enum(['USA', 'GBR']),
  level: z.string(),
  stage: z.string(),
  yearOrGrade: z.string(),
  entryAge: z.number().int(),
  exitAge: z.number().int().optional(),
  alternativeLevels: z.array(z.string()),
  alternativeStages: z.array(z.string()),
  unifiedLevelStage: z.string(),
  unifiedLevelStageName: z.string(),
});

const guidanceSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  type: z.enum(['General', 'Health', 'Adult']),
  /** What it warns of, in a sentence. */
  description: z.string(),
});

/** Slug and id of the one entry that makes an item adult (specification, `hasAdultThemes`). */
export const ADULT_THEMES = 'adult-themes';

const companySchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  founded: z.number().int().optional(),
  city: z.string().optional(),
  country: z.string().length(3),
  fact: z.string().optional(),
});

const terms = z.array(termSchema);

export const plays = z.array(playSchema).parse(playsJson);
export const people = z.array(personSchema).parse(peopleJson);
export const shakespeare = z.array(shakespeareSchema).parse(shakespeareJson);
export const themes = terms.parse(themesJson);
export const forms = terms.parse(formsJson);
export const courses = terms.parse(coursesJson);
export const genres = terms.parse(genresJson);
export const roles = terms.parse(rolesJson);
export const theatreSkills = terms.parse(theatreSkillsJson);
export const englishSkills = terms.parse(englishSkillsJson);
export const periods = z.array(periodSchema).parse(periodsJson);
export const guidance = z.array(guidanceSchema).parse(guidanceJson);
export const companies = z.array(companySchema).parse(companiesJson);
export const educationLevels = z.array(levelSchema).parse(educationLevelsJson);
export const authorities = z.array(authoritySchema).parse(standardsJson);

export const playBySlug: ReadonlyMap<string, Play> = new Map(plays.map((play) => [play.slug, play]));
export const personBySlug: ReadonlyMap<string, Person> = new Map(people.map((person) => [person.slug, person]));

/** By recording: what is to be warned of, and the word by which captions say that it is heard. */
export const timedGuidance: Readonly<Record<string, readonly { kind: string; heard: string }[]>> = z
  .record(z.string(), z.array(z.strictObject({ kind: z.string(), heard: z.string() })))
  .parse(timedGuidanceJson);
