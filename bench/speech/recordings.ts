/** Made-up recordings: captions of words distributed by Zipf's law, always the same for the same number. */
import type { TimedLine } from '@/lib/domain/playback/timed-text';
import { Dice, random } from '@/__tests__/support/search/corpus';

const WORDS_A_CUE = 8;
const SECONDS_A_CUE = 4;

const syllables = ['ba', 'do', 'fi', 'ga', 'hu', 'ka', 'lo', 'mi', 'na', 'pe', 'ra', 'su', 'ti', 'vo', 'wa', 'ze', 'cha', 'sho', 'tre', 'plu']; // prettier-ignore

/** The spoken words, most common first. Each is its number in syllables, so none is an inflection of another. */
export function spokenWords(count: number): string[] {
  return Array.from({ length: count }, (_, rank) => {
    let word = '';
    for (let left = rank + syllables.length; left > 0; left = Math.floor(left / syllables.length))
      word += syllables[left % syllables.length] ?? '';
    return `${word}n`;
  });
}

export class Recordings {
  private readonly sums: Float64Array;

  constructor(
    readonly words: readonly string[],
    private readonly cues: number,
  ) {
    let sum = 0;
    this.sums = Float64Array.from(words, (_, rank) => (sum += 1 / (rank + 1)));
  }

  /** Numbers of the words that recording `index` says. */
  spoken(index: number): Uint16Array {
    const dice = new Dice(random(index + 1));
    return Uint16Array.from({ length: this.cues * WORDS_A_CUE }, () => this.rank(dice.float()));
  }

  captions(index: number): TimedLine[] {
    const spoken = this.spoken(index);
    return Array.from({ length: this.cues }, (_, cue) => ({
      start: cue * SECONDS_A_CUE,
      end: cue * SECONDS_A_CUE + 3.5,
      text: this.text(spoken.subarray(cue * WORDS_A_CUE, (cue + 1) * WORDS_A_CUE)),
    }));
  }

  text(ranks: ArrayLike<number>): string {
    return Array.from(ranks, (rank) => this.words[rank] ?? '').join(' ');
  }

  /** Seconds at which a recording says these words, one after the other. */
  secondsOf(index: number, phrase: ArrayLike<number>): number[] {
    const spoken = this.spoken(index);
    const found: number[] = [];
    for (let at = 0; at + phrase.length <= spoken.length; at++)
      if (Array.from(phrase).every((rank, offset) => spoken[at + offset] === rank))
        found.push(Math.floor(at / WORDS_A_CUE) * SECONDS_A_CUE);
    return found;
  }

  private rank(share: number): number {
    const wanted = share * (this.sums.at(-1) ?? 0);
    let low = 0;
    let high = this.sums.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
