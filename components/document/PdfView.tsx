import { useCallback, useMemo, useRef, useState } from 'react';
import { Document, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { Button } from '@/components/ui/form/Button';
import type { ClassEntry } from '@/lib/contracts/media/media';
import { PdfPages, type PdfPagesHandle } from './PdfPages';
import { PdfSide, type SideView } from './PdfSide';
import { PdfToolbar } from './PdfToolbar';
import { usePdfSearch, type PdfDocument } from './use-pdf-search';
import { useReadingReports } from './use-reading-reports';
import styles from './document.module.css';

// Self-hosted: the bundler emits the worker beside the other scripts.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

interface PdfViewProps {
  url: string;
  name: string;
  contentId: string;
  documentId: string;
  entered: ClassEntry | undefined;
  firstPage: number;
  /** R-ENT-26. */
  outline: boolean;
  onPage: ((page: number) => void) | undefined;
  onFailed: () => void;
}

function Broken({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.readerMessage}>
      <p>The document could not be opened.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

/** Shows a PDF with its toolbar, contents and search. */
export function PdfView({ url, name, contentId, documentId, firstPage, ...rest }: PdfViewProps) {
  const { entered, outline, onPage, onFailed } = rest;
  const [pdf, setPdf] = useState<PdfDocument | null>(null);
  const [current, setCurrent] = useState(firstPage);
  const [zoom, setZoom] = useState(1);
  const [side, setSide] = useState<SideView | null>(null);
  const pages = useRef<PdfPagesHandle>(null);
  const goTo = useCallback((page: number) => pages.current?.goTo(page), []);
  const search = usePdfSearch(pdf, goTo);
  useReadingReports({ contentId, documentId, entered, name, page: current, isOpen: pdf !== null });
  const file = useMemo(() => ({ url, withCredentials: false }), [url]);
  return (
    <Document
      file={file}
      className={styles.pdf}
      onLoadSuccess={setPdf}
      onItemClick={({ pageNumber }) => goTo(pageNumber)}
      loading={<p className={styles.readerMessage}>Opening…</p>}
      error={<Broken onRetry={onFailed} />}
    >
      <PdfToolbar
        count={pdf?.numPages ?? 0}
        current={current}
        zoom={zoom}
        onZoom={setZoom}
        onPage={goTo}
        side={side}
        onSide={setSide}
        search={search}
      />
      <div className={styles.pdfBody}>
        {side && pdf ? (
          <PdfSide
            view={side}
            count={pdf.numPages}
            current={current}
            outline={outline}
            onPage={goTo}
            onView={setSide}
          />
        ) : null}
        {pdf ? (
          <PdfPages
            ref={pages}
            pdf={pdf}
            firstPage={firstPage}
            zoom={zoom}
            words={search.words}
            onCurrent={(page) => {
              setCurrent(page);
              onPage?.(page);
            }}
          />
        ) : null}
      </div>
    </Document>
  );
}
