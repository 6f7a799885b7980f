import { Outline, Page } from 'react-pdf';
import { Button } from '@/components/ui/form/Button';
import { useState } from 'react';
import styles from './document.module.css';

export type SideView = 'pages' | 'outline';

interface PdfSideProps {
  view: SideView;
  count: number;
  current: number;
  /** False where the outline is hidden (R-ENT-26). */
  outline: boolean;
  onPage: (page: number) => void;
  onView: (view: SideView) => void;
}

const THUMBNAIL_WIDTH_PX = 96;

function Thumbnails({ count, current, onPage }: Pick<PdfSideProps, 'count' | 'current' | 'onPage'>) {
  return (
    <ol className={styles.thumbnails}>
      {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
        <li key={page} className={styles.thumbnail}>
          <button
            type="button"
            aria-label={`Page ${page}`}
            aria-current={page === current ? 'page' : undefined}
            className={styles.thumbnailButton}
            onClick={() => onPage(page)}
          >
            <Page
              pageNumber={page}
              width={THUMBNAIL_WIDTH_PX}
              renderTextLayer={false}
              renderAnnotationLayer={false}
              loading={null}
            />
          </button>
          <span aria-hidden>{page}</span>
        </li>
      ))}
    </ol>
  );
}

function Contents() {
  const [empty, setEmpty] = useState(false);
  return (
    <>
      <Outline
        className={styles.outline ?? ''}
        onLoadSuccess={(outline) => setEmpty(!outline || outline.length === 0)}
      />
      {empty ? <p className="soft">This document has no table of contents.</p> : null}
    </>
  );
}

/** Page thumbnails, or the table of contents. */
export function PdfSide({ view, count, current, outline, onPage, onView }: PdfSideProps) {
  return (
    <div className={styles.side} role="group" aria-label="Contents and pages">
      {outline ? (
        <div className={styles.sideTabs}>
          {(['pages', 'outline'] as const).map((name) => (
            <Button
              key={name}
              look="quiet"
              size="small"
              aria-pressed={view === name}
              onClick={() => onView(name)}
            >
              {name === 'pages' ? 'Pages' : 'Contents'}
            </Button>
          ))}
        </div>
      ) : null}
      {view === 'outline' && outline ? (
        <Contents />
      ) : (
        <Thumbnails count={count} current={current} onPage={onPage} />
      )}
    </div>
  );
}
