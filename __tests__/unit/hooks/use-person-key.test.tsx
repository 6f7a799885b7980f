/** A shared machine: what was read for one person is never shown to the next, though the cache is the same. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { CertificateReady } from '@/components/certificate/CertificateReady';
import { SignIns } from '@/components/account/SignIns';
import { AddToListDialog } from '@/components/lists/add/AddToListDialog';
import { ClipDialog } from '@/components/lists/clip/ClipDialog';
import { useBookmark } from '@/components/bookmarks/use-bookmarks';
import { useContinueWatching } from '@/components/home/use-continue-watching';
import { useNotes } from '@/components/transcript/use-notes';
import { useResume } from '@/hooks/use-resume';
import { useModuleCompletion, useTrainingRecord } from '@/hooks/use-training';
import { forgetMyPage } from '@/lib/clients/product-api/personal/my-page';
import type { TrainingRecord } from '@/lib/contracts/personal/training';
import { useSessionStore } from '@/stores/session';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { contentItem } from '@/__tests__/support/content/item';
import { listSummary } from '@/__tests__/support/content/list-entry';
import { recording } from '@/__tests__/support/content/item-page';
import { productInBrowser, profile, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const never = () => new Promise<never>(() => undefined);

/** Loaded on demand in a browser; here before the clock of the first test runs. */
beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/personal/lists'),
    import('@/lib/clients/product-api/personal/certificates'),
    import('@/lib/contracts/personal/lists'),
    import('@/lib/contracts/personal/certificates'),
  ]),
);
beforeEach(() => {
  dialogsOpen();
  signedIn();
});

/** Somebody else signs in; nothing that is theirs has been answered yet. */
const somebodyElse = () =>
  act(() => useSessionStore.setState({ method: 'Okta', profile: { ...profile, userId: 'u2' } }));

const session = {
  id: 's1',
  device: 'Firefox on Windows',
  network: null,
  signedInAt: '2026-03-01T12:00:00.000Z',
  lastUsedAt: '2026-03-01T12:00:00.000Z',
  current: true,
};
const close = () => undefined;
const clip = {
  contentId: 'a',
  name: 'Galileo',
  recording,
  opening: { at: 0 },
  intoLesson: false,
  onClose: close,
};

const parts = [
  {
    what: 'lists to add to',
    path: '*/api/lists',
    answer: { lists: [listSummary] },
    part: <AddToListDialog contentId="a" name="Galileo" onClose={close} />,
    shown: 'Brecht',
  },
  {
    what: 'lists for a clip',
    path: '*/api/lists',
    answer: { lists: [listSummary] },
    part: <ClipDialog {...clip} isOpen />,
    shown: 'Brecht',
  },
  {
    what: 'sign-ins',
    path: '*/api/sessions',
    answer: { available: true, sessions: [session] },
    part: <SignIns />,
    shown: 'Firefox on Windows',
  },
  {
    what: 'public page of a certificate',
    path: '*/api/certificates/course/sharing',
    answer: { code: '0123456789abcdef0123456789abcdef', showName: true },
    part: <CertificateReady course={{ id: 'course', slug: 'course' }} />,
    shown: 'public page',
  },
];

it.each(parts)('the $what of one person are not shown to another', async ({ path, answer, part, shown }) => {
  product.server.use(
    http.get(path, () => HttpResponse.json(answer), { once: true }),
    http.get(path, never),
  );
  renderPage(part);
  expect(await screen.findByText(shown)).toBeInTheDocument();
  somebodyElse();
  expect(screen.queryByText(shown)).toBeNull();
});

