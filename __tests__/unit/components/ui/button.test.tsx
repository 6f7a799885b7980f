/** A button whose action is running: presses are ignored, and the keyboard stays where it is. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '@/components/ui/form/Button';

const button = () => screen.getByRole('button');

it('keeps the focus when its action starts, and ignores a second press until it has ended', async () => {
  let starts = 0;
  let end: () => void = () => undefined;
  function Saving() {
    const [isBusy, setBusy] = useState(false);
    end = () => setBusy(false);
    const start = () => {
      starts += 1;
      setBusy(true);
    };
    return (
      <Button softDisabled={isBusy} onClick={start}>
        Save
      </Button>
    );
  }
  render(<Saving />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(button()).toHaveFocus();
  // Never `disabled`: browsers take the focus from a button that is.
  expect(button()).toBeEnabled();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(button());
  expect(starts).toBe(1);
  act(end);
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  await userEvent.keyboard('{Enter}');
  expect(starts).toBe(2);
});

it.each([
  [true, 0],
  [false, 1],
])('a submit button with isBusy %s submits its form by Enter in a field %d times', async (isBusy, times) => {
  const submitted = jest.fn((event: React.SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <input aria-label="Name" />
      <Button type="submit" softDisabled={isBusy}>
        Save
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Nora{Enter}');
  expect(submitted).toHaveBeenCalledTimes(times);
});

it('says nothing of being disabled where it is never busy', () => {
  render(<Button>Go</Button>);
  expect(button()).not.toHaveAttribute('aria-disabled');
});
