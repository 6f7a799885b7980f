import { useCallback, useEffect, useRef } from 'react';
import { Page } from 'react-pdf';
import { markWords } from '@/lib/domain/item-page/document/mark-words';
import styles from './document.module.css';

interface PdfPageProps {
  number: number;
  of: number;
  /** In px. */
  width: number;
  ratio: number;
  drawn: boolean;
  words: string;
  observe: (element: HTMLElement) => () => void;
}

/** One page, or a placeholder of its size. */
export function PdfPage({ number, of, width, ratio, drawn, words, observe }: PdfPageProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? observe(element.current) : undefined), [observe]);
  useEffect(() => {
    element.current?.style.setProperty('--page-width', `${width}px`);
    element.current?.style.setProperty('--page-ratio', String(ratio));
  }, [width, ratio]);
  // The text layer renders this as HTML: the text is escaped, and <mark> is the only element.
  const renderText = useCallback(({ str }: { str: string }) => markWords(str, words), [words]);
  return (
    <div
      ref={element}
      data-page={number}
      className={styles.page}
      role="group"
      aria-label={`Page ${number} of ${of}`}
    >
      {drawn ? (
        <Page
          pageNumber={number}
          width={width}
          renderAnnotationLayer={false}
          customTextRenderer={renderText}
          loading={null}
        />
      ) : null}
    </div>
  );
}
