/** What only people with an account have on a page: on cards, and in the menu of an administrator. */
import { screen, waitFor } from '@testing-library/react';
import { AccountMenu } from '@/components/auth/AccountMenu';
import { ItemCard } from '@/components/card/ItemCard';
import { anonymousShell } from '@/lib/domain/viewer/shell';
import { freshUser } from '@/lib/domain/viewer/user';
import { useSessionStore } from '@/stores/session';
import { useUserStore } from '@/stores/user';
import { contentItem } from '@/__tests__/support/content/item';
import { productInBrowser, renderPage, signedIn } from '@/__tests__/support/in-browser/product';

productInBrowser();
const hamlet = contentItem({ id: 'hamlet', slug: 'hamlet', name: 'Hamlet' });
const administrates = (organisations: readonly string[]) =>
  useUserStore.setState({
    user: {
      ...freshUser,
      isInitialised: true,
      permissions: { ...freshUser.permissions, administrator: [...organisations] },
    },
  });
const showMenu = () => renderPage(<AccountMenu viewer={anonymousShell.viewer} />, '/');

describe('a card', () => {
  it('of a staging without a recording says so, and is not marked as one that plays', () => {
    const unheld = contentItem({
      id: 'lear',
      type: 'production',
      name: 'Lear',
      subType: 'Production',
      media: null,
    });
    const held = {
      ...unheld,
      id: 'lear-2',
      name: 'Lear on film',
      media: { type: 'video', assetId: 'a' } as never,
    };
    renderPage(
      [unheld, held].map((item) => <ItemCard key={item.id} item={item} />),
      '/',
    );
    const [without, playing] = screen.getAllByRole('article');
    expect(without).toHaveTextContent('No recording');
    expect(without).toHaveAttribute('data-type', 'production');
    expect(playing).not.toHaveTextContent('No recording');
    expect(playing).toHaveAttribute('data-type', 'video');
    const signs = [without, playing].map((card) => card?.querySelector('use')?.getAttribute('href'));
    expect(signs).toEqual(['/kinds.svg#production', '/kinds.svg#video']);
  });

  it('says what to be careful of at the end of the line of its facts', () => {
    const dated = contentItem({
      type: 'production',
      date: '2021-05-04',
      strongGuidance: ['Suicide', 'Torture'],
    });
    const undated = contentItem({ ...dated, type: 'guide', date: null });
    renderPage(
      [dated, undated].map((item) => <ItemCard key={item.type} item={item} />),
      '/',
    );
    const lines = screen.getAllByText('Suicide, Torture').map((words) => words.closest('p')?.children);
    const words = lines.map((parts) => Array.from(parts ?? [], ({ textContent }) => textContent));
    expect(words).toEqual([
      ['2021', 'Suicide, Torture'],
      ['', 'Suicide, Torture'],
    ]);
  });

  it.each(['Unauthed', 'none'] as const)('has no tools for %s', async (method) => {
    useSessionStore.setState({ method, profile: null });
    renderPage(<ItemCard item={hamlet} />, '/');
    await screen.findByRole('link', { name: 'Hamlet' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('on a machine that its network makes known goes into the lesson, and has no bookmark', async () => {
    useSessionStore.setState({ method: 'IPAuth', profile: null });
    renderPage(<ItemCard item={hamlet} />, '/');
    await screen.findByRole('button', { name: 'Add Hamlet to this lesson' });
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('has both of its tools at once for a person with an account, so that neither moves', async () => {
    signedIn();
    renderPage(<ItemCard item={hamlet} />, '/');
    await screen.findByRole('button', { name: 'Add Hamlet to a list' });
    expect(screen.getByRole('button', { name: 'Bookmark Hamlet' })).toBeInTheDocument();
  });
});

describe('the account menu', () => {
  beforeEach(signedIn);

  it('leads an administrator to the administration', async () => {
    administrates(['lakeview']);
    showMenu();
    // In a closed menu: there, and shown once it is opened.
    expect(await screen.findByRole('link', { name: 'Administration', hidden: true })).toHaveAttribute(
      'href',
      '/admin',
    );
  });

  it('says nothing of it to anybody else', async () => {
    administrates([]);
    showMenu();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Lists', hidden: true })).toBeInTheDocument(),
    );
    await import('@/components/auth/AdministrationLink');
    expect(screen.queryByRole('link', { name: 'Administration', hidden: true })).toBeNull();
  });
});
