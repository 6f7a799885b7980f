import { X } from 'lucide';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import type { DocumentInfo } from '@/lib/contracts/catalogue/content-item';
import type { ClassEntry } from '@/lib/contracts/media/media';
import { failureWords } from '@/lib/domain/playback/failures';
import { PrintLink } from './PrintLink';
import { useDocumentGrant, type DocumentGrantState } from './use-document-grant';
import { askedPart } from '@/components/status/asked-part';
import { Button } from '@/components/ui/form/Button';
import { Heading } from '@/components/ui/text/Heading';
import { IconButton } from '@/components/ui/form/IconButton';
import { Skeleton } from '@/components/ui/message/Skeleton';
import styles from './document.module.css';

const PdfView = askedPart(() => import('./PdfView'), 'PdfView');

interface DocumentReaderProps {
  /** The item that the document belongs to. */
  contentId: string;
  document: DocumentInfo;
  /** R-ENT-25. */
  mayPrint: boolean;
  /** R-ENT-26. */
  outline: boolean;
  /** The class and list entry through which it is opened, if any. */
  entered?: ClassEntry;
  firstPage?: number;
  /** Called with the page being read. */
  onPage?: (page: number) => void;
  onClose: () => void;
}

/**
 * Scrolls to the reader and focuses it when it opens. On close the focus returns to the element that opened it, as with a
 * dialog, so that keyboard users do not start again from the top of the page.
 */
function useArrival() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    const opener = document.activeElement;
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
    return () => {
      // Leave the focus alone if it has moved out of the reader or the opener no longer exists.
      const held = element?.contains(document.activeElement) ?? false;
      if (held && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return frame;
}

type ContentProps = Omit<ComponentProps<typeof PdfView>, 'url' | 'onFailed'> & { grant: DocumentGrantState };

/** The document once its grant has arrived, or the reason for a failure. */
function Content({ grant: { url, failure, retry }, ...read }: ContentProps) {
  if (failure)
    return (
      <div role="alert" className={styles.readerMessage}>
        <p>
          <b>{failureWords[failure].title}.</b> {failureWords[failure].text}
        </p>
        {failureWords[failure].retry ? <Button onClick={retry}>Try again</Button> : null}
      </div>
    );
  if (url === null)
    return (
      <div aria-busy className={styles.readerMessage}>
        Opening…
      </div>
    );
  return <PdfView fallback={<Skeleton shape="picture" />} {...read} url={url} onFailed={retry} />;
}

/** Reader for one document, within the page. It prints only if the item allows printing (R-ENT-25). */
export function DocumentReader({
  contentId,
  document,
  mayPrint,
  firstPage = 1,
  ...rest
}: DocumentReaderProps) {
  const { outline, entered, onPage, onClose } = rest;
  const grant = useDocumentGrant(contentId, document.id, entered);
  // The first page is kept from the first render, because the address changes during reading.
  const [start] = useState(firstPage);
  const frame = useArrival();
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={`Reading ${document.name}`}
      className={styles.reader}
      data-print={mayPrint}
    >
      <div className={styles.readerHead}>
        <Heading level={3} size="md" dir="auto">
          {document.name}
        </Heading>
        <div className={styles.readerActions}>
          {mayPrint && grant.url !== null ? (
            <PrintLink contentId={contentId} documentId={document.id} url={grant.url} />
          ) : null}
          <IconButton icon={X} label="Close the document" onClick={onClose} />
        </div>
      </div>
      <Content
        grant={grant}
        contentId={contentId}
        documentId={document.id}
        entered={entered}
        name={document.name}
        firstPage={start}
        outline={outline}
        onPage={onPage}
      />
    </div>
  );
}
