import { useEffect, useMemo, useState } from 'react';
import type { pdfjs } from 'react-pdf';
import { findInPages } from '@/lib/domain/item-page/find-in-pages';

type PdfDocument = Awaited<ReturnType<typeof pdfjs.getDocument>['promise']>;

export interface PdfSearch {
  words: string;
  /** Page numbers of the matches, from 1; a page with several matches appears once for each. */
  found: readonly number[];
  /** Index into `found`. */
  at: number;
  /** True while the text of the document is being extracted. */
  reading: boolean;
  setWords: (words: string) => void;
  step: (by: 1 | -1) => void;
}

async function textOfPage(pdf: PdfDocument, number: number): Promise<string> {
  const content = await (await pdf.getPage(number)).getTextContent();
  return content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
}

/** Search in the whole document; its text is extracted on the first search. */
export function usePdfSearch(pdf: PdfDocument | null, onPage: (page: number) => void): PdfSearch {
  const [words, setWordsOnly] = useState('');
  const [at, setAt] = useState(0);
  const [texts, setTexts] = useState<readonly string[] | null>(null);
  const wanted = words.trim() !== '' && texts === null && pdf !== null;

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const pages = Array.from({ length: pdf.numPages }, (_, index) => textOfPage(pdf, index + 1));
    Promise.all(pages).then(
      (read) => {
        if (current) setTexts(read);
      },
      () => {
        if (current) setTexts([]);
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, pdf]);

  const found = useMemo(() => findInPages(words, texts ?? []), [words, texts]);
  return {
    words,
    found,
    at,
    reading: wanted,
    setWords: (next) => {
      setWordsOnly(next);
      setAt(0);
      const [first] = findInPages(next, texts ?? []);
      if (first !== undefined) onPage(first);
    },
    step: (by) => {
      if (found.length === 0) return;
      const next = (at + by + found.length) % found.length;
      setAt(next);
      onPage(found[next] ?? 1);
    },
  };
}
