import { meantMarks } from '@/components/search/meant-marks';

const marked = (text: string) => text.replace(/\[(.*?)\]/g, '<mark>$1</mark>');

it.each([
  // typed, as the search marks it, as it is shown
  ['to be or not to be', '[To] [be], [or] [not] [to] [be]', '[To] [be], [or] [not] [to] [be]'],
  ['to be or not to be', 'the [best] and [became] [bell], [Bérkoff]', 'the best and became bell, Bérkoff'],
  ['the', '[The] [theatre] &amp; [them]', '[The] theatre &amp; them'],
  ['Berkoff be', '[Berkoff] came [before]', '[Berkoff] came before'],
  ['killing a be', '[killed] by a [bee]', '[killed] by a bee'],
  // Long enough to say which word is meant.
  ['mac', '[Macbeth]', '[Macbeth]'],
  ['to be king', '[kingdom] to [be]', '[kingdom] to [be]'],
  // Not the last word: the search does not take it for a beginning, so its mark is a form of the word.
  ['be quiet', '[being] [quiet]', '[being] [quiet]'],
  ['', '[any]', '[any]'],
])('%s: %s', (typed, found, shown) => {
  expect(meantMarks(marked(found), typed)).toBe(marked(shown));
});