it('an answer to one person’s choice that is late shows nothing to another', async () => {
  const path = '*/api/certificates/course/sharing';
  const codeOf = (digit: string) => digit.repeat(32);
  let answer: () => void = () => undefined;
  product.server.use(
    http.get(path, () => HttpResponse.json({ code: codeOf('a'), showName: false }), { once: true }),
    http.get(path, () => HttpResponse.json({ code: codeOf('b'), showName: false })),
    http.post(path, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return HttpResponse.json({ code: codeOf('a'), showName: true });
    }),
  );
  renderPage(<CertificateReady course={{ id: 'course', slug: 'course' }} />);
  const choice = () => screen.findByRole('checkbox');
  await userEvent.click(await choice());
  await waitFor(() => expect(answer.length).toBe(1));
  somebodyElse();
  expect(await choice()).not.toBeChecked();
  answer();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await choice()).not.toBeChecked();
  const page = screen.getByRole('link', { name: 'public page' });
  expect(page).toHaveAttribute('href', `/certificates/${codeOf('b')}`);
});

const SEEN = '2026-03-01T12:00:00.000Z';
const myPage = {
  bookmarks: [{ contentId: 'a', relatedContentId: null, addedAt: SEEN }],
  positions: [{ contentId: 'a', seconds: 640, durationSeconds: 3_600, updatedAt: SEEN }],
  ...{ training: [], links: [], settings: [], notifications: [] },
};
const note = {
  id: '0a3f8e52-6a54-4a35-9d53-0f6f1a2b3c4d',
  contentId: 'a',
  seconds: 12,
  text: 'Look here',
  updatedAt: SEEN,
};

it.each([
  [
    'notes',
    () =>
      useNotes('a')
        ?.list.map(({ text }) => text)
        .join(),
    'Look here',
  ],
  [
    'bookmarks',
    () => String(useBookmark({ contentId: 'a', relatedContentId: null }, 'A').isBookmarked),
    'true',
  ],
  ['place in a recording', () => String(useResume('a').from), '640'],
  [
    'recordings to continue',
    () =>
      useContinueWatching()
        ?.map(({ card }) => card.name)
        .join(),
    'Galileo',
  ],
])('the %s of one person are not those of another', async (_what, useShown, shown) => {
  const item = { ...contentItem({ id: 'a', type: 'production', slug: 'a', name: 'Galileo' }) };
  product.server.use(
    http.get('*/api/items', () => HttpResponse.json({ items: [item] })),
    http.get('*/api/notes', () => HttpResponse.json({ notes: [note] }), { once: true }),
    http.get('*/api/me/page', () => HttpResponse.json(myPage), { once: true }),
    http.get('*/api/*', never),
  );
  function Shown() {
    return useShown();
  }
  renderPage(<Shown />);
  expect(await screen.findByText(shown)).toBeInTheDocument();
  forgetMyPage();
  somebodyElse();
  expect(screen.queryByText(shown)).toBeNull();
});

it('the training of one person is not shown to another, not even for one rendering', () => {
  const shown: TrainingRecord[] = [];
  function Probe({ initial }: { initial: TrainingRecord }) {
    shown.push(useTrainingRecord(initial));
    return null;
  }
  const first: TrainingRecord = {
    modules: [{ contentId: 'find', startedAt: '2026-03-01T12:00:00.000Z', completedAt: null }],
    certificates: [],
  };
  const nothing: TrainingRecord = { modules: [], certificates: [] };
  const { again } = renderPage(<Probe key="u1" initial={first} />);
  expect(shown.at(-1)).toEqual(first);
  shown.length = 0;
  useSessionStore.setState({ profile: { ...profile, userId: 'u2' } });
  again(<Probe key="u2" initial={nothing} />);
  expect(shown).not.toContainEqual(first);
});

it('a module that is confirmed late is completed for the person who completed it, not for the next', async () => {
  let answer: () => void = () => undefined;
  const module = { contentId: 'find', startedAt: SEEN, completedAt: SEEN };
  product.server.use(
    http.post('*/graphql', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return HttpResponse.json({ data: { completeTrainingModule: module } });
    }),
  );
  const nothing: TrainingRecord = { modules: [], certificates: [] };
  function Completion() {
    const { modules } = useTrainingRecord(nothing);
    const { complete } = useModuleCompletion();
    return <button onClick={() => complete('find')}>{`${modules.length} modules`}</button>;
  }
  renderPage(<Completion />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(answer.length).toBe(1));
  somebodyElse();
  answer();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('button')).toHaveTextContent('0 modules');
});
