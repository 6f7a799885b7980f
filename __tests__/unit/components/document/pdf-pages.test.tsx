/** The place in a document when its pages become larger or smaller. */
import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { PdfPages, type PdfPagesHandle } from '@/components/document/PdfPages';

// Pages are drawn when they come into view, and here nothing does.
jest.mock('react-pdf', () => ({}));

const WIDTH_PX = 632;
const HEIGHT_PX = 800;
const GAP_PX = 16;
const LANDSCAPE = 0.5;

const px = (element: HTMLElement, name: string) => Number.parseFloat(element.style.getPropertyValue(name));
/** A page is as high as its style says; jsdom lays nothing out. */
const heightOf = (page: HTMLElement) => px(page, '--page-width') * px(page, '--page-ratio') || 0;
function topOf(page: HTMLElement): number {
  const before = page.previousElementSibling;
  return before instanceof HTMLElement ? topOf(before) + heightOf(before) + GAP_PX : GAP_PX;
}
const layout = {
  offsetTop: topOf,
  offsetHeight: heightOf,
  clientHeight: () => HEIGHT_PX,
} as const;

beforeEach(() => {
  for (const [name, measure] of Object.entries(layout))
    jest.spyOn(HTMLElement.prototype, name as 'offsetTop', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return measure(this);
    });
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
  } as unknown as typeof IntersectionObserver;
  globalThis.ResizeObserver = class {
    constructor(private readonly tell: (entries: unknown[]) => void) {}
    observe() {
      this.tell([{ contentRect: { width: WIDTH_PX } }]);
    }
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});

async function open(count: number) {
  const onCurrent = jest.fn();
  const ref = createRef<PdfPagesHandle>();
  const getPage = () => Promise.resolve({ getViewport: () => ({ width: 100, height: 100 * LANDSCAPE }) });
  const pdf = { numPages: count, getPage } as never;
  const pages = (zoom: number) => (
    <PdfPages ref={ref} pdf={pdf} firstPage={1} zoom={zoom} words="" onCurrent={onCurrent} />
  );
  const { rerender } = render(pages(1));
  await act(() => Promise.resolve());
  return {
    ref,
    onCurrent,
    list: screen.getByRole('region'),
    zoomTo: (zoom: number) => rerender(pages(zoom)),
  };
}

it.each([0.5, 2, 3])('is the same at a zoom of %d, and is told', async (zoom) => {
  const { ref, onCurrent, list, zoomTo } = await open(30);
  ref.current?.goTo(12);
  const middle = () => list.scrollTop + HEIGHT_PX / 2;
  const page = () => screen.getAllByRole('group').findLastIndex((one) => one.offsetTop <= middle()) + 1;
  const before = page();
  onCurrent.mockClear();
  zoomTo(zoom);
  expect(page()).toBe(before);
  expect(onCurrent).toHaveBeenLastCalledWith(before);
});

it('is told when smaller pages bring another one into the middle, though nothing scrolled', async () => {
  const { onCurrent, list, zoomTo } = await open(30);
  zoomTo(3);
  list.scrollTop = 0;
  onCurrent.mockClear();
  jest.spyOn(list, 'scrollTop', 'set').mockImplementation(() => undefined);
  zoomTo(0.5);
  expect(onCurrent).toHaveBeenLastCalledWith(3);
});
