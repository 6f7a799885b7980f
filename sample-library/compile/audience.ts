/** For whom: stages of schooling, and the levels, courses and skills that follow from them. */
import { type Play, playBySlug } from '@/sample-library/facts/read';
import { guidanceOfPlay } from '@/sample-library/source/texts';
import type { Stage } from '@/sample-library/source/vocabulary';

const levelsOfStage: Readonly<Record<Stage, readonly string[]>> = {
  primary: ['gbr-ks2', 'gbr-eng-y6', 'gbr-sct-p7', 'usa-elem', 'usa-g5'],
  lower: ['gbr-ks3', 'gbr-eng-y7', 'gbr-eng-y8', 'gbr-eng-y9', 'gbr-sct-s2', 'usa-ms', 'usa-g7', 'usa-g8'],
  upper: ['gbr-ks4', 'gbr-eng-y10', 'gbr-eng-y11', 'gbr-sct-s4', 'usa-g9', 'usa-g10'],
  post16: ['gbr-ks5', 'gbr-eng-y12', 'gbr-eng-y13', 'gbr-sct-s5', 'usa-g11', 'usa-g12'],
  higher: ['gbr-he-ug', 'gbr-he-drama-school', 'usa-ug', 'usa-conservatory'],
};

const coursesOfStage: Readonly<Record<Stage, readonly string[]>> = {
  primary: [],
  lower: ['ib-myp-drama', 'middle-school-theatre'],
  upper: [
    'gcse-drama-aqa',
    'gcse-drama-pearson-edexcel',
    'gcse-drama-ocr',
    'gcse-drama-eduqas',
    'national-5-drama',
    'high-school-theatre-i',
    'cambridge-igcse-drama',
  ],
  post16: [
    'a-level-drama-and-theatre-aqa',
    'a-level-drama-and-theatre-pearson-edexcel',
    'a-level-drama-and-theatre-eduqas',
    'higher-drama',
    'high-school-theatre-iii',
    'ib-diploma-theatre',
  ],
  higher: ['theatre-studies', 'directing', 'acting-ba-bfa'],
};

/** Courses for which a play is read as literature. */
const literature: Readonly<Partial<Record<Stage, readonly string[]>>> = {
  upper: ['gcse-english-literature', 'english-language-arts-9-10'],
  post16: [
    'a-level-english-literature',
    'ap-english-literature-and-composition',
    'english-language-arts-11-12',
  ],
};

export const levelsOf = (stages: readonly Stage[]): string[] =>
  stages.flatMap((stage) => levelsOfStage[stage]);

export const coursesOf = (stages: readonly Stage[], readAsLiterature = false): string[] =>
  stages.flatMap((stage) => [
    ...coursesOfStage[stage],
    ...(readAsLiterature ? (literature[stage] ?? []) : []),
  ]);

const forYounger = new Set([
  'a-midsummer-nights-dream', 'macbeth', 'romeo-and-juliet', 'the-tempest', 'twelfth-night', 'hamlet', 'julius-caesar',
  'much-ado-about-nothing', 'antigone', 'noughts-and-crosses', 'blood-brothers', 'an-inspector-calls', 'war-horse',
  'the-curious-incident-of-the-dog-in-the-night-time', 'our-town', 'the-second-shepherds-play', 'everyman', 'henry-v',
  'the-importance-of-being-earnest', 'the-servant-of-two-masters', 'the-government-inspector', 'as-you-like-it',
  'the-comedy-of-errors', 'oklahoma', 'matilda-the-musical', 'pygmalion', 'trifles', 'dna', 'the-pirates-of-penzance',
]); // prettier-ignore
const forChildren = new Set([
  'a-midsummer-nights-dream',
  'the-tempest',
  'matilda-the-musical',
  'war-horse',
  'macbeth',
]);

function stagesOfPlay(play: Play): Stage[] {
  if (guidanceOfPlay(play.slug).includes('adult-themes')) return ['post16', 'higher'];
  if (forChildren.has(play.slug)) return ['primary', 'lower', 'upper', 'post16'];
  if (forYounger.has(play.slug)) return ['lower', 'upper', 'post16'];
  return play.authors.includes('william-shakespeare') ? ['upper', 'post16', 'higher'] : ['post16', 'higher'];
}

const skillsOfForm: Readonly<Record<string, readonly string[]>> = {
  'greek-tragedy': ['chorus', 'ensemble-playing', 'mask-work'],
  'verse-drama': ['speaking-verse', 'metre-and-rhythm'],
  'shakespearean-tragedy': ['speaking-verse', 'soliloquy-and-monologue'],
  'chronicle-history-play': ['speechmaking', 'context-and-setting'],
  'revenge-tragedy': ['dramatic-irony', 'stage-combat'],
  farce: ['comic-timing', 'movement-and-physicality'],
  satire: ['tone-and-mood', 'comic-timing'],
  'comedy-of-manners': ['voice-and-diction', 'comic-timing'],
  'restoration-comedy': ['voice-and-diction', 'aside'],
  'commedia-dellarte': ['mask-work', 'improvisation'],
  naturalism: ['stanislavski-system', 'dialogue-and-subtext'],
  realism: ['dialogue-and-subtext', 'characterisation'],
  'psychological-realism': ['stanislavski-system', 'dialogue-and-subtext'],
  expressionism: ['physical-theatre-technique', 'sound-design'],
  symbolism: ['colour-and-mood', 'figurative-language'],
  absurdism: ['ensemble-playing', 'tone-and-mood'],
  'epic-theatre': ['brechtian-techniques', 'multi-roling'],
  'musical-theatre': ['singing', 'choreography'],
  opera: ['singing', 'composition-for-theatre'],
  'verbatim-theatre': ['verbatim-interviewing', 'accent-and-dialect'],
  'physical-theatre': ['physical-theatre-technique', 'contact-work'],
};

interface Audience {
  stages: readonly Stage[];
  levels: readonly string[];
  courses: readonly string[];
  skills: readonly string[];
}

/** For whom a play is. Throws for a play that the library does not know. */
export function audienceOf(slug: string): Audience {
  const play = playBySlug.get(slug);
  if (!play) throw new Error(`there is no play ${slug}`);
  const stages = stagesOfPlay(play);
  const isShakespeare = play.authors.includes('william-shakespeare');
  const formal = play.forms.flatMap((form) => skillsOfForm[form] ?? []);
  const skills = [
    ...formal,
    'character-analysis',
    ...(isShakespeare ? ['shakespeares-language'] : ['genre-and-form']),
  ];
  return { stages, levels: levelsOf(stages), courses: coursesOf(stages, true), skills: [...new Set(skills)] };
}
