/** Decimal digits of any script as 0 to 9: a phone whose language is Arabic, Persian or Hindi types its own. Pure. */

const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Unicode puts the ten digits of a script in order, zero first, and begins the next set at once (The Unicode Standard, §4.6). */
function valueOf(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return (codePoint - first) % 10;
}

/** The text with every decimal digit (Unicode Nd) in ASCII; anything else stays. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
