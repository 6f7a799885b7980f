import { Copy, Download } from 'lucide';
import { useState } from 'react';
import { saveTextFile } from '@/lib/browser/save-file';
import { deviceToday } from '@/lib/browser/today';
import { citations, plainCitation, type Citation } from '@/lib/domain/catalogue/citations';
import { citedLibrary, citedWork, type CitedWork } from '@/lib/domain/catalogue/cited-work';
import { bibtexFile, risFile } from '@/lib/domain/catalogue/reference-files';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { momentAddress } from '@/lib/domain/playback/moment-address';
import { clockText } from '@/lib/domain/playback/moments';
import { site } from '@/lib/contracts/site';
import { usePlaybackStore } from '@/stores/playback';
import { Button } from '@/components/ui/form/Button';
import { CopyButton } from '@/components/ui/form/CopyButton';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { Dialog } from '@/components/ui/message/Dialog';
import { Heading } from '@/components/ui/text/Heading';
import { Icon } from '@/components/ui/picture/Icon';
import { Row } from '@/components/ui/layout/Stack';
import styles from './actions.module.css';

function CitationEntry({ citation }: { citation: Citation }) {
  return (
    <li className={styles.citation}>
      <div className={styles.citationHead}>
        <Heading level={3} size="md">
          {citation.style}
        </Heading>
        <CopyButton
          look="quiet"
          size="small"
          aria-label={`Copy ${citation.style}`}
          icon={Copy}
          text={plainCitation(citation)}
          said={`${citation.style} citation copied`}
        >
          Copy
        </CopyButton>
      </div>
      <p dir="auto">
        {citation.parts.map(({ text, italic }, index) => (italic ? <em key={index}>{text}</em> : text))}
      </p>
    </li>
  );
}

function workOf(page: ItemPage, address: string, moment: number | null): CitedWork {
  const { name, kindName, date, firstPublishedAt, contributors, producers } = page;
  const recording = page.recording?.kind ?? null;
  const described = { name, kindName, date, firstPublishedAt, contributors, producers, recording };
  const url = moment === null ? address : momentAddress(address, moment);
  return citedWork(described, { library: citedLibrary(site()), url, accessed: deviceToday(), moment });
}

interface CiteDialogProps {
  page: ItemPage;
  address: string;
  onClose: () => void;
}

/** Citations to copy, and files for reference managers. Once a recording has played, its current second can be cited. */
export function CiteDialog({ page, address, onClose }: CiteDialogProps) {
  const [seconds] = useState(() => Math.floor(usePlaybackStore.getState().seconds));
  const [momentWanted, setMomentWanted] = useState(false);
  const work = workOf(page, address, momentWanted ? seconds : null);
  return (
    <Dialog onClose={onClose} title="Cite this">
      {page.recording && seconds > 0 ? (
        <Checkbox
          label={`Cite the moment at ${clockText(seconds)}`}
          checked={momentWanted}
          onChange={(event) => setMomentWanted(event.target.checked)}
        />
      ) : null}
      <ul className={styles.citations}>
        {citations(work).map((citation) => (
          <CitationEntry key={citation.style} citation={citation} />
        ))}
      </ul>
      <Row gap={3}>
        <Button
          look="secondary"
          onClick={() =>
            saveTextFile(`${page.slug}.ris`, 'application/x-research-info-systems', risFile([work]))
          }
        >
          <Icon of={Download} /> RIS file
        </Button>
        <Button
          look="secondary"
          onClick={() => saveTextFile(`${page.slug}.bib`, 'application/x-bibtex', bibtexFile([work]))}
        >
          <Icon of={Download} /> BibTeX file
        </Button>
      </Row>
    </Dialog>
  );
}
