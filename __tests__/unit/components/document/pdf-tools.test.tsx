/** What is pressed beside the pages of a document. */
import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PdfSide } from '@/components/document/PdfSide';
import { PdfToolbar } from '@/components/document/PdfToolbar';
import type { PdfSearch } from '@/components/document/use-pdf-search';

jest.mock('react-pdf', () => ({ Page: () => null, Outline: () => null }));

const ignore = () => undefined;
const search: PdfSearch = { words: '', found: [], at: 0, state: 'ready', setWords: ignore, step: ignore };

function Tools() {
  const [zoom, setZoom] = useState(2);
  return (
    <PdfToolbar
      {...{ count: 9, current: 1, zoom, search, side: null }}
      onZoom={setZoom}
      onPage={ignore}
      onSide={ignore}
    />
  );
}

it('at the last step of the zoom the button keeps the focus, and says that it does nothing more', async () => {
  render(<Tools />);
  const larger = screen.getByRole('button', { name: 'Larger' });
  await userEvent.click(larger);
  expect(screen.getByLabelText('Zoom')).toHaveTextContent('300 %');
  expect(larger).toHaveFocus();
  expect(larger).toBeEnabled();
  expect(larger).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Zoom')).toHaveTextContent('300 %');
});

it('the page that is read is told of its button, which is what takes the focus', () => {
  render(
    <PdfSide {...{ view: 'pages', count: 3, current: 2, outline: false }} onPage={ignore} onView={ignore} />,
  );
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
});
