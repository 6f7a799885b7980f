/** What the frame of every page brings after the page: the session, and whatever it is for. */
import { render, waitFor } from '@testing-library/react';
import { QueryProvider } from '@/components/shell/QueryProvider';
import { LazySlot } from '@/components/shell/slots';
import { anonymousShell } from '@/lib/domain/viewer/shell';
import { useSessionStore } from '@/stores/session';
import { useUserStore } from '@/stores/user';
import { freshBrowser } from '@/__tests__/support/in-browser/frame';
import { FakeRouterProvider } from '@/__tests__/support/in-browser/fake-router';

beforeEach(() => {
  freshBrowser();
  useSessionStore.setState({ method: 'none', profile: null, request: null, failed: false });
  const settings = { oidcAuthority: 'https://id.example', oidcClientId: 'web' };
  document.body.innerHTML = `<script type="application/json" id="settings">${JSON.stringify(settings)}</script>`;
});

it('R-SHL-1 R-RTE-10 settles the session and the visitor of any page', async () => {
  render(
    <FakeRouterProvider address="/guides">
      <QueryProvider state={undefined}>
        <LazySlot viewer={anonymousShell.viewer} />
      </QueryProvider>
    </FakeRouterProvider>,
  );
  expect(useSessionStore.getState().method).toBe('none');
  await waitFor(() => expect(useSessionStore.getState().method).toBe('Unauthed'));
  await waitFor(() => expect(useUserStore.getState().user.isInitialised).toBe(true));
});
