/** Input that programs are known to stumble over: texts, numbers and JSON. */
import type { Random } from './random';

export const hostileTexts: readonly string[] = [
  '', ' ', '0', '-1', '1e309', 'NaN', 'Infinity', '9007199254740993', '99999999999999999999', '0x10', '2.5', 'null', 'undefined',
  'true', '[]', '{}', '[object Object]', '\u0000', 'a\u0000b', '\ud800', '\udc00x', '\ufeff', '\u202e', '\u200b', '😀'.repeat(20),
  'é', 'e\u0301', 'İstanbul', 'ß', 'ﬁ', 'x'.repeat(300), 'y'.repeat(5_000), "'", '"', '`', '\\', '%', '%00', '%zz', '%25', '&', '=', '#',
  '?', '/', '//', '..', '../../../../etc/passwd', '..%2f..%2fetc%2fpasswd', '.', '*', '.*', '(((((', '(a+)+$', '[', '{', '<script>alert(1)</script>',
  "' or 1=1 --", "'; drop table product.bookmark; --", '$1', '${7*7}', '{{7*7}}', '__proto__', 'constructor', 'prototype', 'toString',
  'hasOwnProperty', 'javascript:alert(1)', 'http://127.0.0.1:1/', '//evil.example/x', '\r\nSet-Cookie: a=b', '\n', '\t', 'a,b,,c,',
  ','.repeat(400), 'hamlet', 'lear', 'demo-teacher', '2026-02-30', '2026-03-10T12:00:00.000Z', '-0', '٣', '１２',
]; // prettier-ignore

const hostileNumbers = [0, -0, -1, 1, 6, 7, 2.5, 1e21, -1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 1e-300];

export function hostileText(random: Random): string {
  if (random.chance(0.85)) return random.pick(hostileTexts);
  return String.fromCharCode(...Array.from({ length: 1 + random.int(12) }, () => random.int(0x10000)));
}

/** Any JSON value, seldom deep, sometimes with names that mean something to JavaScript. */
export function hostileJson(random: Random, depth = 0): unknown {
  const kind = random.int(depth > 3 ? 5 : 8);
  switch (kind) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return random.pick(hostileNumbers);
    case 3:
    case 4:
      return hostileText(random);
    case 5:
      return Array.from({ length: random.int(4) }, () => hostileJson(random, depth + 1));
    default: {
      const names = ['id', 'key', 'value', 'slug', '__proto__', 'constructor', 'length', 'toString', ''];
      const pairs = Array.from(
        { length: random.int(4) },
        () => [random.pick(names), hostileJson(random, depth + 1)] as const,
      );
      return Object.fromEntries(pairs);
    }
  }
}

/** A value for an address: percent-encoded as a browser would, now and then sent as it is where HTTP lets it pass. */
export function inAddress(random: Random, text: string): string {
  if (random.chance(0.9)) {
    try {
      return encodeURIComponent(text);
    } catch {
      // Half of a surrogate pair has no encoding: it goes as bytes that are not UTF-8.
      return '%ED%A0%80';
    }
  }
  return [...text].filter((sign) => /[!-~]/.test(sign) && !'#?'.includes(sign)).join('');
}
