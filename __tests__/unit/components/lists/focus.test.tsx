/** Where the focus is after a press whose control goes with what it changed. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { AddToListDialog } from '@/components/lists/add/AddToListDialog';
import { ListScreen } from '@/components/lists/ListScreen';
import type { ListChange, TeachingList } from '@/lib/contracts/personal/lists';
import { classDialog } from '@/__tests__/support/in-browser/class-dialog';
import { dialogsOpen } from '@/__tests__/support/in-browser/frame';
import { listEntry, listSummary } from '@/__tests__/support/content/list-entry';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

const product = productInBrowser();
const entries = ['One', 'Two', 'Three'].map((title, index) => ({
  ...listEntry,
  id: `2b0d7b3d-6a52-4d0e-9a51-0d5f5d8f0a0${index}`,
  title,
}));
const list: TeachingList = { ...listSummary, entries };
const refused = () => HttpResponse.json({ code: 'INTERNAL', message: 'no' }, { status: 500 });

beforeAll(() =>
  Promise.all([
    import('@/lib/clients/product-api/personal/lists'),
    import('@/lib/clients/product-api/personal/classes'),
  ]),
);
beforeEach(() => {
  dialogsOpen();
  signedIn();
});

it('after the removal of an entry the focus is at the next, then at the one before, then at the heading', async () => {
  let now = list;
  product.server.use(
    http.post('*/api/lists/l1/changes', async ({ request }) => {
      const { changes } = (await request.json()) as { changes: ListChange[] };
      const gone = changes.map((change) => ('entry' in change ? change.entry : null));
      now = { ...now, entries: now.entries.filter(({ id }) => !gone.includes(id)) };
      return HttpResponse.json(now);
    }),
  );
  renderPage(<ListScreen list={list} notes={[]} />);
  const removal = (title: string) => screen.getByRole('button', { name: `Remove ${title}` });
  const remove = async (title: string) => {
    removal(title).focus();
    await userEvent.keyboard('{Enter}');
    // Said by a region that outlives the entries.
    const said = await screen.findByText(`Removed “${title}”`);
    expect(said.closest('[aria-live], [role="status"]')).not.toBeNull();
  };
  // The row, and not its button: a key that is held would remove that entry too.
  await remove('Two');
  expect(removal('Three').closest('li')).toHaveFocus();
  await remove('Three');
  expect(removal('One').closest('li')).toHaveFocus();
  await remove('One');
  expect(screen.getByRole('heading', { level: 1, name: 'Brecht' })).toHaveFocus();
});

