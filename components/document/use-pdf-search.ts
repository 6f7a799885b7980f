import { useEffect, useMemo, useState } from 'react';
import type { pdfjs } from 'react-pdf';
import { logEvent } from '@/lib/browser/log';
import { findInPages } from '@/lib/domain/item-page/document/find-in-pages';

/** An open document. */
export type PdfDocument = Awaited<ReturnType<typeof pdfjs.getDocument>['promise']>;

export interface PdfSearch {
  words: string;
  /** Page numbers of the matches, from 1; a page with several matches appears once for each. */
  found: readonly number[];
  /** Index into `found`. */
  at: number;
  /** `reading` while the text of the document is being extracted; `failed` when it cannot be: typing tries again. */
  state: 'ready' | 'reading' | 'failed';
  setWords: (words: string) => void;
  step: (by: 1 | -1) => void;
}

async function textOfPage(pdf: PdfDocument, number: number): Promise<string> {
  const content = await (await pdf.getPage(number)).getTextContent();
  return content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
}

/**
 * Search in the whole document; its text is extracted on the first search. Shows the first match as soon as it is known.
 * @param onPage shows a page; the same function in every render
 */
export function usePdfSearch(pdf: PdfDocument | null, onPage: (page: number) => void): PdfSearch {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const [texts, setTexts] = useState<readonly string[] | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const isReading = words.trim() !== '' && texts === null && pdf !== null && !isFailed;

  useEffect(() => {
    if (!isReading) return undefined;
    let isCurrent = true;
    const pages = Array.from({ length: pdf.numPages }, (_, index) => textOfPage(pdf, index + 1));
    Promise.all(pages).then(
      (read) => {
        if (isCurrent) setTexts(read);
      },
      (error: unknown) => {
        logEvent('error', 'The text of a document could not be read for search', error);
        if (isCurrent) setIsFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isReading, pdf]);

  const found = useMemo(() => findInPages(words, texts ?? []), [words, texts]);
  useEffect(() => {
    const [first] = found;
    if (first !== undefined) onPage(first);
  }, [found, onPage]);

  return {
    words,
    found,
    at,
    state: isReading ? 'reading' : isFailed ? 'failed' : 'ready',
    setWords: (next) => {
      setWords(next);
      setAt(0);
      setIsFailed(false);
    },
    step: (by) => {
      if (found.length === 0) return;
      const next = (at + by + found.length) % found.length;
      setAt(next);
      onPage(found[next] ?? 1);
    },
  };
}
