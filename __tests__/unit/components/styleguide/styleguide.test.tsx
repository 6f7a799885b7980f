import { existsSync, readFileSync } from 'node:fs';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NotificationSlot } from '@/components/shell/slots';
import { StyleguideScreen } from '@/components/styleguide/StyleguideScreen';
import configuration from '@/next.config';
import { useSessionStore } from '@/stores/session';
import { FakeRouterProvider } from '@/__tests__/support/in-browser/fake-router';
import { freshBrowser } from '@/__tests__/support/in-browser/frame';

beforeEach(() => freshBrowser());

async function show() {
  const view = render(
    <FakeRouterProvider address="/styleguide">
      <NotificationSlot area="top" />
      <StyleguideScreen />
      <NotificationSlot area="bottom" />
    </FakeRouterProvider>,
  );
  // Parts that load late; by selector, because other queries over the whole guide take seconds.
  const late = () => document.querySelectorAll('button[aria-label="Bookmark Macbeth"]').length;
  await waitFor(() => expect(late()).toBe(4));
  return view;
}

/** One entry of the guide. */
function specimen(name: string) {
  const region = screen.getByText(name, { selector: 'h2' }).closest('section');
  if (region === null) throw new Error(`Nothing is called ${name}`);
  return within(region);
}

function framed(title: string): Document {
  const page = screen.getByTitle<HTMLIFrameElement>(title).contentDocument;
  if (page === null) throw new Error(`The frame ${title} has no page`);
  return page;
}

it('it is one valid page with every specimen in both schemes; whole pages stand in frames of their own', async () => {
  await show();
  const looks = specimen('Buttons').getAllByRole('group');
  expect(looks.map(({ dataset }) => dataset.scheme)).toEqual(['light', 'dark']);

  expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(['Style guide']);
  const frames = [...document.querySelectorAll('iframe')];
  expect(frames.length).toBeGreaterThan(20);
  for (const page of [document, ...frames.map(({ contentDocument }) => contentDocument)]) {
    const ids = [...(page?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(page?.querySelector('main, [role="main"]')).toBeNull();
  }

  const page = framed('Status page: Dark');
  expect(within(page.body).getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
  expect(page.documentElement.dataset.theme).toBe('dark');
  expect(page.compatMode).toBe('CSS1Compat');
});

it('more contrast is shown by a switch, until it is switched off', async () => {
  // The real sheet: the query must be the one that the switch looks for.
  const style = document.createElement('style');
  style.textContent = readFileSync('styles/contrast.css', 'utf8');
  document.head.append(style);
  await show();
  const asked = () => {
    const [layer] = style.sheet?.cssRules ?? [];
    const [query] = (layer as CSSLayerBlockRule).cssRules;
    return (query as CSSMediaRule).media.mediaText;
  };
  const press = () => fireEvent.click(screen.getByLabelText('More contrast'));
  press();
  expect(asked()).toBe('all');
  press();
  expect(asked()).toBe('(prefers-contrast: more)');
  style.remove();
});

it('what belongs to a person is shown as to one who is signed in, and nobody stays so', async () => {
  const view = await show();
  const shown = specimen('Bookmarks').getAllByRole('button', { name: 'Bookmarked: Hamlet' });
  expect(shown).toHaveLength(4);
  const names = specimen('Certificate, ready').getAllByLabelText('Show my full name on the public page');
  expect(names).toHaveLength(2);
  // The frame ties no page to a visitor that says so.
  expect(StyleguideScreen.hasNoVisitor).toBe(true);
  expect(useSessionStore.getState().method).toBe('Okta');
  view.unmount();
  expect(useSessionStore.getState().method).toBe('Unauthed');
});

it('each area shows a banner when asked, one at a time', async () => {
  await show();
  for (const area of ['top', 'bottom'] as const) {
    fireEvent.click(specimen('Notification areas').getByText(`Show a banner at the ${area}`));
    const place = document.querySelector<HTMLElement>(`[data-notification-area="${area}"]`);
    expect(await within(place ?? document.body).findByText('Closed on Monday')).toBeVisible();
    expect(screen.getAllByText('Closed on Monday')).toHaveLength(1);
  }
});

it('the page exists in development alone', () => {
  expect(existsSync('pages/styleguide.js')).toBe(true);
  expect(configuration('phase-development-server').pageExtensions).toContain('js');
  expect(configuration('phase-production-build').pageExtensions).not.toContain('js');
});
