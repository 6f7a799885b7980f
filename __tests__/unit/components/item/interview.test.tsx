import { render, screen, within } from '@testing-library/react';
import { TextSection } from '@/components/item/sections/TextSections';
import { withPassageContents } from '@/lib/domain/item-page/text/contents';
import { passagesOf } from '@/lib/domain/item-page/text/passages';

it('the questions of an interview are headings, from one to the next of which screen readers go (WCAG 1.3.1)', () => {
  render(
    <TextSection
      section={{
        kind: 'text',
        id: 'about',
        heading: 'About',
        passages: [
          { kind: 'plain', text: 'In writing.' },
          { kind: 'question', text: 'Is he a villain?' },
          { kind: 'answer', speaker: null, text: 'He is a man.' },
        ],
        contents: [],
      }}
    />,
  );
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Is he a villain?');
});

it('one gets from the contents to each question', () => {
  const exchange = ['Is he a villain?', 'No.', 'Is he a fool?', 'Yes, and a brave one.', 'Why?', 'He loves.'];
  const text = withPassageContents(passagesOf(exchange, 'conversation'), 'about');
  render(<TextSection section={{ kind: 'text', id: 'about', heading: 'About', ...text }} />);
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  const links = within(contents).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.textContent)).toEqual(['Is he a villain?', 'Is he a fool?', 'Why?']);
  for (const link of links) {
    const question = document.querySelector(link.getAttribute('href') ?? '');
    expect(question?.tagName).toBe('H3');
    expect(question).toHaveTextContent(link.textContent);
  }
});
