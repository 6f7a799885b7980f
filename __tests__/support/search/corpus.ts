/** Made-up documents for the search tests and benchmarks: the shape and sizes of the library, from a seed. */
import { rowOfType, type ContentType } from '@/lib/contracts/catalogue/content-types';
import { ageSpans, durationSpans } from '@/lib/domain/listing/spans';
import type { FilterName } from '@/lib/contracts/listing/names';
import type { TimedLine } from '@/lib/domain/playback/timed-text';
import type { SearchDocument } from '@/services/product/search/types';
import type { LibraryDocument } from './engine-of';

/** A small seeded generator (mulberry32): the same seed, the same corpus. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export class Dice {
  constructor(private readonly next: () => number) {}
  float(): number {
    return this.next();
  }
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }
  chance(share: number): boolean {
    return this.next() < share;
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
  /** Favours the front of the list, as words and tags do in life. */
  skewed<T>(list: readonly T[]): T {
    return list[Math.floor(list.length * this.next() ** 3)] as T;
  }
  some<T>(list: readonly T[], low: number, high: number): T[] {
    return Array.from({ length: this.between(low, high) }, () => this.skewed(list));
  }
}

const theatre =
  `stage staging staged play plays actor acting light lights lighting sound scene scenes drama dramatic director directing design costume
  set chorus mask masks comedy comedies tragedy tragic violence feminism power family love death revenge justice war kingdom witches ghost
  storm exile marriage jealousy ambition monologue duologue rehearsal workshop interview lesson teacher pupils students year key 9 10 11
  character characters voice movement physical theatre musical verse prose realism naturalism epic absurd commedia dell'arte Brecht Ibsen
  Chekhov Shakespeare's Shakespeare Hamlet Macbeth Lear Othello Nora Hedda Antigone Oedipus Médée Phèdre Molière García Lorca Ödön Čapek R.U.R.
  doll's house dukkehjem gcse KS3 KS4 stage-managers props puppetry puppets improvisation devising devised voice-over 1984 20th`.split(
    /\s+/,
  );
const scripts = ['Вишнёвый', 'сад', 'Чайка', 'Ревизор', 'Αντιγόνη', 'Οιδίπους', 'Τύραννος', '歌舞伎', '能楽', '忠臣蔵', 'דיבוק', 'შუშანიკი', 'かぶき', '로미오와', '줄리엣', 'مسرح', 'Brontë’s', 'naïve', 'Ærø', 'Straße', 'ﬁlm']; // prettier-ignore
const onset = ['b', 'br', 'c', 'ch', 'd', 'dr', 'f', 'g', 'gr', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'pr', 'qu', 'r', 's', 'st', 'sh', 't', 'th', 'tr', 'v', 'w', '']; // prettier-ignore
const vowel = ['a', 'e', 'i', 'o', 'u', 'ea', 'ou', 'ai', 'y'];
const coda = ['', 'n', 'r', 's', 't', 'l', 'nd', 'st', 'm', 'ck', 'ng', 'x', 'd'];
const stops = ['the', 'of', 'a', 'and', 'in', 'on', 'with', 'to', 'is', 'for', 'by'];

/** Words, commonest first. */
export function vocabulary(dice: Dice, size: number): string[] {
  const words = new Set<string>([...theatre, ...scripts]);
  while (words.size < size) {
    let word = '';
    for (let syllable = dice.between(1, 4); syllable > 0; syllable--)
      word += dice.pick(onset) + dice.pick(vowel) + dice.pick(coda);
    words.add(
      dice.chance(0.02)
        ? word.replace(/[aeo]/, (letter) => ({ a: 'á', e: 'é', o: 'ö' })[letter] ?? letter)
        : word,
    );
  }
  return [...words];
}

