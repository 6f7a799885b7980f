import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentsSection } from '@/components/document/DocumentsSection';
import { onUse } from '@/lib/browser/usage';
import type { ToldUse } from '@/lib/contracts/usage/usage';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { useToasts } from '@/stores/toasts';
import { itemPage, permitted, anonymous } from '@/__tests__/support/content/item-page';

const mockAsk = jest.fn();
jest.mock('@/lib/clients/grants', () => ({
  requestDocumentGrant: (...call: unknown[]) => mockAsk(...call) as unknown,
}));
const mockView = jest.fn();
jest.mock('@/components/document/PdfView', () => ({
  PdfView: (props: object) => {
    mockView(props);
    return <div data-testid="pdf" />;
  },
}));

const documents = [
  { id: 'd1', name: 'Study guide', pages: 12 },
  { id: 'd2', name: 'Worksheet', pages: null },
];
const show = (given: Partial<ItemPage> = {}, access = permitted) =>
  render(<DocumentsSection page={itemPage({ documents, ...given })} access={access} />);

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  history.replaceState(null, '', '/guides/p');
  mockAsk.mockReset();
  mockView.mockClear();
  const url = 'https://media.test/d/1/g.pdf';
  mockAsk.mockResolvedValue({
    granted: true,
    grant: { url, fileName: 'g.pdf', expiresAt: '2026-03-10T12:00:00.000Z' },
  });
});

describe('documents', () => {
  it('R-ENT-29 are listed by name and pages, and asked for by nobody yet', () => {
    show();
    expect(screen.getByText('Study guide', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByText('12 pages')).toBeInTheDocument();
    expect(mockAsk).not.toHaveBeenCalled();
  });

  it('say why they cannot be opened without script, where they could be opened with it', () => {
    const why = 'Reading needs JavaScript, which is switched off in your browser.';
    const { unmount } = show();
    expect(screen.getByText(why)).toHaveClass('without-script');
    unmount();
    show({}, anonymous);
    expect(screen.queryByText(why)).toBeNull();
  });

  it('open with a grant to read, and name themselves in the address', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Read Worksheet' }));
    await screen.findByTestId('pdf');
    expect(mockAsk).toHaveBeenCalledWith({ contentId: 'p', documentId: 'd2', purpose: 'read' });
    expect(location.search).toBe('?document=d2');
    await userEvent.click(screen.getByRole('button', { name: 'Close the document' }));
    expect(screen.queryByTestId('pdf')).not.toBeInTheDocument();
    expect(location.search).toBe('');
  });

  it('open at the page of the address', async () => {
    history.replaceState(null, '', '/guides/p?page=7');
    show();
    await screen.findByTestId('pdf');
    expect(mockView).toHaveBeenLastCalledWith(expect.objectContaining({ documentId: 'd1', firstPage: 7 }));
  });

  it('R-ENT-25 have no print and no download where those are off', async () => {
    show({ mayPrint: false });
    expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Read Study guide' }));
    await screen.findByTestId('pdf');
    expect(screen.queryByRole('link', { name: /print/ })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Reading Study guide' })).toHaveAttribute('data-print', 'false');
  });

  it('R-ENT-25 have both where they are allowed', async () => {
    show();
    expect(screen.getAllByRole('button', { name: /Download/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Read Study guide' }));
    expect(await screen.findByRole('link', { name: /Open to print/ })).toBeInTheDocument();
  });

  describe('open to print', () => {
    const tab = { opener: window as unknown, location: { assign: jest.fn() }, close: jest.fn() };
    let told: ToldUse[] = [];
    let stop: () => void;
    beforeEach(() => {
      told = [];
      stop = onUse((use) => void told.push(use));
    });
    afterEach(() => stop());
    const press = async () => {
      jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
      show();
      await userEvent.click(screen.getByRole('button', { name: 'Read Study guide' }));
      const link = await screen.findByRole('link', { name: /Open to print/ });
      mockAsk.mockClear();
      return () => userEvent.click(link);
    };

    it('with a grant of that moment, because the one of the reader may have ended', async () => {
      const open = await press();
      const url = 'https://media.test/d/2/g.pdf';
      const grant = { url, fileName: 'g.pdf', expiresAt: '2026-03-10T12:15:00.000Z' };
      mockAsk.mockResolvedValue({ granted: true, grant });
      await open();
      await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith(url));
      expect(mockAsk).toHaveBeenCalledWith({ contentId: 'p', documentId: 'd1', purpose: 'read' });
      expect(tab.opener).toBeNull();
      expect(told).toEqual([{ action: 'download', contentId: 'p', part: 'd1' }]);
    });

    it('and say so when they cannot be', async () => {
      const open = await press();
      mockAsk.mockResolvedValue({ granted: false, failure: 'UNAVAILABLE' });
      await open();
      await waitFor(() => expect(tab.close).toHaveBeenCalled());
      expect(told).toEqual([]);
      expect(useToasts.getState().toasts.at(-1)?.message).toBe('The recording cannot be reached');
    });
  });

  it('R-ENT-26 open without their outline where it is hidden', async () => {
    history.replaceState(null, '', '/guides/p?page=1');
    show({ outline: false });
    await screen.findByTestId('pdf');
    expect(mockView).toHaveBeenLastCalledWith(expect.objectContaining({ outline: false }));
  });

  it('say what happened when they cannot be opened, and try again', async () => {
    mockAsk.mockResolvedValueOnce({ granted: false, failure: 'UNAVAILABLE' });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Read Study guide' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByTestId('pdf');
  });

  it('R-OPEN-10 give way to a notice without entitlement, whatever the address asks', async () => {
    history.replaceState(null, '', '/guides/p?page=2');
    show({}, anonymous);
    expect(screen.getByText('Sign in to play or read')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Read/ })).not.toBeInTheDocument();
    await waitFor(() => {
      expect(mockAsk).not.toHaveBeenCalled();
    });
  });
});
