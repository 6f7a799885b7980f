import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { PdfPage } from './PdfPage';
import { useElementWidth } from './use-element-width';
import { usePagesInView } from './use-pages-in-view';
import type { PdfDocument } from './use-pdf-search';
import styles from './document.module.css';

export interface PdfPagesHandle {
  /** Scrolls the list, not the window, to a page; pages count from 1. */
  goTo: (page: number) => void;
}

interface PdfPagesProps {
  ref: Ref<PdfPagesHandle>;
  pdf: PdfDocument;
  firstPage: number;
  /** 1: fit to width. */
  zoom: number;
  /** Search words, highlighted on the pages. */
  words: string;
  onCurrent: (page: number) => void;
}

/** A4, until the first page's size is known. */
const USUAL_RATIO = Math.SQRT2;
/** At zoom 1 a page is no wider than this, because wider pages are hard to read. */
const WIDEST_PAGE_PX = 900;
const PAGE_MARGIN_PX = 32;

/** A scrolling region is focusable, so that the arrow keys scroll it (WCAG 2.1.1). */
const scrolled = { role: 'region', 'aria-label': 'Pages', tabIndex: 0 } as const;

/** Height divided by width of the first page; sizes the placeholders of pages not drawn yet. */
function useRatio(pdf: PdfDocument): number {
  const [ratio, setRatio] = useState(USUAL_RATIO);
  useEffect(() => {
    let current = true;
    pdf.getPage(1).then(
      (page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        if (current) setRatio(height / width);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pdf]);
  return ratio;
}

function showPage(list: HTMLElement | null, page: number): void {
  const target = list?.querySelector<HTMLElement>(`[data-page="${page}"]`);
  if (list && target) list.scrollTop = target.offsetTop - PAGE_MARGIN_PX / 2;
}

/** All pages below each other; only those near the viewport are drawn. */
export function PdfPages({ ref, pdf, firstPage, zoom, words, onCurrent }: PdfPagesProps) {
  const list = useRef<HTMLDivElement>(null);
  const available = useElementWidth(list);
  const ratio = useRatio(pdf);
  const width = Math.max(1, Math.min(available - PAGE_MARGIN_PX, WIDEST_PAGE_PX)) * zoom;
  const { near, observe } = usePagesInView(list, `${width} ${ratio}`, onCurrent);

  useImperativeHandle(ref, () => ({ goTo: (page) => showPage(list.current, page) }));

  const ready = available > 0;
  useEffect(() => {
    if (ready) showPage(list.current, firstPage);
  }, [ready, firstPage]);

  return (
    <div ref={list} className={styles.pages} {...scrolled}>
      {ready
        ? Array.from({ length: pdf.numPages }, (_, index) => (
            <PdfPage
              key={index + 1}
              number={index + 1}
              of={pdf.numPages}
              width={width}
              ratio={ratio}
              drawn={near.has(index + 1)}
              words={words}
              observe={observe}
            />
          ))
        : null}
    </div>
  );
}
