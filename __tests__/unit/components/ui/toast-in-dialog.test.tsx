/** Outside an open modal dialog everything is inert and covered, so messages must be inside it. */
import { act, render, screen, within } from '@testing-library/react';
import { Dialog } from '@/components/ui/message/Dialog';
import { EducationTour } from '@/components/tour/EducationTour';
import { ToastRegion } from '@/components/ui/message/ToastRegion';
import { toast } from '@/stores/toasts';
import { tourSteps } from '@/lib/domain/prompts/tour-steps';
import { freshBrowser } from '@/__tests__/support/in-browser/frame';

beforeEach(() => freshBrowser());

/** A page with as many dialogs open as there are names, the last on top. */
function Page({ open }: { open: readonly string[] }) {
  return (
    <>
      {open.map((title) => (
        <Dialog key={title} onClose={() => undefined} title={title}>
          Body
        </Dialog>
      ))}
      <ToastRegion />
    </>
  );
}
const add = (message: string) => act(() => void toast({ message }));
const regionOf = async (message: string) => (await screen.findByText(message)).closest('[aria-live]');
const dialog = (name: string) => screen.getByRole('dialog', { name });

it('a message is shown once, in a live region that the open dialog had before, and can be closed there', async () => {
  render(<Page open={['Share']} />);
  const region = dialog('Share').querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  add('Link copied');
  expect(await regionOf('Link copied')).toBe(region);
  expect(screen.getAllByText('Link copied')).toHaveLength(1);
  act(() => within(dialog('Share')).getByRole('button', { name: 'Close message' }).click());
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
});

it('it follows the topmost dialog, and is in the page when none is open', async () => {
  const { rerender } = render(<Page open={[]} />);
  const page = screen.getByRole('status');
  add('Saved');
  expect(await regionOf('Saved')).toBe(page);
  rerender(<Page open={['Share']} />);
  expect(dialog('Share')).toContainElement(screen.getByText('Saved'));
  rerender(<Page open={['Share', 'Sure?']} />);
  expect(dialog('Sure?')).toContainElement(screen.getByText('Saved'));
  rerender(<Page open={['Share']} />);
  expect(dialog('Share')).toContainElement(screen.getByText('Saved'));
  rerender(<Page open={[]} />);
  expect(page).toContainElement(screen.getByText('Saved'));
});

it('the tour, a dialog of its own, has a place for it too', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const steps = tourSteps([{ heading: 'By level', links: [{ name: 'x', href: '/x' }] }]);
  render(
    <>
      <EducationTour steps={steps} onEnd={() => undefined} />
      <ToastRegion />
    </>,
  );
  add('Saved');
  expect(within(screen.getByRole('dialog')).getByText('Saved')).toBeVisible();
});
