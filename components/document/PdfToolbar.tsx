import { PanelLeft, ZoomIn, ZoomOut } from 'lucide';
import { useState } from 'react';
import { FindBar } from '@/components/ui/form/FindBar';
import { IconButton } from '@/components/ui/form/IconButton';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import type { SideView } from './PdfSide';
import type { PdfSearch } from './use-pdf-search';
import styles from './document.module.css';

interface PdfToolbarProps {
  count: number;
  current: number;
  zoom: number;
  onZoom: (zoom: number) => void;
  onPage: (page: number) => void;
  side: SideView | null;
  onSide: (side: SideView | null) => void;
  search: PdfSearch;
}

/** Zoom levels; 1 fits the width. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** What stands for the number of matches where it is not known. */
const UNKNOWN = { ready: undefined, reading: 'Searching…', failed: 'The text could not be read' };

function PageJump({ count, current, onPage }: Pick<PdfToolbarProps, 'count' | 'current' | 'onPage'>) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <form
      className={styles.jump}
      onSubmit={handleSubmit(() => {
        const page = Number(typed);
        if (Number.isInteger(page) && page >= 1 && page <= count) onPage(page);
        setTyped(null);
      })}
    >
      <label>
        <span className="visually-hidden">Go to page</span>
        <input
          inputMode="numeric"
          className={styles.jumpInput}
          value={typed ?? String(current)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(null)}
        />
      </label>
      <span>of {count}</span>
    </form>
  );
}

function Zoom({ zoom, onZoom }: Pick<PdfToolbarProps, 'zoom' | 'onZoom'>) {
  const at = ZOOMS.findIndex((step) => step === zoom);
  const smaller = ZOOMS[at - 1];
  const larger = ZOOMS[at + 1];
  return (
    <div className={styles.jump}>
      {/* Not `disabled`: the button that reached the last step keeps the focus. */}
      <IconButton
        icon={ZoomOut}
        label="Smaller"
        aria-disabled={smaller === undefined}
        onClick={() => onZoom(smaller ?? zoom)}
      />
      <output aria-label="Zoom">{Math.round(zoom * 100)} %</output>
      <IconButton
        icon={ZoomIn}
        label="Larger"
        aria-disabled={larger === undefined}
        onClick={() => onZoom(larger ?? zoom)}
      />
    </div>
  );
}

/** Controls for the page, zoom, contents and search of a document. */
export function PdfToolbar({ count, current, zoom, onZoom, onPage, side, onSide, search }: PdfToolbarProps) {
  return (
    <div className={styles.toolbar} role="group" aria-label="Document tools">
      <IconButton
        icon={PanelLeft}
        label="Contents and pages"
        aria-expanded={side !== null}
        onClick={() => onSide(side === null ? 'pages' : null)}
      />
      <PageJump count={count} current={current} onPage={onPage} />
      <Zoom zoom={zoom} onZoom={onZoom} />
      <FindBar
        label="Search in the document"
        place="In this document"
        words={search.words}
        count={search.found.length}
        at={search.at}
        unknown={UNKNOWN[search.state]}
        onWords={search.setWords}
        onStep={search.step}
      />
    </div>
  );
}
