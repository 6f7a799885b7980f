import { anyTypeName } from '@/lib/domain/administration/type-names';
import { wordsOfId } from '@/lib/domain/administration/id-words';

it.each([
  ['documentMedia', 'Document media'],
  ['image', 'Image'],
  ['PDFFile', 'PDF file'],
  ['keyStage3Unit', 'Key stage 3 unit'],
  ['press_quote', 'Press quote'],
  ['éditionÉcole', 'Édition école'],
  ['', ''],
])('%s is shown as "%s"', (id, words) => {
  expect(wordsOfId(id)).toBe(words);
});

it('a type is called as the library calls it, and else by the words of its id', () => {
  expect([anyTypeName('title'), anyTypeName('documentMedia')]).toEqual(['Play', 'Document media']);
});
