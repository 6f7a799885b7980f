/** Terms of the index by stem and by sound: forms of one word, spellings of one name (docs/search.md §2). */
import { headerLanguage, isHeader } from './columns';
import type { Dictionary } from './dictionary';
import { languages, stemsOf, type Language } from '../words/languages';
import { soundsOf } from '../words/romanise';

type Groups = Map<string, number[]>;

/** Work of one step, in words passed over; to learn a word costs as much as to pass over so many. Some 10 ms. */
const IN_ONE_STEP = 2 ** 20;
const LEARNING = 1_024;

function addTo(groups: Groups, key: string, term: number): void {
  const held = groups.get(key);
  if (held) held.push(term);
  else groups.set(key, [term]);
}

export class Lexicon {
  /** For each term, a bit for each language in which it occurs. */
  private uses = new Uint16Array(0);
  private readonly stems: Record<Language, Groups>;
  private readonly sounds: Groups = new Map();

  constructor(private readonly dictionary: Dictionary) {
    this.stems = Object.fromEntries(languages.map((language) => [language, new Map()])) as Record<
      Language,
      Groups
    >;
  }

  /** Learns the terms of one or many documents, which may take a third of a second: in steps. */
  *read(forward: ArrayLike<number>): Generator<void> {
    this.reserve();
    let use = 0;
    let work = 0;
    for (let place = 0; place < forward.length; place++) {
      const word = forward[place] ?? 0;
      if ((work += 1) > IN_ONE_STEP) {
        yield;
        work = 0;
      }
      if (isHeader(word)) {
        use = 1 << headerLanguage(word);
        continue;
      }
      const missing = use & ~(this.uses[word] ?? 0);
      if (missing === 0) continue;
      this.learn(word, missing);
      work += LEARNING;
    }
  }

  /** Terms that are forms of the same word in a language in which they occur. */
  forms(term: string): number[] {
    return languages.flatMap((language) =>
      this.stems[language].size === 0
        ? []
        : stemsOf(term, language).flatMap((stem) => this.stems[language].get(stem) ?? []),
    );
  }

  /** Terms that sound alike. */
  alike(term: string): number[] {
    return soundsOf(term).flatMap((sound) => this.sounds.get(sound) ?? []);
  }

  private learn(id: number, missing: number): void {
    const before = this.uses[id] ?? 0;
    this.uses[id] = before | missing;
    const term = this.dictionary.term(id);
    if (before === 0) for (const sound of soundsOf(term)) addTo(this.sounds, sound, id);
    languages.forEach((language, place) => {
      if ((missing & (1 << place)) === 0) return;
      for (const stem of stemsOf(term, language)) addTo(this.stems[language], stem, id);
    });
  }

  private reserve(): void {
    if (this.dictionary.size <= this.uses.length) return;
    const grown = new Uint16Array(this.dictionary.size + 1024);
    grown.set(this.uses);
    this.uses = grown;
  }
}
