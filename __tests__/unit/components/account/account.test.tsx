import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { AccountScreen } from '@/components/account/AccountScreen';
import type { PersonalData } from '@/lib/contracts/personal/personal-data';
import { readPlayerMemory } from '@/lib/browser/player-memory';
import { freshUser } from '@/lib/domain/viewer/user';
import { useSessionStore } from '@/stores/session';
import { useUserStore } from '@/stores/user';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const data: PersonalData = {
  userId: 'u1',
  exportedAt: '2026-03-10T12:00:00.000Z',
  bookmarks: [{ contentId: 'a', relatedContentId: null, addedAt: '2026-03-01T12:00:00.000Z' }],
  links: [],
  settings: [],
  notifications: [],
  survey: { nextDisplayTimestamp: null, dismissalCounter: 0, answers: [] },
  feedback: [],
  training: [],
  certificates: [],
  resumePositions: [],
  lists: [],
  notes: [],
  classOpenings: [],
  errorReports: [],
  handOvers: [],
  handOverTries: [],
};
const held = [{ name: 'Bookmarks', count: 1, why: 'Items you bookmarked' }];
const show = () => renderPage(<AccountScreen userId="u1" held={held} certificates={[]} />, '/account');

beforeEach(() => {
  // The dialog element of the test browser has no modality.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  localStorage.clear();
  signedIn();
  useUserStore.setState({ user: { ...freshUser, id: 'u1', authMethod: 'Okta', isInitialised: true } });
});

const known = {
  network: '203.0.113.0/24',
  signedInAt: '2026-03-01T12:00:00.000Z',
  lastUsedAt: '2026-03-10T12:00:00.000Z',
};
const here = { id: 's1', device: 'Firefox on Linux', current: true, ...known };
const phone = { id: 's2', device: 'Safari on iPhone', current: false, ...known };
const listed = (sessions: object[], available = true) =>
  product.server.use(http.get('*/api/sessions', () => HttpResponse.json({ available, sessions })));
beforeEach(() => listed([], false));

describe('where the person is signed in', () => {
  it('names each browser and ends one, after which it is gone from the list', async () => {
    listed([here, phone]);
    show();
    const region = await screen.findByRole('region', { name: 'Where you’re signed in' });
    expect(within(region).getByText('Safari on iPhone')).toBeInTheDocument();
    expect(within(region).getByText(/, from the network that you use now$/)).toBeInTheDocument();
    expect(within(region).queryByText(/203\.0\.113/)).not.toBeInTheDocument();
    expect(within(region).getByText(/This browser/)).toBeInTheDocument();
    expect(
      within(region).queryByRole('button', { name: 'Sign out Firefox on Linux' }),
    ).not.toBeInTheDocument();
    const ended: unknown[] = [];
    product.server.use(
      http.post('*/api/sessions/end', async ({ request }) => {
        ended.push(await request.json());
        listed([here]);
        return HttpResponse.json({ ended: 1 });
      }),
    );
    await userEvent.click(within(region).getByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(await screen.findByText('That browser is signed out.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(ended).toEqual([{ id: 's2' }]);
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
  });

  it('ends all others, and says when that fails', async () => {
    listed([here, phone]);
    show();
    product.server.use(
      http.post('*/api/sessions/end', () =>
        HttpResponse.json({ error: { code: 'UNAVAILABLE', message: 'away' } }, { status: 503 }),
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(
      await screen.findByText('That browser could not be signed out. Please try again.'),
    ).toBeInTheDocument();
    product.server.use(
      http.post('*/api/sessions/end', () => {
        listed([here]);
        return HttpResponse.json({ ended: 1 });
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('You are signed out everywhere else.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  });

  it('is no part of the page where the identity provider keeps no list', async () => {
    show();
    expect(await screen.findByRole('region', { name: 'Profile' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Where you’re signed in' })).not.toBeInTheDocument();
  });
});

describe('the account', () => {
  it('R-ENT-3 names the person as the identity profile does, and signs out', async () => {
    show();
    const profile = screen.getByRole('region', { name: 'Profile' });
    expect(within(profile).getByText('Amara Osei')).toBeInTheDocument();
    await userEvent.click(within(profile).getByRole('button', { name: 'Sign out' }));
    expect(useSessionStore.getState().request).toEqual({ kind: 'signOut' });
  });

  it('keeps theme, captions and motion on the device, and applies them at once', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(screen.getByRole('radio', { name: 'Match my device' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    const captions = screen.getByRole('checkbox', { name: /captions/ });
    await userEvent.click(captions);
    expect(captions).toBeChecked();
    expect(readPlayerMemory()).toEqual({ captions: true });
    const still = screen.getByRole('checkbox', { name: /Reduce motion/ });
    await userEvent.click(still);
    expect(document.documentElement).toHaveAttribute('data-motion', 'reduce');
    await userEvent.click(still);
    expect(document.documentElement).not.toHaveAttribute('data-motion');
  });

  it('R-GQL-2 stores the getting-started setting with the account', async () => {
    product.answers.SetSetting = () => ({
      setUserSetting: { settings: [{ key: 'onboarding', value: 'false' }] },
    });
    show();
    const box = screen.getByRole('checkbox', { name: 'Show the getting-started panel' });
    expect(box).toBeChecked();
    await userEvent.click(box);
    expect(box).not.toBeChecked();
    await waitFor(() =>
      expect(product.asked).toEqual([['SetSetting', { userId: 'u1', key: 'onboarding', value: 'false' }]]),
    );
  });

  it('says what is held, and gives it as JSON', async () => {
    product.server.use(http.get('*/api/users/u1/personal-data', () => HttpResponse.json(data)));
    const files: Blob[] = [];
    URL.createObjectURL = jest.fn((blob: Blob) => (files.push(blob), 'blob:x'));
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    show();
    expect(screen.getByRole('row', { name: /^Bookmarks 1/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Download everything (JSON)' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.type).toContain('application/json');
  });

  it('deletes only after it was asked again, and forgets what this device kept', async () => {
    let deletions = 0;
    product.server.use(
      http.post('*/api/users/u1/personal-data/deletion', () => {
        deletions += 1;
        return HttpResponse.json({ deletedAt: '2026-03-10T12:00:00.000Z' });
      }),
    );
    localStorage.setItem('dt.resume', '[]');
    useUserStore.getState().change({ links: { 'dt-101': { visited: true } } });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Delete my data' }));
    await userEvent.click(screen.getByRole('button', { name: 'Don’t delete' }));
    expect(deletions).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Delete my data' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
    expect(await screen.findByText(/has been deleted/)).toBeInTheDocument();
    expect(deletions).toBe(1);
    expect(localStorage.getItem('dt.resume')).toBeNull();
    expect(useUserStore.getState().user.links).toEqual({});
  });

  it('a deletion that fails is told in the dialog, which stays open to try again, and nothing is forgotten', async () => {
    product.server.use(
      http.post('*/api/users/u1/personal-data/deletion', () => new HttpResponse(null, { status: 503 })),
    );
    localStorage.setItem('dt.resume', '[]');
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Delete my data' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete what we hold about you?' }));
    expect(await dialog.findByText('Your data could not be deleted. Please try again.')).toBeInTheDocument();
    expect(localStorage.getItem('dt.resume')).toBe('[]');
    product.server.use(
      http.post('*/api/users/u1/personal-data/deletion', () =>
        HttpResponse.json({ deletedAt: '2026-03-10T12:00:00.000Z' }),
      ),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(await screen.findByText(/has been deleted/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