it('a refused removal is not said to be one', async () => {
  product.server.use(
    http.post('*/api/lists/l1/changes', refused),
    http.get('*/api/lists/l1', () => HttpResponse.json(list)),
  );
  renderPage(<ListScreen list={list} notes={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove One' }));
  expect(await screen.findByText('That could not be saved. Please try again.')).toBeVisible();
  expect(screen.queryByText('Removed “One”')).toBeNull();
});

/** Fails twice; the second time and the third when the test says so. */
function failing(path: string, answer: object) {
  const waiting: (() => void)[] = [];
  let asked = 0;
  product.server.use(
    http.get(path, async () => {
      asked += 1;
      if (asked > 1) await new Promise<void>((done) => waiting.push(done));
      return asked < 3 ? refused() : HttpResponse.json(answer);
    }),
  );
  return {
    release: async () => {
      await waitFor(() => expect(waiting).not.toHaveLength(0));
      waiting.pop()?.();
    },
  };
}

const dialogs = [
  {
    title: 'Add Galileo to a list',
    path: '*/api/lists',
    answer: { lists: [{ ...list, entries: 3 }] },
    dialog: <AddToListDialog contentId="a" name="Galileo" onClose={() => undefined} />,
    filled: 'Add to Brecht',
  },
  {
    title: 'Open to a class',
    path: '*/api/class-openings',
    answer: { openings: [] },
    dialog: classDialog(list),
    filled: 'Open and get a code',
  },
];

it.each(dialogs)('“Try again” in “$title” keeps the focus, and then it is at the heading', async (each) => {
  const { release } = failing(each.path, each.answer);
  renderPage(each.dialog);
  const again = await screen.findByRole('button', { name: 'Try again' });
  again.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
  expect(again).toHaveFocus();
  await release();
  await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
  expect(again).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await release();
  expect(await screen.findByRole('button', { name: each.filled })).toBeVisible();
  expect(screen.getByRole('heading', { name: each.title })).toHaveFocus();
});

/** All that changes inside of what is read aloud, as texts. */
function heard(region: Element): string[] {
  const texts: string[] = [];
  const watcher = new MutationObserver((changes) =>
    texts.push(...changes.map(({ target }) => target.textContent ?? '')),
  );
  watcher.observe(region, { subtree: true, childList: true, characterData: true });
  return texts;
}

describe('the openings of a list to classes', () => {
  const opening = (code: string, opened: number) => ({
    id: `id-${code}`,
    listId: 'l1',
    code,
    link: 'AAAAAAAAAAAAAAAAAAAAAA',
    opensAt: new Date(Date.now() - 60_000).toISOString(),
    closesAt: new Date(Date.now() + 86_400_000).toISOString(),
    closedAt: null as string | null,
    opened,
    played: {},
  });

  it('are read aloud where something changed, and not whole', async () => {
    let openings = [opening('ACDEFG', 1), opening('HJKLMN', 0)];
    product.server.use(http.get('*/api/class-openings', () => HttpResponse.json({ openings })));
    const { client } = renderPage(classDialog(list));
    await screen.findByText('ACDEFG');
    const region = within(screen.getByRole('dialog')).getByRole('status');
    expect(within(region).queryByRole('button')).toBeNull();
    expect(within(region).queryByRole('img')).toBeNull();
    expect(region).toHaveAttribute('aria-atomic', 'false');
    const texts = heard(region);
    const readAgain = () => client.refetchQueries({ queryKey: ['class-openings'] });
    await readAgain();
    expect(texts).toEqual([]);
    openings = [opening('ACDEFG', 2), opening('HJKLMN', 0)];
    await readAgain();
    await waitFor(() => expect(texts).toEqual(['Class code ACDEFG, opened 2 times.']));
  });

  it('that could not be fetched are said once, however often they are asked for', async () => {
    product.server.use(http.get('*/api/class-openings', refused));
    const { client } = renderPage(classDialog(list));
    const texts = heard(await screen.findByRole('alert'));
    await client.refetchQueries({ queryKey: ['class-openings'] });
    expect(screen.getByRole('alert')).toBeVisible();
    expect(texts).toEqual([]);
  });

  it('closed, one is said to be, and the focus is at the heading', async () => {
    const now = opening('ACDEFG', 1);
    product.server.use(
      http.get('*/api/class-openings', () => HttpResponse.json({ openings: [now] })),
      http.post('*/api/class-openings/:id/closing', () => {
        now.closedAt = new Date().toISOString();
        return HttpResponse.json({ open: false });
      }),
    );
    renderPage(classDialog(list));
    const close = await screen.findByRole('button', { name: 'End class access' });
    close.focus();
    await userEvent.keyboard('{Enter}');
    // Asked first: a class of thirty is out at once.
    const question = screen.getByRole('dialog', { name: 'End access with the code ACDEFG?' });
    expect(now.closedAt).toBeNull();
    within(question).getByRole('button', { name: 'End access' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Class access ended')).toBeInTheDocument();
    await waitFor(() => expect(close).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Open to a class' })).toHaveFocus();
  });

  it('where the browser does not allow copying, the link can be selected and read out', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    product.server.use(
      http.get('*/api/class-openings', () => HttpResponse.json({ openings: [opening('ACDEFG', 1)] })),
    );
    renderPage(classDialog(list));
    await user.click(await screen.findByRole('button', { name: 'Copy link for home' }));
    expect(await screen.findByText(/Select the address and copy it/)).toBeVisible();
    expect(screen.getByText(/^At home, at .*\/class\/A{22}$/)).toBeVisible();
  });

  it('refused, an end of access says so in its question, and the class is still there', async () => {
    product.server.use(
      http.get('*/api/class-openings', () => HttpResponse.json({ openings: [opening('ACDEFG', 1)] })),
      http.post('*/api/class-openings/:id/closing', refused),
    );
    renderPage(classDialog(list));
    await userEvent.click(await screen.findByRole('button', { name: 'End class access' }));
    const question = screen.getByRole('dialog', { name: /^End access/ });
    await userEvent.click(within(question).getByRole('button', { name: 'End access' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent('That did not work.');
    await userEvent.click(within(question).getByRole('button', { name: 'Leave it open' }));
    expect(screen.getByRole('button', { name: 'End class access' })).toBeVisible();
  });

  it('one press too many of Enter opens no second class', async () => {
    const openings: ReturnType<typeof opening>[] = [];
    const codes = ['ACDEFG', 'HJKLMN'];
    product.server.use(
      http.get('*/api/class-openings', () => HttpResponse.json({ openings })),
      http.post('*/api/class-openings', () => {
        const made = opening(codes[openings.length] ?? '', 0);
        openings.unshift(made);
        return HttpResponse.json(made);
      }),
    );
    renderPage(classDialog(list));
    screen.getByRole('button', { name: 'Open and get a code' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await screen.findByText('ACDEFG');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Open to a class' })).toHaveFocus();
    // Another one is asked for, by the keyboard too.
    await userEvent.click(screen.getByRole('button', { name: 'Open to another class' }));
    screen.getByRole('button', { name: 'Open and get a code' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await screen.findByText('HJKLMN');
    await userEvent.keyboard('{Enter}');
    expect(openings).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Open and get a code' })).toBeNull();
  });
});
