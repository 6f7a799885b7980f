import { CODE_LETTERS } from '@/lib/contracts/personal/class-letters';
import {
  afterEntry,
  afterFailure,
  makeCode,
  mayTry,
  readCode,
  triesAt,
  type Tries,
} from '@/lib/domain/lists/class-code';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const MINUTE = 60_000;
const times = (count: number, change: (tries: Tries) => Tries, from: Tries): Tries =>
  Array.from({ length: count }).reduce<Tries>(change, from);

describe('a code', () => {
  it.each([
    ['ACDEFG', 'ACDEFG'],
    ['acdefg', 'ACDEFG'],
    [' acd-efg\n', 'ACDEFG'],
    ['A C D E F G', 'ACDEFG'],
    ['ACDEF', null],
    ['ACDEFGH', null],
    ['ACDEFB', null],
    ['0CDEFG', null],
    ['ACD.EFG', null],
    ['', null],
  ])('%j is read as %j', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  it('is made of six letters of the alphabet, each drawn by itself from all of them', () => {
    const drawn = [0, 17, 1, 16, 2, 15];
    const asked: number[] = [];
    const code = makeCode((below) => {
      asked.push(below);
      return drawn[asked.length - 1] ?? 0;
    });
    expect(code).toBe('AYCXDW');
    expect(asked).toEqual(Array.from({ length: 6 }, () => CODE_LETTERS.length));
    expect(readCode(code)).toBe(code);
  });
});

describe('guessing', () => {
  const fresh = triesAt(null, NOW);

  it('is stopped after 20 failures', () => {
    expect(mayTry(times(19, afterFailure, fresh))).toBe(true);
    expect(mayTry(times(20, afterFailure, fresh))).toBe(false);
    expect(mayTry(times(21, afterFailure, fresh))).toBe(false);
  });

  it('begins again 15 minutes after the window began, and not before', () => {
    const spent = times(20, afterFailure, fresh);
    expect(triesAt(spent, NOW + 15 * MINUTE - 1)).toEqual(spent);
    expect(triesAt(spent, NOW + 15 * MINUTE)).toEqual({ left: 20, given: 0, since: NOW + 15 * MINUTE });
  });

  it('an entry gives back the try that a typing error took, and never more than there were', () => {
    expect(afterEntry(fresh)).toEqual(fresh);
    const once = afterFailure(fresh);
    expect(once).toEqual({ left: 19, given: 0, since: NOW });
    expect(afterEntry(once)).toEqual({ left: 20, given: 1, since: NOW });
  });

  it('who knows one code buys 100 guesses with it in a window, and no more', () => {
    const guessAndEnter = (tries: Tries) => afterEntry(afterFailure(tries));
    const hundred = times(100, guessAndEnter, fresh);
    expect(hundred).toEqual({ left: 20, given: 100, since: NOW });
    expect(guessAndEnter(hundred)).toEqual({ left: 19, given: 100, since: NOW });
  });
});
