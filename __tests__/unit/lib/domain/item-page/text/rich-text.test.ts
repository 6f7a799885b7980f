import { richTextOf } from '@/lib/domain/catalogue/content-item/rich-text';
import { lookupOf } from '@/__tests__/support/content/lookup';
import { compileRichText, entriesOfRichText, safeAddress } from '@/lib/domain/item-page/text/rich-text';
import type { RichBlock } from '@/lib/domain/item-page/text/rich-tree';
import { assets, entries, richText } from '@/__tests__/support/content/item-entries';

const document = richTextOf(richText, { lookup: lookupOf(entries, assets), scheme: 'https' });
const showAll = ({ slug }: { slug: string }) => `/x/${slug}`;
const textOf = (blocks: readonly RichBlock[]) => JSON.stringify(blocks);

describe('rich text', () => {
  it('draws headings under the section, and never jumps a level', () => {
    const levels = compileRichText(document, showAll).flatMap((block) =>
      block.kind === 'heading' ? [block.level] : [],
    );
    expect(levels).toEqual([3, 4]);
  });

  it('keeps marks, lists, quotes, rules and tables', () => {
    const kinds = compileRichText(document, showAll).map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['paragraph', 'list', 'quote', 'rule', 'table', 'reference']),
    );
    expect(textOf(compileRichText(document, showAll))).toContain('"marks":["bold"]');
  });

  it('keeps the words of an unsafe link, but not the link', () => {
    const text = textOf(compileRichText(document, showAll));
    expect(text).toContain('unsafe');
    expect(text).not.toContain('javascript:');
  });

  it('R-VIS-10 leaves no trace of an embedded entry that the viewer may not see', () => {
    const text = textOf(compileRichText(document, () => null));
    expect(text).not.toContain('USA');
    expect(text).toContain('the production');
  });

  it('drops nodes it does not know', () => {
    expect(textOf(compileRichText(document, showAll))).not.toContain('gone');
  });

  it('names the entries it points at, so that they can be asked about', () => {
    expect(entriesOfRichText(document).map(({ slug }) => slug)).toEqual(['hamlet-to-be', 'usa-alone']);
  });

  it('gives nothing for what is no document', () => {
    expect(compileRichText(null, showAll)).toEqual([]);
    expect(compileRichText({ nodeType: 'paragraph' }, showAll)).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '/\\evil.test',
    'vbscript:x',
    '',
    undefined,
  ])('does not follow %p', (address) => {
    expect(safeAddress(address)).toBeNull();
  });

  it.each(['https://a.test/', 'http://a.test/', 'mailto:a@b.test', '/guides/x', '#part'])(
    'follows %p',
    (address) => {
      expect(safeAddress(address)).toBe(address);
    },
  );
});
