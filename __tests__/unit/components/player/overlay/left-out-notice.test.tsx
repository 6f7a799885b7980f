/** That the film went on after a damaged part is said, in the time of what is shown, for a moment. */
import { act, render, screen } from '@testing-library/react';
import { LeftOutNotice } from '@/components/player/overlay/LeftOutNotice';

jest.mock('@vidstack/react', () => ({ useMediaState: () => 10 }));

it('says from when to when, in a region that was there before, and then no more', () => {
  jest.useFakeTimers();
  const { rerender } = render(<LeftOutNotice part={null} />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(<LeftOutNotice part={{ start: 22, end: 26 }} />);
  expect(status).toHaveTextContent('A damaged part was left out: 0:12 to 0:16');
  act(() => jest.advanceTimersByTime(8_000));
  expect(status).toBeEmptyDOMElement();
  rerender(<LeftOutNotice part={{ start: 40, end: 44 }} />);
  expect(status).toHaveTextContent('0:30 to 0:34');
  jest.useRealTimers();
});
