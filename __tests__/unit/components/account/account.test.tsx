import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { AccountScreen } from '@/components/account/AccountScreen';
import type { PersonalData } from '@/lib/contracts/product-user';
import { readPlayerMemory } from '@/lib/browser/player-memory';
import { heldKinds } from '@/lib/domain/personal/held-data';
import { freshUser } from '@/lib/domain/personal/user';
import { useSessionStore } from '@/stores/session';
import { useUserStore } from '@/stores/user';
import { productInBrowser, renderPage } from '@/__tests__/support/product-in-browser';

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
};
const show = () =>
  renderPage(<AccountScreen userId="u1" held={heldKinds(data)} certificates={[]} />, '/account');

beforeEach(() => {
  // The dialog element of the test browser has no modality.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  localStorage.clear();
  const profile = { userId: 'u1', name: 'Amara Osei', email: 'a@x.test', scopes: [] };
  useSessionStore.setState({ method: 'Okta', profile, request: null });
  useUserStore.setState({ user: { ...freshUser, id: 'u1', authMethod: 'Okta', isInitialised: true } });
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

  it('a deletion that fails is told, and nothing is forgotten', async () => {
    product.server.use(
      http.post('*/api/users/u1/personal-data/deletion', () => new HttpResponse(null, { status: 503 })),
    );
    localStorage.setItem('dt.resume', '[]');
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Delete my data' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
    expect(await screen.findByText(/could not be deleted/)).toBeInTheDocument();
    expect(localStorage.getItem('dt.resume')).toBe('[]');
  });
});
