import { render, screen } from '@testing-library/react';
import { TextSection } from '@/components/item/sections/TextSections';

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
      }}
    />,
  );
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Is he a villain?');
});
