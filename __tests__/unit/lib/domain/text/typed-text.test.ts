/** Text from a field or an address, as it can stand in an address. */
import { typedText } from '@/lib/domain/text/typed-text';

it.each([
  ['  to be\u0000\r\nor ', 20, 'to be or'],
  ['abcdef', 3, 'abc'],
  ['ab cd', 3, 'ab'],
  ['a\u{1F3AD}', 2, 'a'],
  ['a\uD800b\uDC00', 20, 'ab'],
  ['\u{1F3AD}', 20, '\u{1F3AD}'],
])('%j, at most %i, is %j', (text, limit, expected) => expect(typedText(text, limit)).toBe(expected));
