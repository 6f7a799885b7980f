// @ts-check
/** The rule ids in a text: R-SUR-7, several of one family (R-SUR-5/7) and ranges (R-SUR-1..4, R-SUR-1 to 4, O-1 to O-3). */
const ID = /\b(R-[A-Z]+|O)-(\d+)(?:(?:\.\.| to )(?:\1-)?(\d+)|((?:\/\d+)*))/g;

/** Ids with their positions; ranges are expanded. @param {string} text */
export function idsIn(text) {
  return [...text.matchAll(ID)].flatMap(({ 1: family, 2: first, 3: last, 4: others = '', index }) => {
    const from = Number(first);
    const length = Math.max(0, Number(last ?? from) - from) + 1;
    const range = Array.from({ length }, (_, step) => from + step);
    const numbers = [...range, ...others.split('/').slice(1).map(Number)];
    return numbers.map((number) => ({ id: `${family}-${number}`, index }));
  });
}
