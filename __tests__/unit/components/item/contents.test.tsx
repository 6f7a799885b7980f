import { render, screen, within } from '@testing-library/react';
import { RichTextSection } from '@/components/item/sections/TextSections';
import { withContents } from '@/lib/domain/item-page/text/contents';
import type { RichBlock } from '@/lib/domain/item-page/text/rich-tree';

const headings = (...names: string[]): RichBlock[] =>
  names.map((name) => ({ kind: 'heading', level: 3, children: [{ kind: 'text', text: name, marks: [] }] }));
const show = (...names: string[]) =>
  render(
    <RichTextSection
      section={{
        kind: 'richText',
        id: 'text',
        heading: 'The plan',
        ...withContents(headings(...names), 'text'),
      }}
    />,
  );

it('each line of the contents leads to its heading', () => {
  show('Ears', 'Script', 'Record');
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Ears', 'Script', 'Record']);
  for (const link of links) {
    const heading = document.querySelector(link.getAttribute('href') ?? '');
    expect(heading).toHaveTextContent(link.textContent);
    expect(heading?.tagName).toBe('H3');
  }
});

it('a text with two headings has no contents', () => {
  show('Ears', 'Script');
  expect(screen.queryByRole('navigation')).toBeNull();
});
