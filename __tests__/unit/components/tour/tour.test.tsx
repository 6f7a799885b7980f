/** The tour of the education menu: when it comes, how it steps, how it ends, and that the page stands still. */
import { fireEvent, render, screen } from '@testing-library/react';
import { EducationTour } from '@/components/tour/EducationTour';
import { useTour } from '@/components/prompts/use-tour';
import { logged } from '@/__tests__/support/logged';
import { isTourPage, tourSteps } from '@/lib/domain/prompts/tour-steps';
import { freshBrowser } from '@/__tests__/support/in-browser/frame';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const education = ['By level', 'By qualification or country'].map((heading) => ({
  heading,
  links: [{ name: 'x', href: '/x' }],
}));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  freshBrowser();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => jest.useRealTimers());

function Tour({ allowed = true }: { allowed?: boolean }) {
  const { shown, end } = useTour(allowed);
  return shown ? <EducationTour steps={tourSteps(education)} onEnd={end} /> : null;
}

const show = (allowed = true) => render(<Tour allowed={allowed} />);

const stored = () => localStorage.getItem('dt.showTour');
const title = () => screen.getByRole('dialog').querySelector('h2')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('R-TOU-1 without a stored date yesterday is stored and the tour shown', () => {
  show();
  expect(stored()).toBe('2026-03-09T12:00:00.000Z');
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Find what fits your lesson');
});

it.each([
  ['R-TOU-2 a past date shows it', '2026-03-09T12:00:00Z', true],
  ['R-TOU-3 a future date does not', '2026-03-11T00:00:00Z', false],
  ['R-TOU-4 false does not', 'false', false],
  ['R-TOU-5 an unreadable text does not', 'garbage', false],
])('%s', (_name, text, expected) => {
  localStorage.setItem('dt.showTour', text);
  show();
  expect(screen.queryByRole('dialog') !== null).toBe(expected);
  expect(stored()).toBe(text);
});

it('R-SHL-2 R-TOU-6 steps on and back without wrapping; next on the last ends it for good', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  press('Next');
  expect(title()).toBe('Start from your class');
  const back = screen.getByRole('button', { name: 'Back' });
  back.focus();
  fireEvent.click(back);
  expect(title()).toBe('Find what fits your lesson');
  // It is gone.
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  press('Next');
  press('Next');
  expect(title()).toBe('Or from your qualification or country');
  expect(screen.getByText('3 of 3')).toBeVisible();
  press('Finish');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stored()).toBe('false');
});

it('R-SHL-3 R-TOU-6 Escape quits it for good', () => {
  show();
  // What the browser tells a modal dialog when Escape is pressed.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stored()).toBe('false');
});

it('R-TOU-6 skipping it ends it for good', () => {
  show();
  press('Skip the tour');
  expect(stored()).toBe('false');
});

it('R-SHL-4 the page does not scroll while it runs, and afterwards as before', () => {
  const { style } = document.documentElement;
  style.overflow = 'clip';
  show();
  expect(style.overflow).toBe('hidden');
  press('Skip the tour');
  expect(style.overflow).toBe('clip');
  style.overflow = '';
});

it('R-SHL-4 also when it is taken away while it runs', () => {
  const { style } = document.documentElement;
  const view = show();
  expect(style.overflow).toBe('hidden');
  view.unmount();
  expect(style.overflow).toBe('');
});

it('R-TOU-7 without storage it does not show, and this is logged', () => {
  jest.mocked(console.warn).mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  show();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(logged()).toEqual(['The tour cannot be remembered, so it is not shown']);
});

it('where it is not allowed nothing is stored', () => {
  const view = show(false);
  expect(stored()).toBeNull();
  view.rerender(<Tour allowed />);
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('R-OPEN-9 the focus is on what goes on, inside a modal dialog', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  show();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

it('R-TOU-8 belongs to home and Explore alone', () => {
  expect(['/', '/explore'].every(isTourPage)).toBe(true);
  expect(
    ['/search', '/[listing]', '/[listing]/[slug]', '/account', '/privacy', '/my-bookmarks'].some(isTourPage),
  ).toBe(false);
});

it('has a step for the menu and each of its known columns; none without a menu', () => {
  expect(tourSteps(education).map(({ target }) => target)).toEqual([
    'education',
    'education-By level',
    'education-By qualification or country',
  ]);
  expect(tourSteps([])).toEqual([]);
});
