import { act, renderHook, waitFor } from '@testing-library/react';
import { usePdfSearch } from '@/components/document/use-pdf-search';

type Pdf = NonNullable<Parameters<typeof usePdfSearch>[0]>;

/** A document of these pages, whose texts come when `release` is called. */
function documentOf(pages: readonly string[]) {
  let release: (error?: Error) => void = () => undefined;
  const begin = () =>
    new Promise<void>((resolve, reject) => {
      release = (error) => (error ? reject(error) : resolve());
    });
  let ready = begin();
  const getPage = async (number: number) => {
    await ready;
    return { getTextContent: async () => ({ items: [{ str: pages[number - 1], hasEOL: false }] }) };
  };
  const pdf = { numPages: pages.length, getPage } as object as Pdf;
  return {
    pdf,
    release: (error?: Error) => {
      release(error);
      ready = begin();
    },
  };
}

const PAGES = ['The heath', 'A storm, and a storm', 'The hovel', 'Still the storm'];

describe('search in a document', () => {
  it('shows the first match when the text has been extracted, and then the next', async () => {
    const { pdf, release } = documentOf(PAGES);
    const onPage = jest.fn();
    const { result } = renderHook(() => usePdfSearch(pdf, onPage));
    act(() => {
      result.current.setWords('storm');
    });
    expect(result.current.state).toBe('reading');
    release();
    await waitFor(() => {
      expect(result.current.found).toEqual([2, 2, 4]);
    });
    expect(onPage.mock.calls).toEqual([[2]]);
    act(() => {
      result.current.step(-1);
    });
    expect([result.current.at, onPage.mock.calls]).toEqual([2, [[2], [4]]]);
  });

  it('says when the text cannot be read, and tries again as somebody types', async () => {
    const { pdf, release } = documentOf(PAGES);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { result } = renderHook(() => usePdfSearch(pdf, jest.fn()));
    act(() => {
      result.current.setWords('hov');
    });
    release(new Error('damaged'));
    await waitFor(() => {
      expect(result.current.state).toBe('failed');
    });
    act(() => {
      result.current.setWords('hovel');
    });
    release();
    await waitFor(() => {
      expect([result.current.state, result.current.found]).toEqual(['ready', [3]]);
    });
  });
});
