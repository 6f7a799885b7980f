import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion } from '@/components/ui/message/ToastRegion';
import { toast, useToasts } from '@/stores/toasts';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeAll(() => import('@/components/ui/message/ToastMessage'));
beforeEach(() => {
  jest.useFakeTimers();
  useToasts.setState({ toasts: [] });
});
afterEach(() => jest.useRealTimers());

it('the time in which somebody points at a message does not count; the rest of it runs afterwards', async () => {
  render(<ToastRegion />);
  act(() => void toast({ message: 'Saved' }));
  await pass(0);
  await pass(6_000);
  const message = screen.getByText('Saved').parentElement!;
  act(() => void fireEvent.pointerEnter(message));
  await pass(60_000);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  act(() => void fireEvent.pointerLeave(message));
  await pass(3_900);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  await pass(200);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('the same words again are shown once, and a button of each stays', async () => {
  render(<ToastRegion />);
  const undo = { label: 'Undo', run: () => undefined };
  const say = (message: string) => act(() => void toast({ message }));
  say('That could not be saved. Please try again.');
  await pass(9_000);
  say('That could not be saved. Please try again.');
  await pass(0);
  expect(screen.getAllByText(/could not be saved/)).toHaveLength(1);
  // It is there for its whole time again.
  await pass(9_000);
  expect(screen.getByText(/could not be saved/)).toBeVisible();
  act(() => void toast({ message: 'Removed', action: undo }));
  act(() => void toast({ message: 'Removed', action: undo }));
  await pass(0);
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
});
