import { Printer, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import type { DocumentInfo } from '@/lib/contracts/content-item';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { failureWords } from '@/lib/domain/playback/failures';
import { useDocumentGrant } from './use-document-grant';
import { Button } from '@/components/ui/Button';
import { buttonClasses } from '@/components/ui/button-classes';
import { Heading } from '@/components/ui/Heading';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { Skeleton } from '@/components/ui/Skeleton';
import styles from './document.module.css';

const PdfView = dynamic(() => import('./PdfView').then((module) => module.PdfView), {
  ssr: false,
  loading: () => <Skeleton shape="picture" />,
});

interface DocumentReaderProps {
  page: ItemPage;
  document: DocumentInfo;
  firstPage: number;
  onClose: () => void;
}

/** The frame that the reader is brought to when it opens. */
function useArrival() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'start' });
    frame.current?.focus({ preventScroll: true });
  }, []);
  return frame;
}

/** One document, read in the page. Where printing is not allowed it does not print (R-ENT-25). */
export function DocumentReader({ page, document, firstPage, onClose }: DocumentReaderProps) {
  const { url, failure, retry } = useDocumentGrant(page.id, document.id);
  // Where the reader began: the address changes while they read.
  const [start] = useState(firstPage);
  const frame = useArrival();
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={`Reading ${document.name}`}
      className={styles.reader}
      data-print={page.mayPrint}
    >
      <div className={styles.readerHead}>
        <Heading level={3} size="md" dir="auto">
          {document.name}
        </Heading>
        <div className={styles.rowActions}>
          {page.mayPrint && url !== null ? (
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className={buttonClasses({ look: 'quiet', size: 'small' })}
            >
              <Icon of={Printer} /> Open to print
              <span className="visually-hidden"> (opens a new tab)</span>
            </a>
          ) : null}
          <IconButton icon={X} label="Close the document" onClick={onClose} />
        </div>
      </div>
      {failure ? (
        <div role="alert" className={styles.readerMessage}>
          <p>
            <b>{failureWords[failure].title}.</b> {failureWords[failure].text}
          </p>
          {failureWords[failure].retry ? <Button onClick={retry}>Try again</Button> : null}
        </div>
      ) : url === null ? (
        <div aria-busy className={styles.readerMessage}>
          Opening…
        </div>
      ) : (
        <PdfView
          url={url}
          name={document.name}
          contentId={page.id}
          documentId={document.id}
          firstPage={start}
          outline={page.outline}
          onFailed={retry}
        />
      )}
    </div>
  );
}
