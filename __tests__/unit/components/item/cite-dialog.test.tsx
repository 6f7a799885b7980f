/** @jest-environment jest-fixed-jsdom */
/** A citation as a file of its own. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CiteDialog } from '@/components/item/actions/CiteDialog';
import { itemPage } from '@/__tests__/support/content/item-page';
import { dialogsOpen, freshBrowser } from '@/__tests__/support/in-browser/frame';

beforeEach(() => {
  freshBrowser();
  dialogsOpen();
});

it('is downloaded whole: its address is there still when the click has returned', async () => {
  const files: Blob[] = [];
  const order: string[] = [];
  URL.createObjectURL = jest.fn((blob: Blob) => (files.push(blob), 'blob:x'));
  URL.revokeObjectURL = jest.fn(() => void order.push('address withdrawn'));
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    order.push(this.download);
    // A browser that reads the address only after the click.
    queueMicrotask(() => order.push('address read'));
  });
  const page = itemPage({
    slug: 'hamlet',
    contributors: [{ name: 'Máire Ní Ghráda', role: 'author' }],
  });
  render(
    <CiteDialog page={page} address="https://library.test/productions/hamlet" onClose={() => undefined} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'RIS file' }));
  await userEvent.click(screen.getByRole('button', { name: 'BibTeX file' }));
  expect(order.slice(0, 2)).toEqual(['hamlet.ris', 'address read']);
  expect(order.filter((step) => step.startsWith('hamlet'))).toEqual(['hamlet.ris', 'hamlet.bib']);
  expect(await files[0]?.text()).toContain('AU  - Ní Ghráda, Máire\r\n');
  expect(await files[1]?.text()).toContain('author = {Ní Ghráda, Máire}');
});
