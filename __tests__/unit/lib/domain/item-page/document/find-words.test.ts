import { findInPages } from '@/lib/domain/item-page/document/find-in-pages';
import { markWords } from '@/lib/domain/item-page/document/mark-words';

describe('words searched in the pages of a document', () => {
  const pages = ['A mask. Another Mask.', 'No such thing', 'The mask again'];

  it('are found on their pages, counted from one, once for each place', () => {
    expect(findInPages('  mask ', pages)).toEqual([1, 1, 3]);
    expect(findInPages('dagger', pages)).toEqual([]);
    expect(findInPages('   ', pages)).toEqual([]);
  });

  it('are marked in markup that is safe', () => {
    expect(markWords('<b>Mask & mask</b>', ' mask ')).toBe(
      '&lt;b&gt;<mark>Mask</mark> &amp; <mark>mask</mark>&lt;/b&gt;',
    );
    expect(markWords('<i>', 'mask')).toBe('&lt;i&gt;');
  });
});
