/**
 * Which standards an item meets, from the stages and the focus that its author gave it. What nobody aimed at a standard
 * claims none: titles, stagings, interviews and texts put together from facts.
 */
import type { Focus, Stage } from '@/sample-library/source/vocabulary';
import { standardsLike } from './standards';

interface Rows {
  /** Part of the authority's codes, by focus. */
  codes: Readonly<Record<Focus, RegExp>>;
  /** Grade of the authority, by stage. */
  grades: Readonly<Partial<Record<Stage, readonly string[]>>>;
}

/** Authority by authority: what reading, performing and so on mean in its codes. */
const rows: Readonly<Record<string, Rows>> = {
  'ccss-ela': {
    codes: {
      reading: /\.RL\.[\d-]+\.[1235]$/,
      performing: /\.(?:RL\.[\d-]+\.[346]|SL\.[\d-]+\.6)$/,
      watching: /\.(?:RL\.[\d-]+\.7|SL\.[\d-]+\.[12])$/,
      design: /\.(?:RL\.[\d-]+\.7|SL\.[\d-]+\.5)$/,
      writing: /\.W\.[\d-]+\.[1345]$/,
      devising: /\.(?:W\.[\d-]+\.3|SL\.[\d-]+\.1)$/,
      context: /\.(?:RL\.[\d-]+\.9|W\.[\d-]+\.[78])$/,
    },
    grades: { lower: ['7', '8'], upper: ['9-10'], post16: ['11-12'] },
  },
  'ncas-theatre': {
    codes: {
      reading: /:(?:Re8|Cn10)\.1/,
      performing: /:(?:Pr4|Pr5|Pr6)\.1/,
      watching: /:(?:Re7|Re9)\.1/,
      design: /:(?:Cr1|Pr5)\.1/,
      writing: /:(?:Cr2|Cr3)\.1/,
      devising: /:(?:Cr1|Cr2|Cr3)\.1/,
      context: /:(?:Cn11)\.[12]/,
    },
    grades: { lower: ['7', '8'], upper: ['HSI'], post16: ['HSII'], higher: ['HSIII'] },
  },
  'ca-arts-theatre': {
    codes: {
      reading: /:(?:Re8|Cn10)$/,
      performing: /:(?:Pr4|Pr5|Pr6)$/,
      watching: /:(?:Re7|Re9)$/,
      design: /:(?:Cr1|Pr5)$/,
      writing: /:(?:Cr2|Cr3)$/,
      devising: /:(?:Cr1|Cr2|Cr3)$/,
      context: /:(?:Cn10|Cn11)$/,
    },
    grades: { lower: ['8'], upper: ['Prof'], post16: ['Acc'], higher: ['Adv'] },
  },
  'gbr-nc-english': {
    codes: {
      reading: /-R-/,
      performing: /-(?:SE|SL)-/,
      watching: /-R-/,
      design: /-SE-/,
      writing: /-W-/,
      devising: /-(?:SE|SL)-/,
      context: /-R-/,
    },
    grades: { primary: ['ks2'], lower: ['ks3'], upper: ['ks4'] },
  },
  'gbr-gcse-drama': {
    codes: { reading: /AO3/, performing: /AO2/, watching: /AO[34]/, design: /AO[12]/, writing: /AO4/, devising: /AO1/, context: /AO3/ }, // prettier-ignore
    grades: { upper: ['ks4'] },
  },
  'gbr-alevel-drama': {
    codes: { reading: /AO3/, performing: /AO2/, watching: /AO[34]/, design: /AO[12]/, writing: /AO4/, devising: /AO1/, context: /AO3/ }, // prettier-ignore
    grades: { post16: ['ks5'] },
  },
  'gbr-gcse-englit': {
    codes: { reading: /AO[12]/, performing: /AO2/, watching: /AO2/, design: /AO3/, writing: /AO[14]/, devising: /AO1/, context: /AO3/ }, // prettier-ignore
    grades: { upper: ['ks4'] },
  },
  'gbr-sct-cfe': {
    codes: { reading: /-13a/, performing: /-12a/, watching: /-15a/, design: /-12a/, writing: /-14a/, devising: /-1[34]a/, context: /-15a/ }, // prettier-ignore
    grades: { primary: ['second'], lower: ['third'], upper: ['fourth'] },
  },
};

const known = new Map<string, string[]>();

/** A page claims at most this many: more is a list, not a choice. */
const MOST_STANDARDS = 8;

/** One of each list in turn, so that every authority has its say before one has two. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_value, place) =>
    lists.flatMap((list) => list[place] ?? []),
  ).flat();
}

function found(stages: readonly Stage[], focus: Focus): string[] {
  const lists = Object.entries(rows).map(([authority, { codes, grades }]) =>
    stages.flatMap((stage) =>
      (grades[stage] ?? []).flatMap((grade) => standardsLike(authority, grade, codes[focus])),
    ),
  );
  return [...new Set(inTurn(lists))].slice(0, MOST_STANDARDS);
}

/** Keys of at most eight standards, each authority in its turn; each once. Few combinations are asked for often. */
export function formalStandards(stages: readonly Stage[], focus: Focus): string[] {
  const key = [focus, ...stages].join(' ');
  const keys = known.get(key) ?? found(stages, focus);
  known.set(key, keys);
  return keys;
}
