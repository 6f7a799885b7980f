import { withContents, withPassageContents } from '@/lib/domain/item-page/text/contents';
import { passagesOf } from '@/lib/domain/item-page/text/passages';
import type { HeadingLevel, RichBlock, RichInline } from '@/lib/domain/item-page/text/rich-tree';

const word = (text: string): RichInline => ({ kind: 'text', text, marks: [] });
const heading = (name: string, level: HeadingLevel = 3): RichBlock => ({
  kind: 'heading',
  level,
  children: [word(name)],
});
const paragraph: RichBlock = { kind: 'paragraph', children: [word('A thing to try.')] };

describe('the contents of a text', () => {
  it('name its highest headings, and lead to them', () => {
    const { blocks, contents } = withContents(
      [heading('Ears'), paragraph, heading('A detail', 4), heading('Script'), heading('Record')],
      'text',
    );
    expect(contents).toEqual([
      { id: 'text-1', name: 'Ears' },
      { id: 'text-2', name: 'Script' },
      { id: 'text-3', name: 'Record' },
    ]);
    const ids = blocks.map((block) => (block.kind === 'heading' ? block.id : null));
    expect(ids).toEqual(['text-1', null, undefined, 'text-2', 'text-3']);
  });

  it('have the words of a heading that is a link', () => {
    const linked: RichBlock = {
      kind: 'heading',
      level: 3,
      children: [word('See '), { kind: 'link', href: '/titles/hamlet', children: [word('Hamlet')] }],
    };
    const { contents } = withContents([linked, heading('Two'), heading('Three')], 'text');
    expect(contents[0]?.name).toBe('See Hamlet');
  });

  it('are none where a text has too few headings, which then have no id', () => {
    const blocks = [heading('One'), paragraph, heading('Two')];
    expect(withContents(blocks, 'text')).toEqual({ blocks, contents: [] });
    expect(withContents([paragraph], 'text').contents).toEqual([]);
  });
});

describe('the contents of a plain text', () => {
  const exchange = ['In writing.', 'Who is she?', 'A queen.', 'Why?', 'By birth.', 'And then?', 'Exile.'];

  it('lead to each question of an interview', () => {
    const { passages, contents } = withPassageContents(passagesOf(exchange, 'conversation'), 'about');
    expect(contents).toEqual([
      { id: 'about-1', name: 'Who is she?' },
      { id: 'about-2', name: 'Why?' },
      { id: 'about-3', name: 'And then?' },
    ]);
    expect(passages.filter(({ kind }) => kind === 'question')).toEqual(
      contents.map(({ id, name }) => ({ kind: 'question', text: name, id })),
    );
  });

  it('tell apart two questions in the same words', () => {
    const twice = passagesOf(['Why?', 'Because.', 'Why?', 'Still.', 'Why not?', 'No.'], 'conversation');
    expect(withPassageContents(twice, 'about').contents.map(({ id }) => id)).toEqual([
      'about-1',
      'about-2',
      'about-3',
    ]);
  });

  it('are none for two questions, nor for running text', () => {
    for (const texts of [exchange.slice(0, 5), ['A text.', 'And more of it.']]) {
      const passages = passagesOf(texts, 'conversation');
      expect(withPassageContents(passages, 'about')).toEqual({ passages, contents: [] });
    }
  });
});
