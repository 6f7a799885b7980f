/** The way from a session that has ended in mid film. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailureOverlay } from '@/components/player/overlay/FailureOverlay';
import { FakeRouterProvider } from '@/__tests__/support/in-browser/fake-router';

it('leads to signing in and back by a page of its own, also where the session has been renewed meanwhile', async () => {
  const path = '/productions/p';
  render(
    <FakeRouterProvider address={path}>
      <FailureOverlay failure="SIGN_IN_REQUIRED" path={path} onRetry={() => undefined} />
    </FakeRouterProvider>,
  );
  const taken = jest.fn();
  const look = (event: Event) => {
    taken(event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('click', look);
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  removeEventListener('click', look);
  // The router would lead from a session back to this page, which stays as it is.
  expect(taken.mock.calls).toEqual([[false]]);
});