const types: ContentType[] = ['production', 'interview', 'title', 'series', 'person', 'workshop', 'guide', 'lessonPlan', 'trainingCourse', 'collection', 'curriculum', 'curriculumUnit', 'lesson']; // prettier-ignore
const subTypes = ['Production', 'Audio production', 'Archive recording', 'Short film', 'Interview', 'Panel discussion', 'Masterclass', 'Study guide', 'Design guide', 'Context guide', 'Practitioner guide', 'Exercise', 'Scheme of work']; // prettier-ignore
const keys = (family: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${family}-${index}`);

/** Keys of each family, in the numbers of the real vocabularies. */
export const facetKeys: Record<Exclude<FilterName, 'type'>, string[]> = {
  genre: keys('genre', 59),
  course: keys('course', 63),
  form: keys('form', 104),
  theme: keys('theme', 127),
  subType: subTypes,
  company: keys('company', 120),
  period: keys('period', 33),
  role: keys('role', 80),
  englishSkill: keys('english', 67),
  theatreSkill: keys('theatre', 117),
  level: keys('level', 22),
  productionYear: Array.from({ length: 60 }, (_, index) => String(2026 - index)),
  standard: keys('standard', 200),
  watch: ['watch', 'listen', 'record'],
  duration: durationSpans.map(({ key }) => key),
  language: ['en', 'fr', 'de', 'cy'],
  captions: ['en', 'fr', 'de', 'cy', 'el'],
  access: ['Audio description', 'British Sign Language'],
  age: ageSpans.map(({ key }) => key),
};

const facetSpread: Record<keyof typeof facetKeys, [number, number]> = {
  genre: [1, 3], course: [0, 3], form: [0, 2], theme: [1, 4], subType: [1, 1], company: [0, 1], period: [0, 1], role: [0, 1],
  englishSkill: [0, 2], theatreSkill: [0, 3], level: [0, 4], productionYear: [0, 1], standard: [0, 2],
  watch: [0, 1], duration: [0, 1], language: [0, 1], captions: [0, 3], access: [0, 1], age: [0, 3],
}; // prettier-ignore

export const countries = ['GBR', 'USA', 'IRL', 'FRA'];
export const profiles = ['religion', 'strong-language', 'violence', 'drugs'];

function visibility(dice: Dice, id: string): LibraryDocument['visibility'] {
  const rights = dice.chance(0.15)
    ? { type: dice.pick(['allow', 'deny'] as const), countries: dice.some(countries, 1, 2) }
    : null;
  return {
    id,
    rights,
    contentProfiles: dice.chance(0.15) ? dice.some(profiles, 1, 2) : [],
    hasAdultThemes: dice.chance(0.1),
  };
}

function facets(dice: Dice): SearchDocument['facets'] {
  return Object.fromEntries(
    (Object.keys(facetKeys) as (keyof typeof facetKeys)[]).map((family) => {
      const [low, high] = facetSpread[family];
      return [family, [...new Set(dice.some(facetKeys[family], low, high))]];
    }),
  );
}

export class Corpus {
  readonly words: string[];
  private readonly people: string[];

  constructor(
    readonly dice: Dice,
    vocabularySize = 4000,
  ) {
    this.words = vocabulary(dice, vocabularySize);
    this.people = Array.from({ length: vocabularySize / 4 }, () => `${this.title(1)} ${this.title(1)}`);
  }

  text(length: number): string {
    return Array.from({ length }, () =>
      this.dice.chance(0.3) ? this.dice.pick(stops) : this.dice.skewed(this.words),
    ).join(' ');
  }

  private speech(cues: number): TimedLine[] {
    return Array.from({ length: cues }, (_, cue) => ({
      start: cue * 4,
      end: cue * 4 + 3.5,
      text: this.text(this.dice.between(4, 10)),
    }));
  }

  private title(length: number): string {
    return this.text(length).replace(
      /(^| )(\p{Ll})/gu,
      (_, gap: string, letter: string) => gap + letter.toUpperCase(),
    );
  }

  document(index: number): LibraryDocument {
    const { dice } = this;
    const id = `item${index}`;
    const type = dice.skewed(types);
    const name = dice.chance(0.1) ? `The ${this.title(2)}` : this.title(dice.between(1, 5));
    const holds = rowOfType(type)?.holds !== undefined;
    return {
      id,
      type,
      slug: `slug-${index}`,
      name: dice.chance(0.05) ? `Item ${dice.below(50)}` : name,
      text: {
        alternativeNames: dice.chance(0.1) ? [this.title(2)] : [],
        people: dice.some(this.people, 0, 3),
        characters: Array.from({ length: dice.chance(0.3) ? dice.between(1, 8) : 0 }, () => this.title(1)),
        labels: Array.from({ length: dice.between(2, 8) }, () => this.text(dice.between(1, 3))),
        subType: [dice.pick(subTypes)],
        shortIntroduction: [this.text(dice.between(10, 25))],
        longIntroduction: [this.text(dice.between(15, 40)), this.text(dice.between(0, 30))],
        body: dice.chance(0.2) ? [this.text(dice.between(20, 60))] : [],
      },
      facets: facets(dice),
      ageSort: dice.chance(0.05) ? null : dice.below(400),
      visibility: visibility(dice, id),
      speech: dice.chance(0.1) ? this.speech(dice.between(3, 12)) : [],
      members: holds ? Array.from({ length: dice.between(0, 6) }, () => `item${dice.below(index + 20)}`) : [],
    };
  }

  /** Documents, most parts among them held by one of their parent type. */
  documents(count: number): LibraryDocument[] {
    const all = Array.from({ length: count }, (_, index) => this.document(index));
    const held = new Map<string, string[]>();
    const parentsOf = new Map(
      types.map((type) => [type, all.filter((one) => one.type === rowOfType(type)?.partOf)]),
    );
    for (const { id, type } of all) {
      const parents = parentsOf.get(type) ?? [];
      if (parents.length === 0 || this.dice.chance(0.3)) continue;
      const parent = this.dice.pick(parents).id;
      held.set(parent, [...(held.get(parent) ?? []), id]);
    }
    return all.map((one) =>
      held.has(one.id) ? { ...one, members: [...one.members, ...(held.get(one.id) ?? [])] } : one,
    );
  }
}
